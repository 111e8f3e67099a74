import { PUBLIC_SCREENS, type PublicScreen } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';

/** Path of a public screen in the interface's language. */
export function useScreenPath(): (screen: PublicScreen) => string {
  const locale = useLocale();
  return (screen) => PUBLIC_SCREENS[screen][locale];
}
