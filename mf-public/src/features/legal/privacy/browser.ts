import {
  COOKIES,
  type CookieBaseName,
  STORED_KEYS,
  type StoredKey,
  type StoredName,
} from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { KeptFor, ProseSection, ProseTerm } from '../../../shared/prose/prose-section.ts';

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
  storageTitle: {
    id: 'public.privacy.storage.title',
    defaultMessage: 'Pamięć przeglądarki',
    description: 'Privacy policy: heading of a section',
  },
  storageIntro: {
    id: 'public.privacy.storage.intro',
    defaultMessage:
      'W pamięci Twojej przeglądarki zapisujemy wybory, żeby nie pytać o nie za każdym razem, a po zalogowaniu także to, co pozwala wrócić do nauki. Przeglądarka przechowuje też otwarte strony portalu, takie same dla wszystkich, żeby otwierały się bez internetu, a po zalogowaniu to, co ostatnio na nich było: nazwę użytkownika, poziom, wyniki, plan nauki i ranking. Nie ma tam hasła ani klucza do konta. Co należy do konta, znika na wszystkich kartach, gdy sesja się kończy: przy wylogowaniu, po usunięciu konta albo po zmianie hasła na innym urządzeniu.',
    description: 'Privacy policy: above the list of keys in the browser’s storage',
  },
});

const COOKIE_PURPOSES: Readonly<Record<CookieBaseName, MessageDescriptor>> = defineMessages({
  i18n_redirected: {
    id: 'public.privacy.cookies.language',
    defaultMessage: 'Wybrany język.',
    description: 'Privacy policy: language cookie',
  },
  zf_refresh: {
    id: 'public.privacy.cookies.refresh',
    defaultMessage: 'Utrzymuje zalogowanie, niewidoczne dla skryptów.',
    description: 'Privacy policy: refresh cookie',
  },
  zf_sid: {
    id: 'public.privacy.cookies.session',
    defaultMessage: 'Numer sesji po zalogowaniu, niewidoczny dla skryptów.',
    description: 'Privacy policy: session id cookie',
  },
  zf_anon: {
    id: 'public.privacy.cookies.anonymous',
    defaultMessage:
      'Losowy numer, który chroni formularze. Dopóki się nie zalogujesz, znika z zamknięciem przeglądarki.',
    description: 'Privacy policy: anonymous id cookie',
  },
  zf_csrf: {
    id: 'public.privacy.cookies.csrf',
    defaultMessage: 'Nie pozwala obcym stronom wysyłać formularzy w Twoim imieniu.',
    description: 'Privacy policy: CSRF cookie',
  },
  zf_known: {
    id: 'public.privacy.cookies.known',
    defaultMessage:
      'Losowy znak, że na tym urządzeniu udało się już zalogować: cudze próby zgadnięcia hasła nie zamkną Ci wtedy drogi do konta.',
    description: 'Privacy policy: cookie of a browser in which somebody has signed in before',
  },
  zf_google: {
    id: 'public.privacy.cookies.google',
    defaultMessage:
      'Losowy numer, gdy logujesz się przez Google: dzięki niemu odpowiedź Google działa tylko w tej przeglądarce, przez 10 minut.',
    description: 'Privacy policy: cookie of a sign-in with Google',
  },
  canaryBucket: {
    id: 'public.privacy.cookies.canary',
    defaultMessage:
      'Wylosowana liczba od 0 do 99, taka sama w wielu przeglądarkach: od niej zależy, czy nową wersję stron widzisz wcześniej. Tylko gdy taką próbujemy.',
    description:
      'Privacy policy: cookie that has a browser keep the version of a part of the pages; many browsers share its value',
  },
  remoteOverrides: {
    id: 'public.privacy.cookies.overrides',
    defaultMessage:
      'Skąd pochodzi część stron: tylko w wersjach próbnych portalu, gdy ktoś wskaże ją w adresie.',
    description:
      'Privacy policy: cookie of preview installations, set by a parameter of the address: a part of the pages comes from elsewhere',
  },
});

