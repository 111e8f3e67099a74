import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LINKS, type PageDeclaration, type PageFamily } from '@zielona-fala/contracts/portal';
import { routesDocument } from '../src/plugins/emit-routes.ts';

let workspace: string;

const TIPS: PageDeclaration = {
  paths: '/dashboard/tips',
  audience: 'active',
  frame: 'dashboard',
  title: 'tips.title',
  description: 'tips.description',
  menu: { menus: ['tabs'], order: 7, label: 'tips.title' },
};

const literal = (value: string) => [{ type: 0, value }];

const linked = (paths: string): PageDeclaration => ({
  paths,
  audience: 'active',
  frame: 'dashboard',
  title: 'tips.title',
  description: 'tips.description',
});
/** The pages of this remote that others link to. */
const LINKED = Object.fromEntries(
  Object.entries(LINKS)
    .filter(([, remote]) => remote === 'dashboard')
    .map(([page]) => [page, linked(`/dashboard/${page}`)]),
);

const LINKED_PAGES = Object.fromEntries(Object.keys(LINKED).map((page) => [page, expect.anything()]));

/** A remote with these pages, those that others link to, and its compiled messages. */
async function remoteWith(pages: Readonly<Record<string, object | undefined>>) {
  await writeFile(
    join(workspace, 'src/route-table.ts'),
    `export const ROUTE_TABLE = ${JSON.stringify({ ...LINKED, ...pages })};`,
  );
  for (const locale of ['pl', 'en', 'de']) {
    const messages = {
      'tips.title': literal(`Tips ${locale}`),
      'tips.description': literal(`Tips for the theory exam, told in ${locale}`),
      'tips.greeting': [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
    };
    await writeFile(join(workspace, '.messages', `${locale}.json`), JSON.stringify(messages));
  }
  return routesDocument({ name: 'dashboard', workspace });
}

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'remote-'));
  await mkdir(join(workspace, 'src'));
  await mkdir(join(workspace, '.messages'));
});
afterEach(async () => {
  await rm(workspace, { recursive: true });
});

test('a page is described in every language, from the table and the messages', async () => {
  const inEach = <Value>(of: (locale: string) => Value) => ({ pl: of('pl'), en: of('en'), de: of('de') });
  expect(JSON.parse(await remoteWith({ 'dashboard-tips': TIPS }))).toEqual({
    format: 1,
    remote: 'dashboard',
    pages: {
      ...LINKED_PAGES,
      'dashboard-tips': {
        paths: '/dashboard/tips',
        audience: 'active',
        frame: 'dashboard',
        head: inEach((locale) => ({
          title: `Tips ${locale}`,
          description: `Tips for the theory exam, told in ${locale}`,
        })),
        menu: { menus: ['tabs'], order: 7, label: inEach((locale) => `Tips ${locale}`) },
      },
    },
  });
});

test.each([
  ['a text that is missing', { ...TIPS, title: 'tips.nothing' }, /tips\.nothing/],
  ['a text with a placeholder', { ...TIPS, title: 'tips.greeting' }, /tips\.greeting/],
  ['a path that is not of the remote', { ...TIPS, paths: '/tips' }, /\/tips, which is not of dashboard/],
  ['a description that is too short', { ...TIPS, description: 'tips.title' }, /description.*30/],
])('%s fails the build', async (_what, page, reason) => {
  await expect(remoteWith({ 'dashboard-tips': page })).rejects.toThrow(reason);
});

test.each([
  '/dashboard/:',
  '/dashboard/:1x',
  '/dashboard/:a:b',
  '/dashboard/:id-x',
  '/dashboard/x/',
  '/dashboard//x',
])('the path %s, which nothing can match, fails the build', async (paths) => {
  await expect(remoteWith({ 'dashboard-tips': { ...TIPS, paths } })).rejects.toThrow(/paths/);
});

test.each([
  ['a page name that is none', { Tips: TIPS }, /Tips.*not allowed/],
  ['a key that no page has', { tips: { ...TIPS, mood: 'calm' } }, /mood.*not allowed/],
])('%s fails the build instead of vanishing', async (_what, pages, reason) => {
  await expect(remoteWith(pages)).rejects.toThrow(reason);
});

const TOPIC: PageFamily = {
  paths: '/dashboard/topic/:topic',
  instances: { signs: { pl: 'znaki', en: 'signs', de: 'zeichen' } },
  audience: 'active',
  frame: 'dashboard',
  indexed: true,
  articles: 'articles',
};

