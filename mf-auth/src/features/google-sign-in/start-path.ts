import { GOOGLE_START_PATH } from '@zielona-fala/contracts';
import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';

/** Begins the way through Google, which comes back in this language and leads on to where the visitor wanted to go. */
export function useStartPath(): string {
  const locale = useLocale();
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  return `${GOOGLE_START_PATH}?${new URLSearchParams({ locale, ...(redirectTo !== null && { redirectTo }) })}`;
}
