import { isLocale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, LOCALES } from '@zielona-fala/contracts';

const COOKIE = new RegExp(`(^|; )${LOCALE_COOKIE}=(${LOCALES.join('|')})(;|$)`);
const AGE_SECONDS = LOCALE_COOKIE_DAYS * 86_400;

/**
 * What has to happen before the first paint, in a page that is cached for nobody. The chosen theme is set. Where no cookie
 * says the language, the one in local storage counts at the address without one (requirement 4.6), also after the server has
 * led from there to the browser's language: the cookie is set, and the language is switched unless the browser refuses
 * cookies, which would lead in a circle.
 */
export function applyChoices(page: Window): void {
  try {
    const theme = page.localStorage.getItem('selectedTheme');
    if (theme === 'light' || theme === 'dark') page.document.documentElement.dataset.theme = theme;
    const locale = page.localStorage.getItem('selectedLanguage');
    if (isLocale(locale)) switchTo(locale, page);
  } catch {
    // without storage the page stays as the server wrote it
  }
}

function switchTo(locale: string, { document, location, performance }: Window): void {
  const start = locale === 'pl' ? '/' : `/${locale}`;
  const hasCookie = () => COOKIE.test(document.cookie);
  if (location.pathname === start || hasCookie() || !isWithoutLanguage(location, performance)) return;
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale};Path=/;Max-Age=${AGE_SECONDS};SameSite=Lax${secure}`;
  if (hasCookie()) location.replace(start + location.search + location.hash);
}

/** Whether the learner asked for the start page in no language; the server may have led from there to another. */
function isWithoutLanguage({ pathname }: Location, performance: Performance): boolean {
  if (pathname === '/') return true;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return LOCALES.some((locale) => pathname === `/${locale}`) && (navigation?.redirectCount ?? 0) > 0;
}
