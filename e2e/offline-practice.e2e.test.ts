import { expect, test } from '@jest/globals';
import type { PackAnswersDto, PlanDto } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Page } from 'playwright-core';
import { behindNetwork } from './support/behind-network.ts';
import { builtChunk } from './support/built-chunk.ts';
import { keptIn, ofLearner } from './support/kept.ts';
import { activatedLearner } from './support/learner.ts';
import {
  answerTwo,
  button,
  leaveWith,
  OFFLINE,
  outcomesOf,
  SYNCHRONISED,
  synchronised,
  withPack,
} from './support/offline-pack.ts';
import { signIn } from './support/sign-in.ts';
import { untilKept } from './support/until-kept.ts';

const TIMEOUT_MS = 120_000;
const HOUR_MS = 60 * 60_000;

const stage = behindNetwork();

/** Of one of the pack, as the page gets it now. */
const widthOfPicture = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [picture] = await (await caches.open('practicePictures')).keys();
    const image = new Image();
    image.src = picture?.url ?? '';
    await image.decode();
    return image.naturalWidth;
  });

/** What the portal's question is made of: each is in a file of its own, of which a former page may have had some already. */
const QUESTION_CODE = [/confirmLoss:/, /ModalDialog:/, /isKeyboardDismissDisabled/];

/** Until the service worker has the account, and what a question is made of; what the browser's own cache holds of it goes. */
async function untilQuestionIsKept(page: Page): Promise<void> {
  await waitFor('the account to be kept', () =>
    page.evaluate(async () => (await caches.match('/api/v1/users/user')) !== undefined),
  );
  await waitFor('the question to be kept', async () => {
    const kept = await page.evaluate(async () =>
      (await (await caches.open('files')).keys()).map(({ url }) => url),
    );
    return QUESTION_CODE.map((code) => builtChunk('shell', code)).every((isChunk) =>
      kept.some((url) => isChunk(new URL(url))),
    );
  });
  await untilKept(page);
}

test(
  'questions are practised without a network after a reload; their answers count once, after the tab was closed',
  async () => {
    const learner = await activatedLearner(stage.portal);
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, learner);
    await visitor.look('offline-pack');
    const context = page.context();
    await stage.without(async () => {
      await page.reload();
      await page.getByText(/^There is no internet/).waitFor();
      await answerTwo(page);
      expect(await widthOfPicture(page)).toBeGreaterThan(0);
      await visitor.look('offline-question');
      await button(page, 'Stop learning').click();
      await page.getByRole('heading', { name: '2 answers wait to be sent' }).waitFor();
      await visitor.look('offline-unsent');
      // with a network it would send them itself
      await page.close();
    });

    const next = await context.newPage();
    const answered = next.waitForResponse((response) => SYNCHRONISED.test(response.url()));
    await next.goto(`${stage.portal.portalUrl}/dashboard/home`);
    const { answers } = (await (await answered).json()) as PackAnswersDto;
    expect(answers.map(({ outcome }) => outcome)).toEqual(['counted', 'counted']);
    await waitFor('nothing to be unsent', () =>
      next.evaluate(() => localStorage.getItem('unsentAnswers') === '0'),
    );
    await next.goto(stage.portal.portalUrl + OFFLINE);
    await button(next, 'Practise 48 questions').waitFor();
    const { body } = await learner.client.call<{ mode: string }[]>('GET', 'v1/tests/B');
    expect(body.map(({ mode }) => mode)).toEqual(['review']);
    await visitor.close();
  },
  TIMEOUT_MS,
);

const LOSS = /^2 answers given without the internet/;

/** The portal's own question; settings say the same beside the deletion of the account. */
const question = (page: Page) => page.getByRole('alertdialog').getByText(LOSS);

async function signOut(page: Page): Promise<void> {
  await button(page, /^Level 0/).click();
  await button(page, 'Sign out').click();
}

/** Where the code of the portal's own question takes too long, the browser's asks, and is declined here. */
async function signOutUntilAsked(page: Page): Promise<void> {
  await waitFor('the question', async () => {
    await signOut(page);
    return question(page)
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
  });
}

