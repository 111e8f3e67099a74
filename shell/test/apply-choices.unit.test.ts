import { expect, test } from '@jest/globals';
import { applyChoices } from '../src/inline/apply-choices.ts';

interface Opened {
  readonly path: string;
  readonly stored: string | null;
  readonly cookie?: string;
  /** Whether the server led here from another address. */
  readonly isRedirected?: boolean;
  readonly takesCookies?: boolean;
}

/** Runs the script in a page of that kind. @returns the cookies after it, and where it leads */
function open({ path, stored, cookie = '', isRedirected = false, takesCookies = true }: Opened) {
  const cookies = cookie === '' ? [] : [cookie];
  const seen: { cookie: string; written: string | null; leadsTo: string | null } = {
    cookie: '',
    written: null,
    leadsTo: null,
  };
  const document = {
    documentElement: { dataset: {} },
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(text: string) {
      seen.written = text;
      if (takesCookies) cookies.push(text.split(';')[0] ?? '');
    },
  };
  const location = {
    pathname: path,
    search: '?from=x',
    hash: '#bank',
    protocol: 'https:',
    replace: (address: string) => {
      seen.leadsTo = address;
    },
  };
  const localStorage = { getItem: (key: string) => (key === 'selectedLanguage' ? stored : null) };
  const performance = { getEntriesByType: () => [{ redirectCount: isRedirected ? 1 : 0 }] };
  applyChoices({ document, location, localStorage, performance } as unknown as Window);
  return { ...seen, cookie: document.cookie };
}

test.each([
  ['/', 'de', false, '/de', 'de'],
  ['/en', 'de', true, '/de', 'de'],
  ['/en', 'pl', true, '/', 'pl'],
  ['/de', 'pl', true, '/', 'pl'],
])(
  'at %s the stored %s counts without a cookie (redirected: %s)',
  (path, stored, isRedirected, to, language) => {
    const { cookie, written, leadsTo } = open({ path, stored, isRedirected });
    expect(leadsTo).toBe(`${to}?from=x#bank`);
    expect(cookie).toBe(`i18n_redirected=${language}`);
    expect(written).toBe(`i18n_redirected=${language};Path=/;Max-Age=31536000;SameSite=Lax;Secure`);
  },
);

test.each<Opened>([
  { path: '/', stored: null },
  { path: '/', stored: 'pl' },
  { path: '/', stored: 'fr' },
  { path: '/', stored: 'de', cookie: 'a=b; i18n_redirected=pl; c=d' },
  { path: '/en', stored: 'pl' },
  { path: '/en', stored: 'en', isRedirected: true },
  { path: '/en', stored: 'pl', isRedirected: true, cookie: 'i18n_redirected=en' },
  { path: '/en/news', stored: 'pl', isRedirected: true },
  { path: '/en', stored: 'pl', isRedirected: true, takesCookies: false },
])('stays where it is: %j', (opened) => {
  expect(open(opened).leadsTo).toBeNull();
});

test.each(['i18n_redirected=', 'i18n_redirected=plum', 'i18n_redirected=fr', 'other_i18n_redirected=pl'])(
  'a cookie that names no language counts as none: %s',
  (cookie) => {
    expect(open({ path: '/', stored: 'de', cookie }).leadsTo).toBe('/de?from=x#bank');
  },
);
