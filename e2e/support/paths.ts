/** Paths of pages (requirements 2.1, 2.2 and 2.3) that the tests open by hand. */
export const HOME = { pl: '/', en: '/en', de: '/de' } as const;
export const LOGIN = { pl: '/zaloguj', en: '/en/login', de: '/de/login' } as const;
export const REGISTER = { pl: '/zarejestruj', en: '/en/register', de: '/de/registrieren' } as const;
export const CONTACT = { pl: '/contact', en: '/en/contact', de: '/de/contact' } as const;
export const DASHBOARD_HOME = '/dashboard/home';
