import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXAM, LOCALES, type Locale } from '@zielona-fala/contracts';
import { goOn, untilAsked } from '@zielona-fala/tools/exam-player';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import { activatedLearner, type Learner } from './support/learner.ts';
import { FILM, KINDS, longExam, longReview, PICTURE } from './support/long-exam.ts';
import { misfitsOf } from './support/page-width.ts';
import { HOME } from './support/paths.ts';
import { type FrameBoxes, type FrameSize, inspectFrame } from './support/player-frame.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const PHONES = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;
const LARGE = [
  [820, 1180],
  [1280, 800],
] as const;
/** A phone on its side, and a desktop at 200 %. */
const LOW = [
  [740, 360],
  [667, 375],
  [640, 400],
  [568, 320],
] as const;

const at = (letters: number, sizes: readonly (readonly [number, number])[]): FrameSize[] =>
  sizes.map(([width, height]) => ({ width, height, letters }));

const SIZES: readonly FrameSize[] = [
  ...at(100, [...PHONES, ...LOW, ...LARGE]),
  ...at(150, [...PHONES, ...LOW, ...LARGE]),
];
/** Here a question of ordinary length must show as a whole; in low windows too where its answers are yes and no. */
const ROOMY = at(100, [PHONES[2], ...LARGE]);
const ROOMY_OR_LOW = [...ROOMY, ...at(100, LOW)];

const WIDTHS = [320, 360, 390, 820, 1280];

const SECOND = 1000;
/** Of the window's height, while it plays, unless the width sets its size. */
const FILM_SHARE = 0.4;
/** In it a film has its size before it plays. */
const TALL_REM = 44;
const REM_PX = 16;
const MAX_FILM_MS = 60 * SECOND;
const TIMEOUT_MS = 120_000;
const SCENE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="960" height="540"/></svg>';

const stage = portalInBrowser();
let learner: Learner;

beforeAll(async () => {
  learner = await activatedLearner(stage.portal);
});

/** A learner at an exam of the longest texts, whose clock moves only when it is told to. */
async function openLongExam(page: Page, locale: Locale) {
  let now = Date.now();
  await page.clock.setFixedTime(now);
  await page.route('**/api/v1/tests/single/1', (route) => route.fulfill({ json: longExam(locale, now) }));
  await page.route('**/api/v1/tests/1/answers/*', (route) => route.abort());
  // a film that never comes plays for as long as the test looks
  await page.route(`**${FILM}`, () => undefined);
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/exam?testId=1`);
  await untilAsked(page);
  await page.evaluate(() => document.fonts.ready);
  return {
    pass: async (milliseconds: number) => {
      now += milliseconds;
      await page.clock.setFixedTime(now);
    },
  };
}

/** Looks at one question in each of its phases, at each size. */
function watchOver(page: Page, kind: (typeof KINDS)[number]) {
  const boxesBefore = new Map<FrameSize, FrameBoxes>();
  const faults: unknown[] = [];
  return {
    faults,
    async look(phase: string) {
      const ordinary = kind.yesNo ? ROOMY_OR_LOW : ROOMY;
      for (const size of kind.characters ? ordinary : SIZES) {
        const found = await inspectFrame(page, size);
        const where = { kind, phase, size };
        if (found.faults.length > 0) faults.push({ ...where, faults: found.faults });
        if (kind.characters && found.scrolls) faults.push({ ...where, scrolls: true });
        if (phase === 'watching') {
          const { share = 0, isWidest = false } = found.film ?? {};
          if (share < FILM_SHARE && !isWidest) faults.push({ ...where, film: found.film });
          const before = boxesBefore.get(size)?.picture;
          const isTall = size.height >= (TALL_REM * REM_PX * size.letters) / 100;
          if (isTall && JSON.stringify(before) !== JSON.stringify(found.boxes.picture))
            faults.push({ ...where, before, picture: found.boxes.picture });
          if (found.boxes.answers?.length !== 0) faults.push({ ...where, answers: found.boxes.answers });
          continue;
        }
        const before = boxesBefore.get(size) ?? found.boxes;
        boxesBefore.set(size, before);
        if (JSON.stringify(before) !== JSON.stringify(found.boxes))
          faults.push({ ...where, before, after: found.boxes });
      }
    },
  };
}

describe.each(LOCALES)('the longest questions and answers, %s', (locale) => {
  let page: Page;

  beforeAll(async () => {
    page = await stage.browser.newPage({ locale, reducedMotion: 'reduce' });
    await page.route(`**${PICTURE}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: SCENE }));
    await signIn(page, stage.portal, learner, locale);
  });

  afterAll(() => page.close());

  test(
    'can be read and answered in every window, a film has its share of the window, and nothing moves from START to the last second but for it',
    async () => {
      const { pass } = await openLongExam(page, locale);
      const answers = page.locator('main [aria-pressed]');
      for (const kind of KINDS) {
        const { look, faults } = watchOver(page, kind);
        if (kind.yesNo) {
          await look('reading');
          await page.getByRole('button', { name: /^START/ }).click();
          if (kind.media === FILM) {
            await page.locator('video').waitFor();
            await look('watching');
            await pass(MAX_FILM_MS);
          }
          await page.locator('main [aria-pressed]:enabled').first().waitFor();
        }
        await look('answering');
        await answers.first().click();
        await page.getByText('Offline').waitFor();
        await pass((kind.yesNo ? EXAM.answerSeconds : EXAM.technicalSeconds) * SECOND - 4 * SECOND);
        await page.getByRole('img', { name: /^4 / }).waitFor();
        await look('the last seconds');
        expect(faults).toEqual([]);
        await goOn(page);
      }
    },
    TIMEOUT_MS,
  );

  test('fit the review, and its labels and buttons stay whole', async () => {
    await page.route('**/api/v1/tests/1/review?*', (route) =>
      route.fulfill({ json: longReview(locale, Date.now()) }),
    );
    await page.goto(`${stage.portal.portalUrl}/dashboard/tests/result?testId=1`);
    const numbers = page.locator('main button[aria-label]');
    await numbers.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (let index = 0; index < KINDS.length; index += 1) {
      await numbers.nth(index).click();
      for (const width of WIDTHS)
        expect([index, width, await misfitsOf(page, width, 'main')]).toEqual([index, width, []]);
    }
  });

  test("fit the home page's question to try, before and after its answer", async () => {
    const question = longReview(locale, Date.now()).questions.find(({ mediaMissing }) => mediaMissing);
    await page.route('**/api/v1/tests/question/random?*', (route) => route.fulfill({ json: question }));
    await page.goto(stage.portal.portalUrl + HOME[locale]);
    await untilAnswers(page);
    const card = 'main section:has([role=group])';
    const answer = page.locator(`${card} [role=group] button`).first();
    // the first question comes with the page, the second by a call
    await answer.click();
    await page.locator(card).getByRole('button').last().click();
    await page
      .locator(card)
      .getByText(question?.questionTranslations?.[0]?.questionText ?? '')
      .waitFor();
    for (const width of WIDTHS) expect([width, await misfitsOf(page, width, card)]).toEqual([width, []]);
    await answer.click();
    for (const width of WIDTHS) expect([width, await misfitsOf(page, width, card)]).toEqual([width, []]);
  });
});
