import { expect, test } from '@jest/globals';
import type { DataExportDto, PackDto } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { answerQuestion, goOn } from '@zielona-fala/tools/exam-player';
import type { Page } from 'playwright-core';
import { behindNetwork } from './support/behind-network.ts';
import { activatedLearner, type Learner } from './support/learner.ts';
import {
  answerTwo,
  button,
  leaveWith,
  OFFLINE,
  outcomesOf,
  synchronised,
  withPack,
} from './support/offline-pack.ts';

const DAY_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 180_000;
/** More than a chance to pass needs. */
const ANSWERED = 150;
const OWN = /^Worked out in this browser/;

const stage = behindNetwork();

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

test(
  'plan and readiness go on without a network, and are what the server says once it has the answers',
  async () => {
    const learner = await activatedLearner(stage.portal);
    await answered(learner);
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, learner);
    await page.getByText(OWN).waitFor({ state: 'detached' });
    const before = await today(page);
    expect(before).toEqual([
      expect.stringMatching(/20/),
      '0 of 20 done',
      expect.stringMatching(/Chance to pass today/),
    ]);
    const offline = await stage.without(async () => {
      await page.reload();
      await page.getByText(OWN).waitFor();
      expect(await today(page)).toEqual(before);
      await answerTwo(page);
      await button(page, 'Stop learning').click();
      await page.getByText('2 of 20 done').waitFor();
      await visitor.look('offline-today');
      const told = await today(page);
      await leaveWith(page, 2);
      return told;
    });
    expect(outcomesOf(await synchronised(page, stage.portal))).toEqual(['counted', 'counted']);
    await page.getByText('2 of 20 done').waitFor();
    await page.getByText(OWN).waitFor({ state: 'detached' });
    expect(await today(page)).toEqual(offline);
    await visitor.close();
  },
  TIMEOUT_MS,
);

/** Of the rehearsal's question, from 0, as the browser has kept it. */
const placeKept = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const open = indexedDB.open('offlinePractice');
    const until = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve));
    await until(open);
    const kept = open.result.transaction('packs').objectStore('packs').get('rehearsal');
    await until(kept);
    open.result.close();
    return kept.result?.progress.index;
  });

test(
  'an exam without a network is a rehearsal: it has the times and points of an exam, says that it counts as none, goes on after a reload, and its answers count as practice',
  async () => {
    const learner = await activatedLearner(stage.portal);
    const visitor = await stage.visit();
    const { page } = visitor;
    await withPack(page, stage.portal, learner);
    await stage.without(async () => {
      await page.reload();
      await page.getByText(/^There is no internet/).waitFor();
      await page.getByText(/^32 questions with the times of the exam.*does not count as an exam/).waitFor();
      await visitor.look('offline-rehearsal-offer');
      await button(page, 'Start the rehearsal').click();
      const answer = async (place: number) => {
        await page.getByText(`${place} of 32`).first().waitFor();
        await page.getByText('Rehearsal', { exact: true }).waitFor();
        await answerQuestion(page, 'en');
        await goOn(page);
      };
      await answer(1);
      await answer(2);
      await waitFor('the step to be kept', async () => (await placeKept(page)) === 2);
      await page.reload();
      await answer(3);
      await page.getByText('4 of 32').first().waitFor();
      await visitor.look('offline-rehearsal');
      await visitor.becomes({ locale: 'en', theme: 'light', width: 320 });
      await visitor.look('offline-rehearsal');
      await button(page, 'Finish').click();
      await button(page, 'Finish the exam').click();
      await page.getByRole('heading', { name: /^You would not have passed: [1-9] of 74 points/ }).waitFor();
      await page.getByText(/3 of 20 basic, 0 of 12 specialist.*does not count as an exam/).waitFor();
      await visitor.look('offline-rehearsal-over');
      await button(page, 'Back to practice').click();
      await page.getByRole('heading', { name: '3 answers wait to be sent' }).waitFor();
      await button(page, 'Practise 47 questions').waitFor();
      await leaveWith(page, 3);
    });
    expect(outcomesOf(await synchronised(page, stage.portal))).toEqual(Array(3).fill('counted'));
    const { body } = await learner.client.call<{ mode: string }[]>('GET', 'v1/tests/B');
    expect(body.map(({ mode }) => mode)).toEqual(['review']);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'on two devices without a network, each answer counts once, also those to the same questions',
  async () => {
    const learner = await activatedLearner(stage.portal);
    const devices = [await stage.visit(), await stage.visit()];
    for (const { page } of devices) await withPack(page, stage.portal, learner);
    await stage.without(async () => {
      for (const { page } of devices) {
        await page.reload();
        await page.getByText(/^There is no internet/).waitFor();
        await answerTwo(page);
        await leaveWith(page, 2);
      }
    });
    const told = await Promise.all(devices.map(({ page }) => synchronised(page, stage.portal)));
    const [one = [], other = []] = told;
    expect(one.map(({ questionNumber }) => questionNumber)).toEqual(
      other.map(({ questionNumber }) => questionNumber),
    );
    expect(outcomesOf(told.flat())).toEqual(Array(4).fill('counted'));
    // nothing is left to send
    for (const { page } of devices) {
      await page.goto(stage.portal.portalUrl + OFFLINE);
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
