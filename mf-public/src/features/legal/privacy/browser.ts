import { defineMessages } from 'react-intl';
import type { ProseSection } from '../../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  cookiesTitle: {
    id: 'public.privacy.cookies.title',
    defaultMessage: 'Ciasteczka',
    description: 'Privacy policy: heading of a section',
  },
  cookiesIntro: {
    id: 'public.privacy.cookies.intro',
    defaultMessage:
      'Używamy tylko ciasteczek, bez których portal by nie działał. Dlatego nie pytamy o zgodę na inne: nie ma ich.',
    description: 'Privacy policy: above the list of cookies',
  },
  cookiesLanguage: {
    id: 'public.privacy.cookies.language',
    defaultMessage: 'Wybrany język. Rok (365 dni).',
    description: 'Privacy policy: language cookie',
  },
  cookiesRefresh: {
    id: 'public.privacy.cookies.refresh',
    defaultMessage: 'Utrzymuje zalogowanie, niewidoczne dla skryptów. Do 30 dni.',
    description: 'Privacy policy: refresh cookie',
  },
  cookiesSession: {
    id: 'public.privacy.cookies.session',
    defaultMessage: 'Numer sesji po zalogowaniu, niewidoczny dla skryptów. Do 30 dni.',
    description: 'Privacy policy: session id cookie',
  },
  cookiesAnonymous: {
    id: 'public.privacy.cookies.anonymous',
    defaultMessage: 'Losowy numer przed zalogowaniem: chroni formularze. Do zamknięcia przeglądarki.',
    description: 'Privacy policy: anonymous id cookie',
  },
  cookiesCsrf: {
    id: 'public.privacy.cookies.csrf',
    defaultMessage:
      'Nie pozwala obcym stronom wysyłać formularzy w Twoim imieniu. Do zamknięcia przeglądarki.',
    description: 'Privacy policy: CSRF cookie',
  },
  storageTitle: {
    id: 'public.privacy.storage.title',
    defaultMessage: 'Pamięć przeglądarki',
    description: 'Privacy policy: heading of a section',
  },
  storageIntro: {
    id: 'public.privacy.storage.intro',
    defaultMessage:
      'W pamięci lokalnej Twojej przeglądarki zapisujemy wybory, żeby nie pytać o nie za każdym razem. Nie ma tam hasła ani klucza do konta.',
    description: 'Privacy policy: above the list of keys in local storage',
  },
  storageCategory: {
    id: 'public.privacy.storage.category',
    defaultMessage: 'Wybrana kategoria prawa jazdy.',
    description: 'Privacy policy: chosen category',
  },
  storageLanguage: {
    id: 'public.privacy.storage.language',
    defaultMessage: 'Wybrany język.',
    description: 'Privacy policy: chosen language',
  },
  storageTheme: {
    id: 'public.privacy.storage.theme',
    defaultMessage: 'Jasny lub ciemny wygląd.',
    description: 'Privacy policy: chosen theme',
  },
  storageSignedIn: {
    id: 'public.privacy.storage.signed-in',
    defaultMessage: 'Znak, że ktoś jest tu zalogowany. Znika przy wylogowaniu.',
    description: 'Privacy policy: mark that somebody is signed in',
  },
  storageLevel: {
    id: 'public.privacy.storage.level',
    defaultMessage: 'Ostatni ogłoszony poziom, żeby nie gratulować dwa razy. Znika przy wylogowaniu.',
    description: 'Privacy policy: last level announced',
  },
});

export const BROWSER: readonly ProseSection[] = [
  {
    anchor: 'cookies',
    title: MESSAGES.cookiesTitle,
    blocks: [
      { paragraph: MESSAGES.cookiesIntro },
      {
        terms: [
          { name: 'i18n_redirected', text: MESSAGES.cookiesLanguage },
          { name: 'zf_refresh', text: MESSAGES.cookiesRefresh },
          { name: 'zf_sid', text: MESSAGES.cookiesSession },
          { name: 'zf_anon', text: MESSAGES.cookiesAnonymous },
          { name: 'zf_csrf', text: MESSAGES.cookiesCsrf },
        ],
      },
    ],
  },
  {
    anchor: 'storage',
    title: MESSAGES.storageTitle,
    blocks: [
      { paragraph: MESSAGES.storageIntro },
      {
        terms: [
          { name: 'selectedCategory', text: MESSAGES.storageCategory },
          { name: 'selectedLanguage', text: MESSAGES.storageLanguage },
          { name: 'selectedTheme', text: MESSAGES.storageTheme },
          { name: 'signedIn', text: MESSAGES.storageSignedIn },
          { name: 'announcedLevel', text: MESSAGES.storageLevel },
        ],
      },
    ],
  },
];
