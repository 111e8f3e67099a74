import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@zielona-fala/contracts';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The learner's choice by the cookie; null when there is none. */
export function chosenLocale(request: Request): Locale | null {
  const chosen = parseCookie(request.get('cookie') ?? '')[LOCALE_COOKIE];
  return isLocale(chosen) ? chosen : null;
}

/** The learner's choice: the cookie, else the browser's languages, else Polish. */
export function localeOfRequest(request: Request): Locale {
  const chosen = chosenLocale(request);
  if (chosen !== null) return chosen;
  const accepted = request.acceptsLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  return accepted.find(isLocale) ?? DEFAULT_LOCALE;
}
