import { expect, test } from '@jest/globals';
import request from 'supertest';
import { askUntil, bodyOf, build, composingShell, dataOf, PATH } from './composing-shell.ts';

const stage = composingShell();

test('a page is of one build: the last one stays until the next one is there whole, and while the remote is down', async () => {
  stage.remotes.public.put(build('aa', '<h1>Build aa</h1>'));
  const shell = stage.start();
  expect((await request(shell).get(PATH)).text).toContain('Build aa');

  const next = build('bb', '<h1>Build bb</h1>');
  stage.remotes.public.put({ '/fragments.json': next['/fragments.json'] });
  for (let asked = 0; asked < 3; asked += 1) {
    const { text } = await request(shell).get(PATH);
    expect([text.includes('Build aa'), dataOf(text).entries.public]).toEqual([
      true,
      'https://public.test/remoteEntry.aa.js',
    ]);
  }
  stage.remotes.public.put(next);
  const renewed = await askUntil(shell, 'Build bb');
  expect(dataOf(renewed).entries.public).toBe('https://public.test/remoteEntry.bb.js');
  expect(renewed).not.toContain('news.aa.js');

  await stage.remotes.public.stop();
  expect((await request(shell).get(PATH)).text).toContain('Build bb');
});

test('a page that a remote lists and cannot give is not asked for with each request', async () => {
  const { '/fragments.json': list, ...pages } = build('aa', '<h1>Nowości</h1>');
  stage.remotes.public.put({ '/fragments.json': list });
  const shell = stage.start(60_000);
  for (let asked = 0; asked < 3; asked += 1)
    expect(dataOf((await request(shell).get(PATH)).text).rendered).toBeNull();
  const [page = ''] = Object.keys(pages);
  expect(stage.remotes.public.asked(page)).toBe(1);
});

test('a fragment of another build than the list says is not shown', async () => {
  const files = build('aa', '<h1>Build aa</h1>');
  const page = '/fragments/news.pl.aa.json';
  stage.remotes.public.put({ ...files, [page]: { ...(files[page] as object), build: 'zz' } });
  const { status, text } = await request(stage.start()).get(PATH);
  expect([status, bodyOf(text), dataOf(text).rendered]).toEqual([200, '', null]);
});

test('a remote that has rendered nothing yet leaves its pages to the browser', async () => {
  const { status, text } = await request(stage.start()).get(PATH);
  expect([status, bodyOf(text), dataOf(text).rendered]).toEqual([200, '', null]);
  expect(text).toContain('<script defer src="/main.js">');
});
