import type { DescribedPage, RoutesDocument } from '@zielona-fala/contracts/portal';

const inEachLanguage = <Value>(pl: Value, en: Value, de: Value) => ({ pl, en, de });
const head = (title: string) => ({
  title,
  description: `${title}: a description of thirty characters`,
  picture: `social/${title.length}.png`,
});
const heads = (pl: string, en: string, de: string) => inEachLanguage(head(pl), head(en), head(de));

const tab = (name: string, order: number): DescribedPage => ({
  paths: `/dashboard/${name}`,
  audience: 'active',
  frame: 'dashboard',
  head: heads(name, name, name),
  menu: {
    menus: ['tabs'],
    order,
    icon: 'house',
    label: inEachLanguage(`${name} pl`, `${name} en`, `${name} de`),
  },
});

/** routes.json of three small remotes. */
export const SOME_ROUTES: Readonly<Record<RoutesDocument['remote'], RoutesDocument>> = {
  public: {
    format: 1,
    remote: 'public',
    pages: {
      home: {
        paths: inEachLanguage('/', '/en', '/de'),
        audience: 'public',
        frame: 'public',
        indexed: true,
        head: heads('Teoria', 'Theory', 'Theorie'),
      },
      'privacy-policy': {
        paths: inEachLanguage('/polityka-prywatnosci', '/en/privacy-policy', '/de/datenschutzrichtlinie'),
        audience: 'public',
        frame: 'public',
        indexed: true,
        head: heads('Polityka prywatności', 'Privacy policy', 'Datenschutzrichtlinie'),
      },
      topic: {
        paths: inEachLanguage('/temat/:topic', '/en/topic/:topic', '/de/thema/:topic'),
        instances: { signs: inEachLanguage('znaki', 'signs', 'zeichen'), abs: 'abs' },
        audience: 'public',
        frame: 'public',
        indexed: true,
        heads: { signs: heads('Znaki', 'Signs', 'Zeichen'), abs: heads('Układ ABS', 'ABS', 'ABS') },
      },
    },
  },
  auth: {
    format: 1,
    remote: 'auth',
    pages: {
      login: {
        paths: inEachLanguage('/zaloguj', '/en/login', '/de/login'),
        audience: 'guest-only',
        frame: 'auth',
        indexed: true,
        head: heads('Zaloguj się', 'Sign in', 'Anmelden'),
      },
      'account-activate': {
        paths: inEachLanguage(
          '/account/activate/:token',
          '/en/account/activate/:token',
          '/de/account/activate/:token',
        ),
        audience: 'public',
        frame: 'auth',
        head: heads('Aktywacja', 'Activation', 'Aktivierung'),
      },
      'account-activate-info': {
        paths: '/account/activate-info',
        audience: 'signed-in',
        frame: 'auth',
        head: heads('Aktywuj konto', 'Activate', 'Aktivieren'),
      },
    },
  },
  dashboard: {
    format: 1,
    remote: 'dashboard',
    pages: {
      'dashboard-tests': tab('tests', 2),
      'dashboard-home': tab('home', 1),
    },
  },
};

/** The pages of all three, as a route map takes them. */
export const SOME_PAGES = {
  public: SOME_ROUTES.public.pages,
  auth: SOME_ROUTES.auth.pages,
  dashboard: SOME_ROUTES.dashboard.pages,
};
