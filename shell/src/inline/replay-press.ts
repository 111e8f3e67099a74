/** Buttons that do nothing without React; one that opens a menu is the browser's. */
const BUTTON = 'button[type=button]:not([popovertarget])';

/**
 * The last press on a button before the page answers is repeated once it does: React drops clicks on what it has not taken
 * over yet, and the browser would send a form and with it lose what was typed.
 */
export function replayPress(page: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      if (!page.dataset.ready) pressed = (target as Element).closest<HTMLElement>(BUTTON) ?? pressed;
    },
    // before React, which stops a press while the code of its target is on its way
    { capture: true },
  );
  addEventListener('click', () => {
    // React took the page over for this press, and has handled it
    if (page.dataset.ready) pressed = null;
  });
  addEventListener('submit', (event) => {
    if (page.dataset.ready) return;
    event.preventDefault();
    pressed = event.submitter;
  });
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    // in a task of its own: the press for which React took the page over is on its way to the listener above
    setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
    });
  }).observe(page, { attributeFilter: ['data-ready'] });
}
