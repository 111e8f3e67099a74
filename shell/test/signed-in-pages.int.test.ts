import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { LOCALE_COOKIE } from '@zielona-fala/contracts';
import request from 'supertest';
import { bodyOf, build, composingShell, dataOf, PATH } from './composing-shell.ts';

const stage = composingShell();

test('a page for the signed-in begins with its title within the frame, in the language of the reader', async () => {
  const shell = stage.start();
  const pageIn = (locale: string) =>
    request(shell).get('/dashboard/home').set('cookie', `${LOCALE_COOKIE}=${locale}`).expect(200);
  const { text, headers } = await pageIn('de');
  expect(bodyOf(text)).toBe('<header>/dashboard/home</header><main><h1>home</h1></main>');
  expect(dataOf(text)).toMatchObject({ locale: 'de', rendered: '/dashboard/home', heading: 'home' });
  expect(headers.vary).toContain('Cookie');
  expect(dataOf((await pageIn('en')).text)).toMatchObject({ locale: 'en', heading: 'home' });
});

test('it restores the session at once; pages for everybody do not', async () => {
  stage.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const shell = stage.start();
  const { text, headers } = await request(shell).get('/dashboard/home').expect(200);
  expect(text).toContain('<script>askAhead()</script>');
  const hash = createHash('sha256').update('askAhead()').digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await request(shell).get(PATH)).text).not.toContain('askAhead()');
});

test('it names what its remote tells that it needs, and what shows the learner in the frame', async () => {
  stage.remotes.dashboard.put({
    '/fragments.json': {
      format: 2,
      remote: 'dashboard',
      build: 'aa',
      remoteEntry: 'remoteEntry.aa.js',
      pages: { pl: {}, en: {}, de: {} },
      files: {
        pl: { '/dashboard/home': { scripts: ['home.aa.js', 'pl.aa.js'], styles: ['home.aa.css'] } },
        en: {},
        de: {},
      },
    },
  });
  const { url } = stage.remotes.dashboard;
  const { text } = await request(stage.start()).get('/dashboard/home').set('cookie', `${LOCALE_COOKIE}=pl`);
  expect(text).toContain(
    `<script data-entries="/main.js" data-scripts="/start.js /store.js ${url}/home.aa.js ${url}/pl.aa.js" data-styles="/store.css ${url}/home.aa.css">`,
  );
});
