import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CATEGORIES, LOCALES, TOPICS } from '@zielona-fala/contracts';
import { instancesOf, LINKS, type RouteTable } from '@zielona-fala/contracts/portal';
import { ROUTE_TABLE } from '../src/route-table.ts';

test('the pages stand where requirement 2.1 puts them, for everybody', () => {
  const paths = Object.fromEntries(Object.entries(ROUTE_TABLE).map(([name, page]) => [name, page.paths]));
  expect(paths).toEqual({
    home: { pl: '/', en: '/en', de: '/de' },
    news: { pl: '/news', en: '/en/news', de: '/de/news' },
    roadmap: { pl: '/roadmap', en: '/en/roadmap', de: '/de/roadmap' },
    premium: { pl: '/premium', en: '/en/premium', de: '/de/premium' },
    contact: { pl: '/contact', en: '/en/contact', de: '/de/contact' },
    'driving-schools': { pl: '/dla-szkol-jazdy', en: '/en/for-driving-schools', de: '/de/fuer-fahrschulen' },
    'terms-of-service': { pl: '/regulamin', en: '/en/terms-of-service', de: '/de/servicebedingungen' },
    'privacy-policy': {
      pl: '/polityka-prywatnosci',
      en: '/en/privacy-policy',
      de: '/de/datenschutzrichtlinie',
    },
    category: { pl: '/kategoria/:category', en: '/en/category/:category', de: '/de/klasse/:category' },
    topic: { pl: '/temat/:topic', en: '/en/topic/:topic', de: '/de/thema/:topic' },
    rules: { pl: '/zasady', en: '/en/rules', de: '/de/regeln' },
    rule: { pl: '/zasady/:rule', en: '/en/rules/:rule', de: '/de/regeln/:rule' },
  });
  expect(new Set(Object.values(ROUTE_TABLE).map(({ audience }) => audience))).toEqual(new Set(['public']));
});

test('there is a page for each category and each topic', () => {
  const { category, topic } = ROUTE_TABLE;
  expect(Object.keys(category.instances)).toEqual(CATEGORIES.map((name) => name.toLowerCase()));
  expect(Object.keys(topic.instances)).toEqual([...TOPICS]);
});

test('each page has a picture for social networks, drawn by the bank', () => {
  const drawn = new Set(readdirSync(join(import.meta.dirname, '../../bank/social')));
  const pictures = Object.values(ROUTE_TABLE as RouteTable).flatMap(({ picture, ...page }) =>
    instancesOf(page).flatMap((instance) =>
      LOCALES.flatMap(
        (locale) => picture?.replace(':locale', locale).replace(':instance', instance ?? '') ?? [],
      ),
    ),
  );
  const lacking = pictures.filter((file) => !drawn.has(file.replace(/^social\//, '').replace(/png$/, 'svg')));
  expect(lacking).toEqual([]);
});

test('what others link to by name is there', () => {
  const linked = Object.entries(LINKS).filter(([, remote]) => remote === 'public');
  expect(Object.keys(ROUTE_TABLE)).toEqual(expect.arrayContaining(linked.map(([name]) => name)));
});
