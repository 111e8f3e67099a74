import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, LOCALES } from '@zielona-fala/contracts';

const ANY = `(${LOCALES.join('|')})`;
const AGE_SECONDS = LOCALE_COOKIE_DAYS * 86_400;

/**
 * What has to happen before the first paint, in a page that is cached for nobody. Allowed by its hash. Where no cookie says
 * the language, the one in local storage counts at the address without one (requirement 4.6), also after the server has led
 * from there to the browser's language: the cookie is set, and the language is switched unless the browser refuses cookies,
 * which would lead in a circle. The chosen theme is set.
 */
export const EARLY_SCRIPT =
  "try{let s=localStorage,l=s.getItem('selectedLanguage'),t=s.getItem('selectedTheme'),p=location.pathname," +
  `c=function(){return/(^|; )${LOCALE_COOKIE}=${ANY}(;|$)/.test(document.cookie)};` +
  "if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;" +
  `if(/^${ANY}$/.test(l)&&p!==(l=l==='pl'?'/':'/'+l)&&!c()&&` +
  "(p==='/'||/^\\/(en|de)$/.test(p)&&performance.getEntriesByType('navigation')[0].redirectCount>0)){" +
  `document.cookie='${LOCALE_COOKIE}='+(l.slice(1)||'pl')+';Path=/;Max-Age=${AGE_SECONDS};SameSite=Lax'+(location.protocol==='https:'?';Secure':'');` +
  'if(c())location.replace(l+location.search+location.hash)}}catch{}';
