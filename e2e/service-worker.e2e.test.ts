import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { REMOTES, type RemoteName } from '@zielona-fala/contracts/portal';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { freePorts } from '@zielona-fala/tools/process';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import { behindNetwork } from './support/behind-network.ts';
import { activatedLearner } from './support/learner.ts';
import { answerTwo, button, withPack } from './support/offline-pack.ts';
import { CONTACT, HOME, LOGIN } from './support/paths.ts';
import { buildOf, buildWithOtherNames, serveBuild } from './support/remote-build.ts';
import { buildFixture, startStandIn } from './support/remote-stand-in.ts';
import { signIn } from './support/sign-in.ts';
import { untilKept } from './support/until-kept.ts';

const SHELL_BUILD = path.join(import.meta.dirname, '../shell/dist/.server');
const WORKER = '/service-worker.js';
const WHICH_WORKER = '/which-worker';
/** A cache that is there once a waiting worker may take over. */
const TOLD = 'told';
const TIMEOUT_MS = 120_000;
/** What the browser says of calls that got no answer. */
const UNANSWERED = /ERR_|Failed to load resource/;

const stage = behindNetwork();

test('a browser offers to install the portal', async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.goto(stage.portal.portalUrl + HOME.en);
  await untilKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // windows of tests keep nothing
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await visitor.close();
});

/** Tells the worker of a page, as each visit does once it has settled. */
const tellOf = (page: Page, path: string): Promise<void> =>
  page.evaluate((opened) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'opened', path: opened, files: [] });
  }, path);

test('the worker keeps the document of a page that it is told of, unless it has it already', async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.goto(stage.portal.portalUrl + HOME.en);
  await untilKept(page);
  await page.evaluate(async (path) => {
    const kept = await caches.open('documents');
    await kept.put(path, new Response('kept before', { headers: { 'content-type': 'text/html' } }));
  }, HOME.en);
  const keptOf = (path: string) =>
    page.evaluate(
      async (at) => (await caches.match(at, { cacheName: 'documents', ignoreVary: true }))?.text(),
      path,
    );
  await tellOf(page, HOME.en);
  await tellOf(page, CONTACT.en);
  await waitFor('the other page to be kept', () => keptOf(CONTACT.en));
  expect(await keptOf(HOME.en)).toBe('kept before');
  await visitor.close();
});

test('without a network screens that were opened open again and say so, others say that there is none', async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
  await untilKept(page);
  await page.goto(`${stage.portal.portalUrl}/dashboard/ranking`);
  await page.getByRole('heading', { level: 1, name: 'Exams passed in category B' }).waitFor();
  await untilKept(page);
  await stage.without(async () => {
    await page.reload();
    await page.locator('nav a[href="/dashboard/statistics"]').first().waitFor();
    await visitor.look('ranking-without-network');
    await page.goto(`${stage.portal.portalUrl}/en/contact`);
    await page.getByRole('heading', { level: 1, name: 'There is no connection' }).waitFor();
    await visitor.look('never-opened-without-network');
    stage.network.restore();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('form textarea').waitFor();
  });
  expect(visitor.complaints(UNANSWERED)).toEqual([]);
  await visitor.close();
});

test('a remote that is deployed meanwhile is taken where there is a network; without one, no page mixes its builds', async () => {
  await Promise.all([buildFixture('one'), buildFixture('two')]);
  const remote = await startStandIn('one');
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.goto(stage.portal.portalUrl + HOME.en);
  await untilKept(page);
  await page.goto(
    `${stage.portal.portalUrl}/dashboard/home?remote.dashboard=${encodeURIComponent(remote.url)}`,
  );
  await page.getByText('build one').waitFor();
  await untilKept(page);
  remote.deploy('two');
  try {
    stage.network.cut();
    await page.reload();
    await page.getByText('build one').waitFor();
    stage.network.restore();
    await page.reload();
    await page.getByText('build two').waitFor();
    stage.network.cut();
    await page.reload();
    await page.getByText('build two').waitFor();
  } finally {
    stage.network.restore();
    await remote.stop();
  }
  await visitor.close();
});

const PAGES: Readonly<Record<RemoteName, string>> = {
  public: '/en/contact',
  auth: LOGIN.en,
  dashboard: '/dashboard/ranking',
};

/** Which of some builds, served at a port, the scripts of the page are from, once it answers. */
async function buildsOf(page: Page, port: string, folders: readonly string[]): Promise<readonly number[]> {
  await untilAnswers(page);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = addresses
    .map((address) => new URL(address))
    .filter((address) => address.port === port && address.pathname.endsWith('.js'));
  const names = await Promise.all(folders.map((folder) => readdir(folder)));
  const from = scripts.map(({ pathname }) =>
    names.findIndex((each) => each.includes(path.basename(pathname))),
  );
  return [...new Set(from)];
}

