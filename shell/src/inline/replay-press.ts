/** Buttons that do nothing without React; one that opens a menu is the browser's. */
const BUTTON = 'button[type=button]:not([popovertarget])';

/**
 * The last press on a button before the page answers is repeated once it does: React drops clicks on what it has not taken
 * over yet, and the browser would send a form and with it lose what was typed.
 */
export function replayPress(page: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  // in the bubble phase: a press that React takes over at once has been handled by then, and marked the page as ready
  addEventListener('click', ({ target }) => {
    if (!page.dataset.ready) pressed = (target as Element).closest<HTMLElement>(BUTTON) ?? pressed;
  });
  addEventListener('submit', (event) => {
    if (page.dataset.ready) return;
    event.preventDefault();
    pressed = event.submitter;
  });
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    if (pressed?.isConnected) pressed.click();
  }).observe(page, { attributeFilter: ['data-ready'] });
}
