import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Visitor } from './support/browser.ts';
import { DECLARED, keptIn } from './support/kept.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { buildFixture, type RemoteStandIn, startStandIn } from './support/remote-stand-in.ts';

/** What browser and federation report of the faults that the tests provoke. */
const PROVOKED =
  /ERR_CONNECTION_REFUSED|ERR_FAILED|ChunkLoadError|404|RUNTIME-0|Federation Runtime|broken on purpose|mf-manifest|Failed to load|signal timed out/;
const UNAVAILABLE = 'Learning is unavailable right now';
const TITLE = { name: 'A page of contract 2' };
const TIMEOUT_MS = 120_000;

const stage = portalInBrowser();
let standIns: RemoteStandIn[] = [];

beforeAll(async () => {
  await Promise.all([buildFixture('one'), buildFixture('two')]);
}, TIMEOUT_MS);

async function startRemote(): Promise<RemoteStandIn> {
  const standIn = await startStandIn('one');
  standIns.push(standIn);
  return standIn;
}

/** Somebody whose dashboard comes from the stand-in, at a page of the portal. */
async function visit({ url }: RemoteStandIn, path: string): Promise<Visitor> {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  await visitor.page.goto(`${stage.portal.portalUrl}${path}?remote.dashboard=${encodeURIComponent(url)}`);
  return visitor;
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);

afterAll(async () => {
  await Promise.all(standIns.map((standIn) => standIn.stop()));
  standIns = [];
});

test('one browser takes a remote of the contract before from elsewhere, sees that it does, and comes back', async () => {
  const remote = await startRemote();
  const visitor = await visit(remote, '/dashboard/home');
  const { page } = visitor;
  await page.getByRole('heading', TITLE).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByText('build one, en, anonymous, visits 1').waitFor();
  await page.getByText(/^categories .*\bB\b/).waitFor();
  expect(await page.getByRole('link', { name: 'to the login' }).getAttribute('href')).toBe('/en/login');
  await page.getByRole('button', { name: 'toast' }).click();
  await page.getByText('a toast of contract 2').waitFor();
  await visitor.look('remote-of-contract-2');
  expect(await (await fetch(`${stage.portal.portalUrl}/remotes.json`)).text()).not.toContain(remote.url);
  const kept = await keptIn(page);
  expect(kept).toContain('remoteOverrides');
  expect([...kept].filter((name) => !DECLARED.has(name))).toEqual([]);

  await page.getByRole('link', { name: 'Reset dashboard' }).click();
  await page.waitForURL((url) => url.pathname === '/en/login');
  await page.locator('input[name=email]').waitFor();
  expect(await page.getByRole('complementary', { name: 'Overridden remotes' }).count()).toBe(0);
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('nothing that a remote shows lies over what the shell shows above pages', async () => {
  const visitor = await visit(await startRemote(), '/dashboard/home');
  const { page } = visitor;
  await page.getByRole('button', { name: 'toast' }).click();
  const toast = page.getByText('a toast of contract 2');
  await toast.waitFor();
  await page.getByRole('button', { name: 'cover' }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  await visitor.close();
});

test('a remote that is deployed during a visit: the open page goes on, the next one comes from the new build', async () => {
  const remote = await startRemote();
  const visitor = await visit(remote, '/dashboard/home');
  const { page } = visitor;
  await page.getByText('build one').waitFor();
  await page.getByLabel('note').fill('not lost');
  await mark(page);
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('mf-manifest.json')) renewals.push(request.url());
  });
  remote.deploy('two');
  expect(await page.getByLabel('note').inputValue()).toBe('not lost');
  await page.getByRole('link', { name: 'to the ranking' }).click();
  await page.getByRole('heading', { name: 'Ranking of build two' }).waitFor();
  expect(await isSame(page)).toBe(true);
  expect(renewals).toHaveLength(1);
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

const FAULTS: Readonly<Record<string, (remote: RemoteStandIn) => Promise<() => Promise<void>>>> = {
  missing: async (remote) => {
    await remote.goAway();
    return remote.comeBack;
  },
  ...Object.fromEntries(
    (['slow', 'no-manifest', 'throwing'] as const).map((fault) => [
      fault,
      async (remote: RemoteStandIn) => {
        remote.fail(fault);
        return async () => remote.fail(null);
      },
    ]),
  ),
};

async function suffer(fault: string, breakDown: (typeof FAULTS)[string]): Promise<void> {
  const remote = await startRemote();
  const visitor = await visit(remote, '/en/news');
  const { page } = visitor;
  const mend = await breakDown(remote);
  await page.goto(`${stage.portal.portalUrl}/dashboard/home`);
  await mark(page);
  await page.getByText(UNAVAILABLE).waitFor({ timeout: 40_000 });
  await visitor.look(`remote-${fault}`);
  await page.getByRole('link', { name: 'News' }).first().click();
  await page.getByRole('article').first().waitFor();
  await page.goBack();
  await page.getByText(UNAVAILABLE).waitFor();
  await mend();
  await page.getByRole('heading', TITLE).waitFor({ timeout: 40_000 });
  expect({ fault, stayed: await isSame(page) }).toEqual({ fault, stayed: true });
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
}

test(
  'a remote that is missing, slow or broken costs its own pages only, says so, and comes back without a reload',
  async () => {
    await Promise.all(Object.entries(FAULTS).map(([fault, breakDown]) => suffer(fault, breakDown)));
  },
  TIMEOUT_MS,
);

test('a page of a shell whose code is gone is loaded anew once, and no more', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
  const { page } = visitor;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const isLater = (url: URL) =>
    url.origin === stage.portal.portalUrl && /\/(?!main\.)[^/]+\.js$/.test(url.pathname);
  await page.route(isLater, (route) => route.fulfill({ status: 404, body: '' }));
  // a page that reloads itself says nothing: the fault is told by the one that gives up
  const gaveUp = page.waitForEvent('pageerror');
  await page.goto(`${stage.portal.portalUrl}/en/news`);
  expect((await gaveUp).name).toBe('ChunkLoadError');
  expect(documents).toBe(2);
  await page.unroute(isLater);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await visitor.close();
});

test('an entry that throws once the learner has gone elsewhere does not take the page from them', async () => {
  const remote = await startRemote();
  const visitor = await visit(remote, '/en/news');
  const { page } = visitor;
  remote.fail('throwing');
  await page.goto(`${stage.portal.portalUrl}/dashboard/home`);
  await page.getByText(UNAVAILABLE).waitFor({ timeout: 40_000 });
  const answer = remote.hold();
  await page.waitForRequest((request) => request.url().startsWith(remote.url));
  await page.getByRole('link', { name: 'News' }).first().click();
  await page.getByRole('article').first().waitFor();
  const thrown = page.waitForEvent('pageerror');
  answer();
  await thrown;
  expect(await page.getByRole('article').first().isVisible()).toBe(true);
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});
