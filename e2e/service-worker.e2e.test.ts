import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { type Viewer, Visitor } from './support/browser.ts';
import { activatedLearner } from './support/learner.ts';
import { type Network, startNetwork } from './support/network.ts';
import { HOME } from './support/paths.ts';
import type { Portal } from './support/portal.ts';
import { buildFixture, startStandIn } from './support/remote-stand-in.ts';
import { signIn } from './support/sign-in.ts';
import { untilKept } from './support/until-kept.ts';

const PHONE: Viewer = { locale: 'en', theme: 'dark', width: 390 };
const SHELL_BUILD = path.join(import.meta.dirname, '../shell/dist/.server');
/** What the browser says of calls that got no answer. */
const UNANSWERED = /ERR_|Failed to load resource/;

let portal: Portal;
let network: Network;
let browser: Browser;

beforeAll(async () => {
  portal = await stackInfo();
  network = await startNetwork();
  browser = await launchBrowser(...network.flags);
});

afterAll(async () => {
  await browser.close();
  await network.stop();
});

const visit = () => Visitor.open(browser, PHONE, { hasServiceWorker: true });

test('a browser offers to install the portal', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(portal.portalUrl + HOME.en);
  await untilKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // windows of tests keep nothing
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await visitor.close();
});

test('without a network screens that were opened open again and say so, others say that there is none', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await signIn(page, portal, await activatedLearner(portal), 'en');
  await untilKept(page);
  await page.goto(`${portal.portalUrl}/dashboard/ranking`);
  await page.getByRole('heading', { level: 1, name: 'Exams passed in category B' }).waitFor();
  await untilKept(page);
  network.cut();
  try {
    await page.reload();
    await page.locator('nav a[href="/dashboard/statistics"]').first().waitFor();
    await visitor.look('ranking-without-network');
    await page.goto(`${portal.portalUrl}/en/contact`);
    await page.getByRole('heading', { level: 1, name: 'There is no connection' }).waitFor();
    await visitor.look('never-opened-without-network');
    network.restore();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('form textarea').waitFor();
  } finally {
    network.restore();
  }
  expect(visitor.complaints(UNANSWERED)).toEqual([]);
  await visitor.close();
});

test('a remote that is deployed meanwhile is taken where there is a network; without one, no page mixes its builds', async () => {
  await Promise.all([buildFixture('one'), buildFixture('two')]);
  const remote = await startStandIn('one');
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(portal.portalUrl + HOME.en);
  await untilKept(page);
  await page.goto(`${portal.portalUrl}/dashboard/home?remote.dashboard=${encodeURIComponent(remote.url)}`);
  await page.getByText('build one').waitFor();
  await untilKept(page);
  remote.deploy('two');
  try {
    network.cut();
    await page.reload();
    await page.getByText('build one').waitFor();
    network.restore();
    await page.reload();
    await page.getByText('build two').waitFor();
    network.cut();
    await page.reload();
    await page.getByText('build two').waitFor();
  } finally {
    network.restore();
    await remote.stop();
  }
  await visitor.close();
});

test('switched off at the server, it leaves browsers with all that it kept', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(portal.portalUrl + HOME.en);
  await untilKept(page);
  network.replace('/service-worker.js', path.join(SHELL_BUILD, 'removing-worker.js'));
  await page.goto(`${portal.portalUrl}/en/contact`);
  await waitFor('the service worker to leave', () =>
    page.evaluate(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    ),
  );
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});
