import type { PortalTheme, Theme } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';

/** Follows the system until another theme is chosen; forgets the choice with the page. */
export function createTheme(): PortalTheme {
  const chosen = createObservable<Theme>('system');
  return {
    current: chosen.get,
    subscribe: chosen.subscribe,
    choose(theme) {
      if (theme === 'system') document.documentElement.removeAttribute('data-theme');
      else document.documentElement.dataset.theme = theme;
      chosen.set(theme);
    },
  };
}
