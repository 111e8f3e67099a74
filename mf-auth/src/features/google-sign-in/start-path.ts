import { GOOGLE_START_PATH } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useRedirectTo } from '../../shared/page/use-way-back.ts';

/** Begins the way through Google, which comes back in this language and leads on to where the visitor wanted to go. */
export function useStartPath(): string {
  const locale = useLocale();
  const redirectTo = useRedirectTo();
  return `${GOOGLE_START_PATH}?${new URLSearchParams({ locale, ...(redirectTo !== null && { redirectTo }) })}`;
}
