import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  type Locale,
} from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';

const DAY_SECONDS = 86_400;

function cookieLocale(): Locale | null {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1);
  return isLocale(value) ? value : null;
}

function storedLocale(): Locale | null {
  const value = browserMemory.read('selectedLanguage');
  return isLocale(value) ? value : null;
}

function writeCookie(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; SameSite=Lax${secure}`;
}

/** The learner's own choice: in the cookie and in local storage, and for the account that does not have it yet. */
export function rememberLocale(locale: Locale): void {
  writeCookie(locale);
  browserMemory.write('selectedLanguage', locale);
  browserMemory.write('unsavedLanguage', locale);
}

/**
 * A page with a fixed language sets the language if none was chosen; a visit never overwrites a choice, and completes it:
 * the cookie is saved to local storage, or restored from there.
 */
export function rememberLocaleOfPage(locale: Locale): void {
  const fromCookie = cookieLocale();
  const stored = storedLocale();
  const chosen = fromCookie ?? stored ?? locale;
  if (!fromCookie) writeCookie(chosen);
  if (stored !== chosen) browserMemory.write('selectedLanguage', chosen);
}

/** The cookie (saved to local storage), else local storage (written to the cookie), else the browser's language. */
export function chosenLocale(): Locale {
  const fromCookie = cookieLocale();
  if (fromCookie) {
    browserMemory.write('selectedLanguage', fromCookie);
    return fromCookie;
  }
  const stored = storedLocale();
  if (stored) {
    writeCookie(stored);
    return stored;
  }
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLocale) ?? DEFAULT_LOCALE;
}
