import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';

const START = '/api/v1/auth/google/start';

/** Begins the way through Google, which comes back in this language and leads on to where the visitor wanted to go. */
export function useStartPath(): string {
  const locale = useLocale();
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  return `${START}?${new URLSearchParams({ locale, ...(redirectTo !== null && { redirectTo }) })}`;
}
