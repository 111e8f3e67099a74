import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import request from 'supertest';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';

const WORKER = 'self.addEventListener("fetch", () => {});';
const REMOVING_WORKER = 'self.registration.unregister();';

let site: ShellSite;
let app: Shell;

beforeAll(async () => {
  site = await startShellSite({
    '.server/service-worker.js': WORKER,
    '.server/removing-worker.js': REMOVING_WORKER,
  });
  app = site.shell();
});
afterAll(() => site.stop());

test.each(LOCALES)(
  'a page names how it is installed in %s, and all that this names is there',
  async (locale) => {
    const path = locale === 'pl' ? '/polityka-prywatnosci' : `/${locale}/nothing`;
    const { text: page } = await request(app).get(path);
    const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(page) ?? [];
    const answer = await request(app).get(address).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'no-cache',
    });
    const manifest = JSON.parse(answer.text);
    expect(manifest).toMatchObject({ id: '/', lang: locale, display: 'standalone', scope: '/' });
    expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }));
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
      await request(app).get(src).expect(200).expect('content-type', type);
    }
  },
);

test('the service worker is asked for each time, at the root of the portal', async () => {
  const { text, headers } = await request(app).get('/service-worker.js').expect(200);
  expect(text).toBe(WORKER);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('text/javascript');
  await request(app).get('/.server/service-worker.js').expect(404);
});

test('switched off, the server answers the worker that removes the one before', async () => {
  const { text } = await request(site.shell({ settings: { SERVICE_WORKER: 'off' } }))
    .get('/service-worker.js')
    .expect(200);
  expect(text).toBe(REMOVING_WORKER);
});

test('a page allows workers of its own origin alone', async () => {
  const { headers } = await request(app).get('/polityka-prywatnosci');
  expect(headers['content-security-policy']).toContain("worker-src 'self';");
});
