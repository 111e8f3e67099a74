import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { CATEGORIES, LOCALES, STORED_KEYS, type UserDto } from '@zielona-fala/contracts';
import { addressOf, type PageDeclaration, type PortalFacts } from '@zielona-fala/contracts/portal';
import { createTestPortal, type FakeApi, renderInPortal } from '@zielona-fala/web-kit/testing';
import { type OwnPage, ROUTE_TABLE } from '../src/route-table.ts';
import { routes } from '../src/routes.tsx';
import { SOME_RULE, servePages } from './served-pages.ts';

const LEARNER: UserDto = {
  userId: 1,
  username: 'Ola',
  email: 'ola@example.com',
  created: '2026-11-21T08:00:00.000Z',
  isActive: true,
  level: 0,
  experiencePoints: 0,
  experienceToNextLevel: 100,
};

beforeEach(servePages);

const PAGES = Object.keys(ROUTE_TABLE) as OwnPage[];

const CATEGORY_FACTS = CATEGORIES.map((name, index) => ({
  categoryId: index + 1,
  name,
  available: name === 'B',
}));
const OWN_BANK = { source: 'own', questions: 609, withExplanation: 609 } as const;
const OFFICIAL_BANK = { source: 'official', questions: 3000, withExplanation: 12 } as const;

interface Visit {
  readonly user?: UserDto;
  readonly facts?: Partial<PortalFacts>;
}

/** Whatever the page asks for is still on its way. */
const server: FakeApi = () => new Promise(() => undefined);

function open(path: string, visit: Visit = {}) {
  const portal = createTestPortal({ ...visit, api: server });
  return renderInPortal(<p>no such page</p>, { portal, path, routes: routes(portal) });
}

test('each public page is served at its path in each language', () => {
  const served = routes(createTestPortal()).map(({ path }) => path);
  const expected = PAGES.flatMap((name) => LOCALES.map((locale) => ROUTE_TABLE[name].paths[locale]));
  expect(served.toSorted()).toEqual(expected.toSorted());
});

