import { expect, test } from '@jest/globals';
import request from 'supertest';
import { composingShell } from './composing-shell.ts';

const stage = composingShell();

const WANTS_PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** A shell whose build cannot be read. */
async function brokenShell() {
  await stage.put({ '.server/files.json': '{' });
  return stage.start();
}

test.each([
  ['/', 'pl', 'Coś się u nas zepsuło'],
  ['/en/news', 'en', 'Internal Server Error'],
  ['/de/news', 'de', 'Bei uns ist etwas kaputtgegangen'],
])('%s that cannot be made is the error page, in its language', async (path, locale, title) => {
  const { status, headers, text } = await request(await brokenShell())
    .get(path)
    .set('accept', WANTS_PAGE);
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
});

test('crawlers get its status alone', async () => {
  const { status, text } = await request(await brokenShell())
    .get('/')
    .set({ accept: WANTS_PAGE, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect([status, text]).toEqual([500, '']);
});

test('who asks for no page gets a problem document', async () => {
  const { status, body } = await request(await brokenShell())
    .get('/')
    .set('accept', '*/*');
  expect([status, body.code]).toEqual([500, 'internal']);
});
