import { GOOGLE_START_PATH } from '@zielona-fala/contracts';
import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useInBrowser } from '@zielona-fala/web-kit/ui';

/** Begins the way through Google, which comes back in this language and leads on to where the visitor wanted to go. */
export function useStartPath(): string {
  const locale = useLocale();
  const [search] = useSearchParams();
  // the page was rendered for everybody, whatever the address says besides
  const redirectTo = useInBrowser(() => search.get('redirectTo'), null);
  return `${GOOGLE_START_PATH}?${new URLSearchParams({ locale, ...(redirectTo !== null && { redirectTo }) })}`;
}
