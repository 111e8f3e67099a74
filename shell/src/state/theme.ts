import { isTheme, type PortalTheme, type Theme } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { browserMemory } from '@zielona-fala/web-kit/storage';

function apply(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = theme;
}

/** Follows the system until the learner chooses. The server's page applies the stored choice before the first paint. */
export function createTheme(): PortalTheme {
  const stored = browserMemory.read('selectedTheme');
  const chosen = createObservable<Theme>(isTheme(stored) ? stored : 'system');
  apply(chosen.get());
  return {
    current: chosen.get,
    subscribe: chosen.subscribe,
    choose(theme) {
      browserMemory.write('selectedTheme', theme === 'system' ? null : theme);
      apply(theme);
      chosen.set(theme);
    },
  };
}
