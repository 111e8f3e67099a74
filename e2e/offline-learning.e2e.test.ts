import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataExportDto, PackAnswersDto, PackDto } from '@zielona-fala/contracts';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { answerQuestion, goOn } from '@zielona-fala/tools/exam-player';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser, Page } from 'playwright-core';
import { type Viewer, Visitor } from './support/browser.ts';
import { activatedLearner, type Learner } from './support/learner.ts';
import { type Network, startNetwork } from './support/network.ts';
import { answerTwo, button, OFFLINE, SYNCHRONISED, withPack } from './support/offline-pack.ts';
import type { Portal } from './support/portal.ts';

const PHONE: Viewer = { locale: 'en', theme: 'dark', width: 390 };
const DAY_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 180_000;
/** More than a chance to pass needs. */
const ANSWERED = 150;
const OWN = /^Worked out in this browser/;

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

/** Answers of two days ago, every fourth one wrong. */
async function answered({ client }: Learner): Promise<void> {
  const { body } = await client.call<PackDto>('GET', `v1/tests/pack?cat=B&lang=en&size=${ANSWERED}`);
  const answers = body.questions.map(({ questionNumber, correctAnswer }, index) => ({
    questionNumber,
    answer:
      index % 4 > 0 ? correctAnswer : ({ T: 'N', N: 'T', A: 'B', B: 'C', C: 'A' } as const)[correctAnswer],
    answeredAt: new Date(Date.now() - 2 * DAY_MS).toISOString(),
  }));
  await client.call('POST', 'v1/tests/pack/answers', { categoryName: 'B', lang: 'en', answers });
}

/** What the page says of today's plan and of readiness, whoever has worked it out. */
async function today(page: Page): Promise<readonly string[]> {
  const said = await page.locator('section[aria-labelledby=today] > :is(h2, p)').allInnerTexts();
  return said.filter((text) => !OWN.test(text));
}

/** Opens the page with a network, and waits for what became of the answers. */
async function synchronised(page: Page): Promise<PackAnswersDto['answers']> {
  const answered = page.waitForResponse((response) => SYNCHRONISED.test(response.url()));
  await page.goto(portal.portalUrl + OFFLINE);
  return ((await (await answered).json()) as PackAnswersDto).answers;
}

test(
  'plan and readiness go on without a network, and are what the server says once it has the answers',
  async () => {
    const learner = await activatedLearner(portal);
    await answered(learner);
    const visitor = await visit();
    const { page } = visitor;
    await withPack(page, portal, learner);
    await page.getByText(OWN).waitFor({ state: 'detached' });
    const before = await today(page);
    expect(before).toEqual([
      expect.stringMatching(/20/),
      '0 of 20 done',
      expect.stringMatching(/Chance to pass today/),
    ]);
    network.cut();
    let offline: readonly string[];
    try {
      await page.reload();
      await page.getByText(OWN).waitFor();
      expect(await today(page)).toEqual(before);
      await answerTwo(page);
      await button(page, 'Stop learning').click();
      await page.getByText('2 of 20 done').waitFor();
      offline = await today(page);
      await visitor.look('offline-today');
    } finally {
      network.restore();
    }
    expect((await synchronised(page)).map(({ outcome }) => outcome)).toEqual(['counted', 'counted']);
    await page.getByText('2 of 20 done').waitFor();
    await page.getByText(OWN).waitFor({ state: 'detached' });
    expect(await today(page)).toEqual(offline);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'an exam without a network is a rehearsal: it has the times and points of an exam, says that it counts as none, and its answers count as practice',
  async () => {
    const learner = await activatedLearner(portal);
    const visitor = await visit();
    const { page } = visitor;
    await withPack(page, portal, learner);
    network.cut();
    try {
      await page.reload();
      await page.getByText(/^There is no internet/).waitFor();
      await page.getByText(/^32 questions with the times of the exam.*does not count as an exam/).waitFor();
      await visitor.look('offline-rehearsal-offer');
      await button(page, 'Start the rehearsal').click();
      for (const place of [1, 2, 3]) {
        await page.getByText(`${place} of 32`).first().waitFor();
        await answerQuestion(page, 'en');
        await goOn(page);
      }
      await visitor.look('offline-rehearsal');
      await button(page, 'Finish').click();
      await button(page, 'Finish the exam').click();
      await page.getByRole('heading', { name: /^You would not have passed: [1-9] of 74 points/ }).waitFor();
      await page.getByText(/3 of 20 basic, 0 of 12 specialist.*does not count as an exam/).waitFor();
      await visitor.look('offline-rehearsal-over');
      await button(page, 'Back to practice').click();
      await page.getByRole('heading', { name: '3 answers wait to be sent' }).waitFor();
      await button(page, 'Practise 47 questions').waitFor();
    } finally {
      network.restore();
    }
    expect((await synchronised(page)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('counted'));
    const { body } = await learner.client.call<{ mode: string }[]>('GET', 'v1/tests/B');
    expect(body.map(({ mode }) => mode)).toEqual(['review']);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'on two devices without a network, each answer counts once, also those to the same questions',
  async () => {
    const learner = await activatedLearner(portal);
    const devices = [await visit(), await visit()];
    for (const { page } of devices) await withPack(page, portal, learner);
    network.cut();
    try {
      for (const { page } of devices) {
        await page.reload();
        await page.getByText(/^There is no internet/).waitFor();
        await answerTwo(page);
      }
    } finally {
      network.restore();
    }
    const outcomes = await Promise.all(devices.map(({ page }) => synchronised(page)));
    const [one = [], other = []] = outcomes;
    expect(one.map(({ questionNumber }) => questionNumber)).toEqual(
      other.map(({ questionNumber }) => questionNumber),
    );
    expect(outcomes.flat().map(({ outcome }) => outcome)).toEqual(Array(4).fill('counted'));
    // nothing is left to send
    for (const { page } of devices) {
      await page.goto(portal.portalUrl + OFFLINE);
      await button(page, 'Practise 48 questions').waitFor();
    }
    const { body } = await learner.client.call<DataExportDto>('GET', 'v1/users/export');
    const [{ questions } = { questions: [] }] = body.tests.learning;
    expect(questions.map(({ answers }) => answers)).toEqual([2, 2]);
    expect(body.tests.tests.map(({ mode }) => mode)).toEqual(['review', 'review']);
    for (const device of devices) await device.close();
  },
  TIMEOUT_MS,
);
