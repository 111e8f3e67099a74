import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { branchTokens, textToken } from '@zielona-fala/contracts/portal';
import request from 'supertest';
import { askUntil, bodyOf, build, composingShell, dataOf, FRAME, PATH } from './composing-shell.ts';

const stage = composingShell();

test('a page reads without scripts: the frame, in it the page that the remote rendered, with ways to other pages', async () => {
  stage.remotes.public.put(build('aa', `<h1>Nowości</h1><a href="${textToken('href:login')}">Wejdź</a>`));
  const { text } = await request(stage.start()).get(PATH);
  expect(bodyOf(text)).toBe(
    '<header>/polityka-prywatnosci</header><main><h1>Nowości</h1><a href="/zaloguj">Wejdź</a></main>',
  );
});

test('a page names at once all scripts that it needs, and carries what they would ask for', async () => {
  stage.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const { text } = await request(stage.start()).get(PATH);
  expect(text).toContain(
    '<script data-entries="/main.js" data-scripts="/start.js https://public.test/remoteEntry.aa.js https://public.test/news.aa.js" data-styles="">',
  );
  expect(text).not.toContain('rel="preload"');
  expect(dataOf(text)).toMatchObject({
    locale: 'pl',
    rendered: PATH,
    texts: { shell: { 'a.b': 'tekst' }, public: { 'public.news': [{ type: 0, value: 'Aktualności' }] } },
    entries: { public: 'https://public.test/remoteEntry.aa.js' },
  });
});

test('style sheets stand in the page, allowed by their hashes alone, and nothing fetches them again', async () => {
  stage.remotes.public.put(build('aa', '<h1>Nowości</h1>', '.a{background:url(x.svg)}'));
  const { text, headers } = await request(stage.start()).get(PATH);
  const policy = headers['content-security-policy'] ?? '';
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  expect(styles).toEqual(['body{margin:0}', '.a{background:url(https://public.test/x.svg)}']);
  for (const style of styles)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(text).toContain('<style data-files="https://public.test/news.aa.css">');
  expect(text).not.toContain('rel="stylesheet"');
});

test('of scripts, those of the build that stand in the page are allowed by their hashes alone', async () => {
  stage.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const { text, headers } = await request(stage.start()).get(PATH);
  const scripts = [...text.matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );
  expect(scripts).toEqual(['applyChoices()', 'start()']);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(headers['content-security-policy']).toContain(`script-src ${hashes.join(' ')} 'self'`);
});

test('the way in with Google stands in the HTML while it is switched on', async () => {
  const [on, off] = [branchTokens('google-sign-in', 'on'), branchTokens('google-sign-in', 'off')];
  stage.remotes.public.put(build('aa', `<p>${on[0]}Google${on[1]}${off[0]}hasło${off[1]}</p>`));
  stage.answer({ '/api/v1/featureFlags': [{ name: 'google-sign-in' }] });
  const shell = stage.start();
  expect(bodyOf(await askUntil(shell, '<p>Google</p>'))).not.toContain('hasło');
  stage.answer({ '/api/v1/featureFlags': [] });
  expect(bodyOf(await askUntil(shell, '<p>hasło</p>'))).not.toContain('Google');
});

test('facts are filled in once they are known; until then the wording holds that is true without them', async () => {
  const [own, unknown] = [branchTokens('bank.source', 'own'), branchTokens('bank.source', 'unknown')];
  const html = `<p>${own[0]}${textToken('bank.questions')} naszych pytań${own[1]}${unknown[0]}pytania${unknown[1]}</p>`;
  stage.remotes.public.put(build('aa', html));
  const shell = stage.start();
  const before = await request(shell).get(PATH);
  expect(bodyOf(before.text)).toContain('<main><p>pytania</p></main>');
  expect(dataOf(before.text).facts).toMatchObject({ bank: null, operator: { name: 'Jan Testowy' } });
  expect(before.text).toContain('"@context":"https://schema.org","@type":"Article","author":"Jan Testowy"');

  const bank = { source: 'own', questions: 12_345, withExplanation: 12_345 };
  stage.answer({ '/api/v1/tests/bank': bank });
  const after = await askUntil(shell, 'naszych');
  expect(bodyOf(after)).toContain('<main><p>12\u00a0345 naszych pytań</p></main>');
  expect(dataOf(after).facts.bank).toEqual(bank);
  expect(before.headers.etag).not.toBe((await request(shell).get(PATH)).headers.etag);
});

test('a frame that cannot be rendered leaves the page to the browser', async () => {
  stage.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  await stage.put({ '.server/frame.cjs': FRAME.replace('=>', '=> oops +') });
  const { status, text } = await request(stage.start()).get(PATH);
  expect([status, bodyOf(text), dataOf(text).rendered]).toEqual([200, '', null]);
});

test('an unknown page reads without scripts too', async () => {
  const { status, text } = await request(stage.start()).get('/nope');
  expect([status, bodyOf(text)]).toEqual([404, '<header>/nope</header><main><!--page--></main>']);
});

test('who has the page already is told so', async () => {
  stage.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const shell = stage.start();
  const { headers } = await request(shell).get(PATH);
  const again = await request(shell)
    .get(PATH)
    .set('If-None-Match', headers.etag ?? '');
  expect([again.status, again.headers.vary]).toEqual([304, headers.vary]);
});
