import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { REMOTES, type RemoteName } from '@zielona-fala/contracts/portal';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { freePorts } from '@zielona-fala/tools/process';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { Visitor } from './support/browser.ts';
import { activatedLearner } from './support/learner.ts';
import type { Portal } from './support/portal.ts';
import { buildBesideNextContract, serveBuild } from './support/remote-build.ts';
import { signIn } from './support/sign-in.ts';

const TIMEOUT_MS = 240_000;

let portal: Portal;
let browser: Browser;
const stops: (() => Promise<void>)[] = [];
const ports = new Map<RemoteName, string>();

/** The running shell is then one contract older than the remotes, as after it was rolled back. */
beforeAll(async () => {
  portal = await stackInfo();
  browser = await launchBrowser();
  const free = await freePorts(REMOTES.length);
  const folders = await Promise.all(REMOTES.map(buildBesideNextContract));
  for (const [place, remote] of REMOTES.entries()) {
    const port = String(free[place]);
    stops.push(await serveBuild(folders[place] ?? '', port));
    ports.set(remote, port);
  }
}, TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  await Promise.all(stops.map((stop) => stop()));
});

test('remotes that were built one contract later show their pages in the shell of before', async () => {
  const learner = await activatedLearner(portal);
  const visitor = await Visitor.open(browser, { locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  const served = new Set<string>();
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('remoteEntry')) served.add(new URL(response.url()).port);
  });
  const overrides = [...ports].map(([remote, port]) => `remote.${remote}=http://localhost:${port}`);
  // the home page comes as HTML, and fetches its remote when the browser has time
  const taken = page.waitForResponse((response) =>
    response.url().includes(`:${ports.get('public')}/remoteEntry`),
  );
  await page.goto(`${portal.portalUrl}/en?${overrides.join('&')}`);
  await page.locator('main h1').waitFor();
  await taken;
  await signIn(page, portal, learner, 'en');
  await page.locator('main h1').first().waitFor();
  await page.locator('a[href="/dashboard/ranking"]').first().click();
  await page.getByRole('heading', { name: 'Exams passed in category B' }).waitFor();
  expect([...served].sort()).toEqual([...ports.values()].sort());
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});
