import { expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import { knowledgeOf } from '@zielona-fala/tools/bank-answers';
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './support/browser.ts';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

/** 32 questions, some with a film that has to be watched. */
const TIMEOUT_MS = 200_000;
const MAX_TABS = 80;
const LETTERS = ['a', 'b', 'c'] as const;

const stage = portalInBrowser();

/** What a screen reader finds of the player. */
const partsOf = (page: Page) => {
  const answers = page.getByRole('group', { name: 'Odpowiedź' }).getByRole('button');
  return {
    question: page.getByRole('heading', { level: 1 }),
    start: page.getByRole('button', { name: /^START/ }),
    answers,
    next: page.getByRole('button', { name: /^(Następne|Zakończ i sprawdź)$/ }),
  };
};

/** Place of the right answer among those of the screen. */
async function rightPlace(question: string, answers: Locator): Promise<number> {
  const { yesNo, answerText } = knowledgeOf({ text: question, language: 'pl' });
  if (answerText === null) return yesNo === 'T' ? 0 : 1;
  const texts = await answers.allInnerTexts();
  return texts.findIndex((text) => text.includes(answerText));
}

const EXAM_TILE = /^Egzamin\s*32 pytania/;

async function begin(): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = await stage.visit({ locale: 'pl', theme: 'dark', width: 1280 });
  const { page } = visitor;
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'pl');
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('button', { name: EXAM_TILE }).waitFor();
  return { visitor, page };
}

/** Takes the exam under way, without a mistake, by what `act` does. */
async function takeExam(
  page: Page,
  act: {
    start(): Promise<void>;
    answer(place: number, isYesNo: boolean): Promise<void>;
    next(): Promise<void>;
  },
): Promise<void> {
  const { question, start, answers } = partsOf(page);
  let asked = '';
  for (let index = 1; index <= EXAM.questions; index += 1) {
    await page.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, asked);
    await start.or(answers.first()).first().waitFor();
    asked = await question.innerText();
    if (await start.isVisible()) await act.start();
    await answers.first().waitFor();
    await expectEnabled(answers.first());
    const isYesNo = (await answers.count()) === 2;
    const right = await rightPlace(asked, answers);
    await act.answer(right, isYesNo);
    await page.waitForFunction(
      (chosen) =>
        document.querySelectorAll('main [aria-pressed]')[chosen]?.getAttribute('aria-pressed') === 'true',
      right,
    );
    await act.next();
  }
  await page.getByText('Wynik pozytywny').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^74/);
}

const expectEnabled = (answer: Locator): Promise<void> =>
  answer.and(answer.page().locator(':enabled')).waitFor({ timeout: 60_000 });

test(
  'an exam can be taken by the keyboard alone',
  async () => {
    const { visitor, page } = await begin();
    const { keyboard } = page;
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let tabs = 0; !EXAM_TILE.test(await focused()) && tabs < MAX_TABS; tabs += 1) {
      await keyboard.press('Tab');
    }
    expect(await focused()).toMatch(EXAM_TILE);
    await keyboard.press('Enter');
    await takeExam(page, {
      start: () => keyboard.press('Space'),
      answer: (place, isYesNo) =>
        keyboard.press(isYesNo ? (place === 0 ? 't' : 'n') : (LETTERS[place] ?? '')),
      next: () => keyboard.press('Enter'),
    });
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'an exam can be taken by what the accessibility tree tells alone',
  async () => {
    const { visitor, page } = await begin();
    const { start, answers, next } = partsOf(page);
    await page.getByRole('button', { name: EXAM_TILE }).press('Enter');
    await takeExam(page, {
      start: () => start.press('Enter'),
      answer: (place) => answers.nth(place).press('Space'),
      next: () => next.press('Enter'),
    });
    await visitor.close();
  },
  TIMEOUT_MS,
);