const STORAGE_PURPOSES: Readonly<Record<StoredName, MessageDescriptor>> = defineMessages({
  selectedCategory: {
    id: 'public.privacy.storage.category',
    defaultMessage: 'Wybrana kategoria prawa jazdy.',
    description: 'Privacy policy: chosen category',
  },
  selectedLanguage: {
    id: 'public.privacy.storage.language',
    defaultMessage: 'Wybrany język.',
    description: 'Privacy policy: chosen language',
  },
  unsavedLanguage: {
    id: 'public.privacy.storage.unsaved-language',
    defaultMessage: 'Język wybrany tutaj, którego nie ma jeszcze konto: do najbliższego logowania.',
    description:
      'Privacy policy: language chosen in this browser, until the next sign-in saves it with the account',
  },
  selectedTheme: {
    id: 'public.privacy.storage.theme',
    defaultMessage: 'Jasny lub ciemny wygląd.',
    description: 'Privacy policy: chosen theme',
  },
  examShortcuts: {
    id: 'public.privacy.storage.shortcuts',
    defaultMessage: 'Wyłączone skróty klawiszowe egzaminu.',
    description: 'Privacy policy: keyboard shortcuts of the exam are off',
  },
  textSize: {
    id: 'public.privacy.storage.letters',
    defaultMessage: 'Wybrana wielkość liter w pytaniach.',
    description: 'Privacy policy: chosen size of the letters of questions',
  },
  guestAnswers: {
    id: 'public.privacy.storage.guest-answers',
    defaultMessage:
      'Odpowiedzi na pytania, które rozwiązujesz bez konta: najdłużej 30 dni albo do chwili, gdy po zalogowaniu przejdą na konto.',
    description:
      'Privacy policy: answers given without an account, kept 30 days at most or until they are handed to the account of whoever signs in',
  },
  accountAnswers: {
    id: 'public.privacy.storage.account-answers',
    defaultMessage:
      'Odpowiedzi na te same pytania, gdy konto czeka na aktywację: dane po zalogowaniu albo już przeniesione na konto.',
    description:
      'Privacy policy: answers of a learner whose account is not active yet, to the questions of the entry before it',
  },
  questionLanguage: {
    id: 'public.privacy.storage.question-language',
    defaultMessage: 'Wybrany język pytań, gdy jest inny niż język strony.',
    description: 'Privacy policy: chosen language of questions',
  },
  signLanguage: {
    id: 'public.privacy.storage.sign-language',
    defaultMessage: 'Wybór filmów w języku migowym przy pytaniach.',
    description: 'Privacy policy: films in sign language are shown beside questions',
  },
  pendingLogout: {
    id: 'public.privacy.storage.pending-logout',
    defaultMessage: 'Znak, że serwer jeszcze nie wie o Twoim wylogowaniu.',
    description: 'Privacy policy: mark that a logout has not reached the server',
  },
  signedIn: {
    id: 'public.privacy.storage.signed-in',
    defaultMessage: 'Znak, że ktoś jest tu zalogowany: losowy numer.',
    description: 'Privacy policy: mark that somebody is signed in',
  },
  announcedLevel: {
    id: 'public.privacy.storage.level',
    defaultMessage: 'Ostatni ogłoszony poziom, żeby nie gratulować dwa razy.',
    description: 'Privacy policy: last level announced',
  },
  portalState: {
    id: 'public.privacy.storage.state',
    defaultMessage: 'Twoje egzaminy i statystyki z ostatniej wizyty, żeby pokazać je od razu.',
    description: 'Privacy policy: tests and counts as last loaded',
  },
  agreedLooks: {
    id: 'public.privacy.storage.agreed-looks',
    defaultMessage: 'Język i wygląd ostatnio zapisane z kontem, żeby szły z Tobą z urządzenia na urządzenie.',
    description: 'Privacy policy: language and theme as last saved with the account',
  },
  onboarding: {
    id: 'public.privacy.storage.onboarding',
    defaultMessage: 'Który krok powitania jest za Tobą, żeby nie zaczynać go od nowa.',
    description: 'Privacy policy: how far the introduction to the signed-in area is',
  },
  'exam-progress:': {
    id: 'public.privacy.storage.exam',
    defaultMessage: 'Miejsce w zaczętym egzaminie i odpowiedzi, które jeszcze nie dotarły na serwer.',
    description: 'Privacy policy: where the learner stands in an exam; one key for each exam',
  },
  'waiting-answers:': {
    id: 'public.privacy.storage.waiting-answers',
    defaultMessage: 'Odpowiedzi w zaczętej nauce, które jeszcze nie dotarły na serwer.',
    description:
      'Privacy policy: answers in a learning test that are still to be sent; one key for each test',
  },
  unsentAnswers: {
    id: 'public.privacy.storage.unsent-answers',
    defaultMessage:
      'Ile odpowiedzi danych bez internetu nie dotarło jeszcze na konto. Same odpowiedzi, pytania, obrazki i filmy pobrane do ćwiczeń bez internetu są obok, w bazie i w pamięci podręcznej przeglądarki, i znikają razem z tym wpisem.',
    description:
      'Privacy policy: number of answers that were given without a network and are not sent yet; the answers, questions, pictures and films are in a database and a cache of the browser, and go with it when the session ends',
  },
  afterActivation: {
    id: 'public.privacy.storage.after-activation',
    defaultMessage: 'Strona, na którą chcesz wejść, gdy konto będzie aktywne.',
    description: 'Privacy policy: page that the learner wanted to see before the account had to be activated',
  },
  activationLinkFrom: {
    id: 'public.privacy.storage.activation',
    defaultMessage: 'Od kiedy można jeszcze raz poprosić o link aktywacyjny.',
    description: 'Privacy policy: when an activation link can be asked for again',
  },
});

