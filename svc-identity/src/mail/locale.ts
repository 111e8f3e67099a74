import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALES, type Locale } from '@zielona-fala/contracts';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The language of mails that a request causes: its cookie's, else its browser's, else Polish. */
export function localeOf(request: Request): Locale {
  const chosen = parseCookie(request.get('cookie') ?? '')[LOCALE_COOKIE];
  if (isLocale(chosen)) return chosen;
  const accepted = request.acceptsLanguages([...LOCALES]);
  return isLocale(accepted) ? accepted : DEFAULT_LOCALE;
}
