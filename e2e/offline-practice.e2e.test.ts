import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PackAnswersDto } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser, Page } from 'playwright-core';
import { type Viewer, Visitor } from './support/browser.ts';
import { keptIn, ofLearner } from './support/kept.ts';
import { activatedLearner } from './support/learner.ts';
import { type Network, startNetwork } from './support/network.ts';
import { answerTwo, button, OFFLINE, SYNCHRONISED, withPack } from './support/offline-pack.ts';
import type { Portal } from './support/portal.ts';
import { signIn } from './support/sign-in.ts';

const PHONE: Viewer = { locale: 'en', theme: 'dark', width: 390 };
const TIMEOUT_MS = 120_000;

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

/** Of one of the pack, as the page gets it now. */
const widthOfPicture = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [picture] = await (await caches.open('practicePictures')).keys();
    const image = new Image();
    image.src = picture?.url ?? '';
    await image.decode();
    return image.naturalWidth;
  });

test(
  'questions are practised without a network after a reload; their answers count once, after the tab was closed',
  async () => {
    const learner = await activatedLearner(portal);
    const visitor = await visit();
    const { page } = visitor;
    await withPack(page, portal, learner);
    await visitor.look('offline-pack');
    network.cut();
    try {
      await page.reload();
      await page.getByText(/^There is no internet/).waitFor();
      await answerTwo(page);
      expect(await widthOfPicture(page)).toBeGreaterThan(0);
      await visitor.look('offline-question');
      await button(page, 'Stop learning').click();
      await page.getByRole('heading', { name: '2 answers wait to be sent' }).waitFor();
      await visitor.look('offline-unsent');
    } finally {
      network.restore();
    }
    const context = page.context();
    await page.close();

    const next = await context.newPage();
    const answered = next.waitForResponse((response) => SYNCHRONISED.test(response.url()));
    await next.goto(`${portal.portalUrl}/dashboard/home`);
    const { answers } = (await (await answered).json()) as PackAnswersDto;
    expect(answers.map(({ outcome }) => outcome)).toEqual(['counted', 'counted']);
    await waitFor('nothing to be unsent', () =>
      next.evaluate(() => localStorage.getItem('unsentAnswers') === '0'),
    );
    await next.goto(portal.portalUrl + OFFLINE);
    await button(next, 'Practise 48 questions').waitFor();
    const { body } = await learner.client.call<{ mode: string }[]>('GET', 'v1/tests/B');
    expect(body.map(({ mode }) => mode)).toEqual(['review']);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'signing out tells of answers that are not sent yet, and takes pack and pictures with it',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await withPack(page, portal, await activatedLearner(portal));
    await page.route(SYNCHRONISED, (route) => route.abort());
    await answerTwo(page);
    await button(page, 'Stop learning').click();
    await page.getByRole('heading', { name: '2 answers wait to be sent' }).waitFor();
    const signOut = async () => {
      await button(page, /^Level 0/).click();
      await button(page, 'Sign out').click();
    };
    await signOut();
    await page.getByText(/^2 answers given without the internet/).waitFor();
    await button(page, 'Stay signed in').click();
    await signOut();
    await button(page, 'Sign out and remove').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
    await waitFor('the learner to be forgotten', async () => {
      const kept = await keptIn(page);
      const isCached = await page.evaluate(() => caches.has('practicePictures'));
      return ofLearner(kept).length === 0 && !kept.has('database offlinePractice') && !isCached;
    });
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'where the device is full, that is said',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await signIn(page, portal, await activatedLearner(portal), 'en');
    await page.goto(portal.portalUrl + OFFLINE);
    const devtools = await page.context().newCDPSession(page);
    await button(page, 'See how large they are').click();
    await page.getByText(/^50 questions take/).waitFor();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: portal.portalUrl, quotaSize: 1 });
    await button(page, 'Download with pictures').click();
    // how much a database may still take is the browser's secret
    await page.getByText(/^This device has no space for (these questions|the pictures)\./).waitFor();
    await visitor.look('offline-full');
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'what another sign-in has left in the browser is not shown',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await withPack(page, portal, await activatedLearner(portal));
    await page.evaluate(() => localStorage.setItem('signedIn', 'another sign-in'));
    await page.reload();
    await button(page, 'See how large they are').waitFor();
    await visitor.close();
  },
  TIMEOUT_MS,
);