test(
  'without a network too signing out tells of answers that are not sent yet, and leads to the home page',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, await activatedLearner(stage.portal));
    // the service worker was not there yet when the learner was read
    await page.reload();
    await untilQuestionIsKept(page);
    await stage.without(async () => {
      await page.reload();
      await page.getByText(/^There is no internet/).waitFor();
      await answerTwo(page);
      await button(page, 'Stop learning').click();
      await page.getByRole('heading', { name: '2 answers wait to be sent' }).waitFor();
      await signOutUntilAsked(page);
      await visitor.look('offline-sign-out');
      await button(page, 'Stay signed in').click();
      await question(page).waitFor({ state: 'detached' });
      await signOut(page);
      await button(page, 'Sign out and remove').click();
      await page.waitForURL((url) => url.pathname === '/en');
      await page.getByText(/^You are signed out here/).waitFor();
    });
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'signing out tells of answers that are not sent yet, and takes pack and pictures with it',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, await activatedLearner(stage.portal));
    await page.route(SYNCHRONISED, (route) => route.abort());
    await answerTwo(page);
    await button(page, 'Stop learning').click();
    await page.getByRole('heading', { name: '2 answers wait to be sent' }).waitFor();
    await signOutUntilAsked(page);
    await button(page, 'Stay signed in').click();
    await question(page).waitFor({ state: 'detached' });
    await page.goto(`${stage.portal.portalUrl}/dashboard/settings`);
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await question(page).waitFor();
    await button(page, 'Sign out and remove').click();
    await page.waitForURL((url) => url.pathname === '/en');
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
    const visitor = await stage.visit();
    const { page } = visitor;
    await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
    await page.goto(stage.portal.portalUrl + OFFLINE);
    const devtools = await page.context().newCDPSession(page);
    await button(page, 'See how large they are').click();
    await page.getByText(/^50 questions take/).waitFor();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: stage.portal.portalUrl, quotaSize: 1 });
    await button(page, 'Download with pictures').click();
    // how much a database may still take is the browser's secret
    await page.getByText(/^This device has no space for (these questions|the pictures)\./).waitFor();
    await visitor.look('offline-full');
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'where the browser refuses to keep anything, that is said before anything is answered, and the portal works on',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused by the test', 'SecurityError');
      };
    });
    await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
    await page.goto(stage.portal.portalUrl + OFFLINE);
    await page.getByText(/^Private windows do that/).waitFor();
    await expect(button(page, 'See how large they are').count()).resolves.toBe(0);
    await visitor.look('offline-refused');
    await page.locator('nav a[href="/dashboard/ranking"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Exams passed in category B' }).waitFor();
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'where it refuses pictures alone, the questions are kept and can be practised',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
    await page.goto(stage.portal.portalUrl + OFFLINE);
    await page.evaluate(() => {
      CacheStorage.prototype.open = () =>
        Promise.reject(new DOMException('refused by the test', 'SecurityError'));
    });
    await button(page, 'See how large they are').click();
    await button(page, 'Download with pictures').click();
    await page.getByText(/^The browser keeps no pictures here/).waitFor();
    await answerTwo(page);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'what was answered with a clock that was fast is refused and says why; with one that was slow it counts, but makes no day',
  async () => {
    const learner = await activatedLearner(stage.portal);
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, learner);
    const practise = async (clockIsOffBy: number, practised: number) => {
      await page.clock.setFixedTime(Date.now() + clockIsOffBy);
      await stage.without(async () => {
        await page.reload();
        await page.getByText(/^There is no internet/).waitFor();
        await button(page, `Practise ${practised} questions`).waitFor();
        await answerTwo(page);
        await leaveWith(page, 2);
      });
      await page.clock.setFixedTime(Date.now());
      return outcomesOf(await synchronised(page, stage.portal));
    };
    expect(await practise(2 * HOUR_MS, 50)).toEqual(['in-future', 'in-future']);
    await page.getByRole('heading', { name: '2 answers do not count' }).waitFor();
    await page
      .getByText(/the clock of this device was fast$/)
      .first()
      .waitFor();
    await visitor.look('offline-refused-answers');
    await button(page, 'Understood').click();
    // until they are removed, a page that is loaded anew still takes their questions as answered
    await button(page, 'Practise 50 questions').waitFor();
    expect(await practise(-48 * HOUR_MS, 50)).toEqual(['counted', 'counted']);
    const { body } = await learner.client.call<PlanDto>('GET', 'v1/tests/plan/B');
    expect(body.doneToday).toBe(0);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'what another sign-in has left in the browser is not shown',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, await activatedLearner(stage.portal));
    await page.evaluate(() => localStorage.setItem('signedIn', 'another sign-in'));
    await page.reload();
    await button(page, 'See how large they are').waitFor();
    await visitor.close();
  },
  TIMEOUT_MS,
);
