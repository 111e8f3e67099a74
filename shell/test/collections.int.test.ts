import { expect, test } from '@jest/globals';
import request from 'supertest';
import { bodyOf, build, composingShell, dataOf } from './composing-shell.ts';
import { SOME_ROUTES } from './some-routes.ts';

const stage = composingShell();

/** The topics as a collection, one of which is rendered. */
function collected() {
  const { topic, ...pages } = SOME_ROUTES.public.pages;
  stage.remotes.public.tell({ ...SOME_ROUTES.public, pages: { ...pages, topic: { ...topic, open: true } } });
  const { '/fragments.json': index, '/fragments/news.pl.aa.json': page } = build('aa', '<h1>Znaki</h1>');
  const { css, styles, scripts, messages, ...rendered } = page as Record<string, unknown>;
  stage.remotes.public.put({
    '/fragments.json': {
      ...index,
      pages: {
        pl: { '/temat/znaki': 'fragments/znaki.json', '/temat/abs': 'fragments/abs.json' },
        en: {},
        de: {},
      },
    },
    '/fragments/znaki.json': { ...rendered, parts: 'fragments/parts.json' },
    '/fragments/abs.json': { ...rendered, html: '<h1>ABS</h1>', parts: 'fragments/parts.json' },
    '/fragments/parts.json': { css, styles, scripts, messages },
  });
}

const instancesIn = (page: string): unknown => dataOf(page).routes.remotes.public.topic.instances;

test('pages of a collection share the file with what they have in common, and do not carry the names of the others', async () => {
  collected();
  const shell = stage.start(60_000);
  const { text } = await request(shell).get('/temat/znaki').expect(200);
  const { text: other } = await request(shell).get('/temat/abs').expect(200);
  expect(bodyOf(text)).toContain('<h1>Znaki</h1>');
  expect(bodyOf(other)).toContain('<h1>ABS</h1>');
  expect(text).toContain('news.aa.js');
  expect(stage.remotes.public.asked('/fragments/parts.json')).toBe(1);
  expect([instancesIn(text), instancesIn(other)]).toEqual([undefined, undefined]);
});

test('a word that names none of a collection leads to no page, on the server and by the routes that come with it', async () => {
  collected();
  const { text } = await request(stage.start(60_000)).get('/temat/nic').expect(404);
  expect(instancesIn(text)).toHaveProperty('abs');
});

test('the heads of a collection are told one by one', async () => {
  collected();
  const shell = stage.start(60_000);
  const { body: all } = await request(shell).get('/heads/pl.json').expect(200);
  expect(all.pages.public).not.toHaveProperty('topic/abs');
  const { body: one } = await request(shell).get('/heads/pl.json?instance=topic/abs').expect(200);
  expect(one.pages.public['topic/abs'].title).toBe('Układ ABS');
  expect(one.pages.public).not.toHaveProperty('topic/signs');
});