test.each(PAGES)('%s has one main heading', async (name) => {
  const { instances = {}, collection } = ROUTE_TABLE[name] as PageDeclaration;
  const [instance = collection ? SOME_RULE.ruleId : null] = Object.keys(instances);
  open(addressOf(ROUTE_TABLE[name], 'pl', instance));
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each(['home', 'premium'] as const)('%s says that the offer costs nothing', async (name) => {
  open(ROUTE_TABLE[name].paths.pl);
  expect(await screen.findAllByText(/\b0 zł/)).not.toEqual([]);
});

test.each(['home', 'premium'] as const)('%s leads a guest to the registration', async (name) => {
  open(ROUTE_TABLE[name].paths.pl);
  const links = await screen.findAllByRole('link', { name: /Załóż konto/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/link/register'));
});

test.each(['home', 'premium'] as const)('%s leads a signed-in learner to the dashboard', async (name) => {
  open(ROUTE_TABLE[name].paths.pl, { user: LEARNER });
  const links = await screen.findAllByRole('link', { name: /Przejdź do ćwiczeń|Ćwicz dalej/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/link/dashboard-home'));
  expect(screen.queryByRole('link', { name: /Załóż konto/ })).toBeNull();
});

test('the page for driving schools leads to the groups, through the registration who has no account', async () => {
  const { unmount } = open('/dla-szkol-jazdy');
  const start = await screen.findByRole('link', { name: 'Załóż grupę' });
  expect(start.getAttribute('href')).toBe('/link/register?redirectTo=%2Flink%2Fdashboard-groups%3Fnew');
  unmount();
  open('/dla-szkol-jazdy', { user: LEARNER });
  const groups = await screen.findByRole('link', { name: 'Załóż grupę' });
  expect(groups.getAttribute('href')).toBe('/link/dashboard-groups?new');
});

test('home says which categories are ready, and leads to the page of each', async () => {
  open('/', { facts: { categories: CATEGORY_FACTS } });
  const ready = await screen.findByText('gotowa');
  expect(ready.closest('li')?.textContent).toBe('B gotowa');
  expect(screen.getByRole('link', { name: 'PT' }).getAttribute('href')).toBe('/kategoria/pt');
});

test.each([
  ['our own bank', OWN_BANK, 'Pytania piszemy sami, na wzór urzędowych, i mamy ich 609.'],
  ['an official edition', OFFICIAL_BANK, 'losuje z 3000 pytań urzędowej bazy'],
  ['a bank that is not known', null, 'Te same zasady i zegar'],
])('home says of %s what is true of it, once', async (_which, bank, words) => {
  const { container } = open('/', { facts: { bank } });
  const answer = await screen.findByText(/^Te same zasady i zegar/);
  await screen.findByRole('heading', { name: 'Ćwicz tak, jak zdajesz. Zobacz, czy idzie Ci lepiej.' });
  expect(answer.textContent).toContain(words);
  const said = container.textContent?.match(/urzędow|piszemy sami|nasze własne/g) ?? [];
  expect(said).toHaveLength(bank === null ? 0 : { own: 2, official: 1 }[bank.source]);
});

const isTold = (text: string | null, words: RegExp): boolean => words.test(text ?? '');

test.each(['/', '/premium', '/regulamin', '/news', '/roadmap'])(
  'with an official edition %s neither calls the questions our own nor promises to explain each',
  async (path) => {
    const { container } = open(path, { facts: { bank: OFFICIAL_BANK } });
    await screen.findByRole('heading', { level: 1 });
    expect(isTold(container.textContent, /własn(e|ych|y) (pytan|materiał)|[Pp]ytania (są )?nasze/)).toBe(
      false,
    );
    expect(isTold(container.textContent, /każdej odpowiedzi|każdego pytania|wyjaśnieniem i podstawą/)).toBe(
      false,
    );
  },
);

test('the page of a category says what may be driven and asked, with the numbers of our own bank only while it is used', async () => {
  const { unmount } = open('/kategoria/b', { facts: { bank: OWN_BANK } });
  expect(await screen.findByRole('heading', { name: 'Czym wolno kierować' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Znaki drogowe' }).closest('li')?.textContent).toMatch(
    /\d+ pytania?$|\d+ pytań$/,
  );
  unmount();
  open('/kategoria/b', { facts: { bank: OFFICIAL_BANK } });
  const signs = await screen.findByRole('link', { name: 'Znaki drogowe' });
  expect(signs.closest('li')?.textContent).toBe('Znaki drogowe');
  expect(signs.getAttribute('href')).toBe('/temat/znaki-drogowe');
});

test('the page of a topic works out a question of our own, with the law', async () => {
  open('/temat/znaki-drogowe');
  expect(await screen.findByRole('heading', { level: 3, name: /z lewej strony wysepki/ })).toBeTruthy();
  expect(screen.getByText(/Prawidłowa odpowiedź: NIE\./)).toBeTruthy();
  expect(screen.getByText(/§ 35 ust\. 1/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pierwszeństwo przejazdu' })).toBeTruthy();
});

test('the page of a rule teaches it, and then asks a question that tells at once', async () => {
  open('/zasady/yield-to-right');
  const lead = await screen.findByText(SOME_RULE.text);
  for (const words of [SOME_RULE.recognise, SOME_RULE.mistake, '50 km/h', /art\. 25 ust\. 1/])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Skrzyżowanie z góry' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tramwaj jedzie pierwszy' }).getAttribute('href')).toBe(
    '/zasady/tram-first-at-equal',
  );
  const question = screen.getByRole('heading', { name: 'Czy masz pierwszeństwo?' });
  expect(lead.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /TAK/ }));
  expect(await screen.findByText(/Nadjeżdżasz z prawej/)).toBeTruthy();
});

test('the page of all rules leads to each', async () => {
  open('/zasady');
  const rule = await screen.findByRole('link', { name: SOME_RULE.title });
  expect(rule.getAttribute('href')).toBe('/zasady/yield-to-right');
  expect(rule.closest('section')?.textContent).toContain('Pierwszeństwo przejazdu');
});

test('the privacy policy names all that the browser keeps, and for how long', async () => {
  open(ROUTE_TABLE['privacy-policy'].paths.pl);
  await screen.findByRole('heading', { name: 'Ciasteczka' });
  const listed = screen.getAllByRole('term').map(({ textContent }) => textContent?.replace('…', ''));
  expect(listed).toEqual([
    'i18n_redirected',
    '__Secure-zf_refresh',
    '__Secure-zf_sid',
    '__Host-zf_anon',
    '__Host-zf_csrf',
    '__Secure-zf_known',
    '__Host-zf_google',
    'canaryBucket',
    'remoteOverrides',
    ...Object.keys(STORED_KEYS),
  ]);
  expect(screen.getByText(/Wybrany język\. Najwyżej 365 dni\./)).toBeTruthy();
});
