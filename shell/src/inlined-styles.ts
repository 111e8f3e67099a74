/** Attribute of a style element: URLs of the inlined files, separated by spaces. */
export const INLINED_FILES = 'data-files';

/**
 * Tells the bundlers' code, which looks for links, that these style sheets are there. A disabled link is not fetched when a
 * script makes it; one in the HTML is.
 */
export function claimInlinedStyles(): void {
  for (const style of document.querySelectorAll(`style[${INLINED_FILES}]`)) {
    for (const file of style.getAttribute(INLINED_FILES)?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.disabled = true;
      link.href = file;
      document.head.append(link);
    }
  }
}
