import { expect, test } from '@jest/globals';
import { LINKS } from '@zielona-fala/contracts/portal';
import { HEAD_TEXTS } from '../src/head-texts.ts';
import { ROUTE_TABLE } from '../src/route-table.ts';

const pathsAndAudiences = Object.fromEntries(
  Object.entries(ROUTE_TABLE).map(([name, { paths, audience }]) => [name, [audience, paths]]),
);

test('the pages stand where requirement 2.2 puts them, for whom it says', () => {
  expect(pathsAndAudiences).toEqual({
    login: ['guest-only', { pl: '/zaloguj', en: '/en/login', de: '/de/login' }],
    register: ['guest-only', { pl: '/zarejestruj', en: '/en/register', de: '/de/registrieren' }],
    'account-activate': [
      'public',
      {
        pl: '/account/activate/:token',
        en: '/en/account/activate/:token',
        de: '/de/account/activate/:token',
      },
    ],
    'account-activate-info': ['signed-in', '/account/activate-info'],
    'account-reset-password-init': ['guest-only', '/account/reset-password-init'],
    'account-reset-password': ['public', '/account/reset-password/:token'],
    'account-reset-password-finished': ['public', '/account/reset-password-finished'],
    'account-confirm-email': ['public', '/account/confirm-email/:token'],
    'account-end-reminders': ['public', '/account/end-reminders/:token'],
  });
});

test('what others link to by name is there', () => {
  const linked = Object.entries(LINKS).filter(([, remote]) => remote === 'auth');
  expect(Object.keys(ROUTE_TABLE)).toEqual(expect.arrayContaining(linked.map(([name]) => name)));
});

test.each(['account-activate', 'account-confirm-email', 'account-end-reminders'] as const)(
  'the title of %s, which a mailed link opens, is not what the page says of success',
  (page) => {
    const ofTheHeadAlone = Object.values(HEAD_TEXTS).map(({ id }) => id);
    expect(ofTheHeadAlone).toContain(ROUTE_TABLE[page].title);
  },
);
