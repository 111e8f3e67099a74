import { createReloads, type Reloads } from '../updates/reloads.ts';

/**
 * Loads the page once more where a script of the shell is not on the server: the HTML names files of a build that is gone.
 * Code that would notice it by itself is in such a file.
 */
export function reloadWithoutScript(page: Window, { take }: Reloads = createReloads()): void {
  const { document, location, navigator } = page;
  const isOwnScript = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement && new URL(target.src, location.href).origin === location.origin;
  page.addEventListener(
    'error',
    ({ target }) => {
      if (isOwnScript(target) && navigator.onLine && !document.documentElement.dataset.ready) take();
    },
    true,
  );
}