const KEPT = defineMessages({
  days: {
    id: 'public.privacy.kept.days',
    defaultMessage: 'Najwyżej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
    description: 'Privacy policy: how long a cookie lasts',
  },
  browser: {
    id: 'public.privacy.kept.browser',
    defaultMessage: 'Do zamknięcia przeglądarki.',
    description: 'Privacy policy: how long a cookie lasts',
  },
  always: {
    id: 'public.privacy.kept.always',
    defaultMessage: 'Zostaje, aż wyczyścisz dane przeglądarki.',
    description: 'Privacy policy: how long a choice is kept in the browser',
  },
  logout: {
    id: 'public.privacy.kept.logout',
    defaultMessage: 'Aż serwer się o tym dowie albo ktoś się tu zaloguje.',
    description: 'Privacy policy: how long the mark of a pending logout is kept in the browser',
  },
  session: {
    id: 'public.privacy.kept.session',
    defaultMessage: 'Do wylogowania.',
    description: 'Privacy policy: how long something is kept in the browser',
  },
  exam: {
    id: 'public.privacy.kept.exam',
    defaultMessage: 'Do końca egzaminu albo wylogowania.',
    description: 'Privacy policy: how long something is kept in the browser',
  },
  tab: {
    id: 'public.privacy.kept.tab',
    defaultMessage: 'Do zamknięcia karty albo wylogowania.',
    description: 'Privacy policy: how long something is kept in the browser',
  },
});

const keptFor = (name: StoredName): KeptFor => {
  const { area, owner }: StoredKey = STORED_KEYS[name];
  if (name === 'pendingLogout') return { message: KEPT.logout };
  if (owner === 'browser') return { message: KEPT.always };
  if (name === 'exam-progress:') return { message: KEPT.exam };
  return { message: area === 'session' ? KEPT.tab : KEPT.session };
};

const cookieTerms = (Object.keys(COOKIES) as CookieBaseName[]).map((name): ProseTerm => {
  const { days, securePrefix } = COOKIES[name];
  const kept = days === null ? { message: KEPT.browser } : { message: KEPT.days, days };
  return { name: securePrefix + name, text: COOKIE_PURPOSES[name], kept };
});

const storageTerms = (Object.keys(STORED_KEYS) as StoredName[]).map((name): ProseTerm => {
  const { family }: StoredKey = STORED_KEYS[name];
  return { name: family ? `${name}…` : name, text: STORAGE_PURPOSES[name], kept: keptFor(name) };
});

/** Everything that the contracts say a browser keeps; what they add needs words here. */
export const BROWSER: readonly ProseSection[] = [
  {
    anchor: 'cookies',
    title: MESSAGES.cookiesTitle,
    blocks: [{ paragraph: MESSAGES.cookiesIntro }, { terms: cookieTerms }],
  },
  {
    anchor: 'storage',
    title: MESSAGES.storageTitle,
    blocks: [{ paragraph: MESSAGES.storageIntro }, { terms: storageTerms }],
  },
];