/** A remote with pages of one kind, which have one article. */
async function remoteWithTopics(changes: object) {
  await mkdir(join(workspace, 'articles'));
  const article = { title: 'Signs', description: 'All that signs beside the road say', sections: [] };
  await writeFile(
    join(workspace, 'articles/signs.json'),
    JSON.stringify({ pl: article, en: article, de: article }),
  );
  return remoteWith({ topic: { ...TOPIC, ...changes } });
}

test('pages of one kind are one entry, with the head of each article', async () => {
  const changes = { keywords: 'tips.title', picture: 'social/:instance-:locale.png' };
  const { pages } = JSON.parse(await remoteWithTopics(changes));
  expect(pages.topic).toMatchObject({
    instances: TOPIC.instances,
    heads: {
      signs: {
        en: {
          title: 'Signs',
          description: 'All that signs beside the road say',
          keywords: 'Tips en',
          picture: 'social/signs-en.png',
        },
      },
    },
  });
  expect(pages.topic).not.toHaveProperty('articles');
});

test.each([
  ['an instance without an article', { instances: { ...TOPIC.instances, abs: 'abs' } }, /abs\.json/],
  ['instances of paths without a parameter', { paths: '/dashboard/topic' }, /not one parameter/],
  ['instances of paths with two parameters', { paths: '/dashboard/:a/:b' }, /not one parameter/],
  ['a word that no address has', { instances: { signs: 'Znaki drogowe' } }, /instances\.signs/],
])('%s fails the build', async (_what, changes, reason) => {
  await expect(remoteWithTopics(changes)).rejects.toThrow(reason);
});

test('two instances at one address fail the build', async () => {
  const article = { title: 'Signs', description: 'All that signs beside the road say' };
  await mkdir(join(workspace, 'articles'));
  for (const name of ['one', 'other'])
    await writeFile(
      join(workspace, `articles/${name}.json`),
      JSON.stringify({ pl: article, en: article, de: article }),
    );
  const instances = { one: 'signs', other: { pl: 'znaki', en: 'signs', de: 'zeichen' } };
  await expect(remoteWith({ topic: { ...TOPIC, instances } })).rejects.toThrow(/at the same path/);
});

test('a collection has an instance and a head for each article of its file', async () => {
  const { instances: _, articles: __, ...rest } = TOPIC;
  const article = {
    title: 'Signs',
    description: 'All that signs beside the road say',
    picture: 'social/a.png',
  };
  const articles = { signs: { pl: article, en: article, de: article } };
  await writeFile(join(workspace, 'rules.json'), JSON.stringify(articles));
  const { pages } = JSON.parse(await remoteWith({ topic: { ...rest, collection: 'rules.json' } }));
  expect(pages.topic).toMatchObject({ open: true, instances: { signs: 'signs' }, heads: articles });
  expect(pages.topic).not.toHaveProperty('collection');
});

const inEachLanguage = (pl: string, en: string, de: string) => ({ pl, en, de });
const { menu: _menu, ...WITHOUT_MENU } = TIPS;

test.each([
  [
    'two pages at the same path',
    {
      one: { ...WITHOUT_MENU, paths: '/dashboard/:id' },
      other: { ...WITHOUT_MENU, paths: '/dashboard/:name' },
    },
    /"other" is at \/dashboard\/:name, where "one" is/,
  ],
  [
    'one path for two languages',
    { tips: { ...TIPS, paths: inEachLanguage('/dashboard/tips', '/dashboard/tips', '/dashboard/tipps') } },
    /"tips" is at \/dashboard\/tips/,
  ],
  [
    'a parameter that a language calls by another name',
    {
      tips: {
        ...WITHOUT_MENU,
        paths: inEachLanguage('/dashboard/rady/:id', '/dashboard/tips/:id', '/dashboard/tipps/:nummer'),
      },
    },
    /"tips" have other parameters/,
  ],
  [
    'a parameter that is there twice',
    { tips: { ...WITHOUT_MENU, paths: '/dashboard/:id/:id' } },
    /"tips" has a parameter twice/,
  ],
  ['a menu entry with parameters', { tips: { ...TIPS, paths: '/dashboard/:id' } }, /without parameters/],
  [
    'an indexed page with parameters',
    { tips: { ...WITHOUT_MENU, indexed: true, paths: '/dashboard/:id' } },
    /without parameters/,
  ],
  [
    'a page that others link to and that is missing',
    { 'dashboard-profile': undefined },
    /dashboard-profile is missing/,
  ],
  [
    'a page with parameters that others link to',
    { 'dashboard-home': { ...WITHOUT_MENU, paths: '/dashboard/:id' } },
    /without parameters/,
  ],
])('%s fails the build', async (_what, pages, reason) => {
  await expect(remoteWith(pages)).rejects.toThrow(reason);
});
