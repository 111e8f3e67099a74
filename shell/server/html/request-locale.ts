import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@zielona-fala/contracts';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The learner's choice: the cookie, else the browser's languages, else Polish. */
export function localeOfRequest(request: Request): Locale {
  const chosen = parseCookie(request.get('cookie') ?? '')[LOCALE_COOKIE];
  if (isLocale(chosen)) return chosen;
  const accepted = request.acceptsLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  return accepted.find(isLocale) ?? DEFAULT_LOCALE;
}