test.each(REMOTES)(
  'mf-%s is deployed anew meanwhile: pages take it where there is a network, and never mix it with the build before',
  async (remote) => {
    const visitor = await stage.visit();
    const { page } = visitor;
    if (remote === 'dashboard') {
      await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
    } else await page.goto(stage.portal.portalUrl + HOME.en);
    await untilKept(page);
    const [port = ''] = (await freePorts(1)).map(String);
    const folders = [buildOf(remote), await buildWithOtherNames(remote)];
    const [before = '', after = ''] = folders;
    let stop = await serveBuild(before, port);
    const loaded = () => buildsOf(page, port, folders);
    try {
      const address = encodeURIComponent(`http://localhost:${port}`);
      await page.goto(`${stage.portal.portalUrl}${PAGES[remote]}?remote.${remote}=${address}`);
      expect(await loaded()).toEqual([0]);
      await untilKept(page);
      await stop();
      stop = await serveBuild(after, port);
      await stage.without(async () => {
        await page.reload();
        expect(await loaded()).toEqual([0]);
      });
      // the shell's server asks remotes every few seconds
      await waitFor('the new build', async () => {
        await page.reload();
        const builds = await loaded();
        expect([[0], [1]]).toContainEqual(builds);
        return builds[0] === 1;
      });
      await untilKept(page);
      await stage.without(async () => {
        await page.reload();
        expect(await loaded()).toEqual([1]);
      });
    } finally {
      await stop();
    }
    await visitor.close();
  },
  TIMEOUT_MS,
);

/** What the service worker that answers for the page says of itself; null: it does not know the question. */
const workerOf = (page: Page): Promise<string | null> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address).catch(() => null);
    return answer?.ok ? answer.text() : null;
  }, WHICH_WORKER);

const isOneWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test(
  'a newer worker that comes after a time without a network waits until the test is over, and takes over with the next visit',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, await activatedLearner(stage.portal));
    stage.network.replace(WORKER, await newerWorker());
    await stage.without(async () => {
      await page.reload();
      await page.getByText(/^There is no internet/).waitFor();
      await answerTwo(page);
    });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await waitFor('the newer worker to wait', () => isOneWaiting(page));
    expect(await workerOf(page)).toBeNull();
    await button(page, 'Stop learning').click();
    // what is left before it has stopped goes on after the reload
    await button(page, 'Stop learning').waitFor({ state: 'detached' });
    await page.reload();
    await waitFor('the newer worker to be told', () => page.evaluate((name) => caches.has(name), TOLD));
    await waitFor('the newer worker to take over', async () => {
      if (!(await isOneWaiting(page))) return true;
      await endWorkerInUse(page);
      return false;
    });
    await waitFor('the newer worker', async () => (await workerOf(page)) === 'newer');
    await button(page, 'Practise 48 questions').waitFor();
    await visitor.close();
  },
  TIMEOUT_MS,
);

/**
 * Ends the worker that answers for pages. A browser does so by itself once it is idle and another is to take over, but not
 * while a debugger is attached, as it is in tests, if a call of the page started it again meanwhile.
 */
async function endWorkerInUse(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const inUse = new Promise<string | undefined>((resolve) => {
    devtools.once('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      resolve(versions.find(({ status }) => status === 'activated')?.versionId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const versionId = await inUse;
  if (versionId !== undefined) await devtools.send('ServiceWorker.stopWorker', { versionId });
  await devtools.detach();
}

/** The portal's worker as another build of it, which answers what it is, and tells that it may take over. @returns its file */
async function newerWorker(): Promise<string> {
  const file = path.join(import.meta.dirname, '../.local/e2e/newer-worker.js');
  const answer = `self.addEventListener('fetch', (event) => {
    if (event.request.url.endsWith('${WHICH_WORKER}')) event.respondWith(new Response('newer'));
  });
  self.addEventListener('message', (event) => {
    if (event.data.type === 'take-over') event.waitUntil(caches.open('${TOLD}'));
  });`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${await readFile(path.join(SHELL_BUILD, 'service-worker.js'), 'utf8')}\n${answer}`);
  return file;
}

test('switched off at the server, it leaves browsers with all that it kept', async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.goto(stage.portal.portalUrl + HOME.en);
  await untilKept(page);
  stage.network.replace(WORKER, path.join(SHELL_BUILD, 'removing-worker.js'));
  await page.goto(`${stage.portal.portalUrl}/en/contact`);
  await waitFor('the service worker to leave', () =>
    page.evaluate(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    ),
  );
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});
