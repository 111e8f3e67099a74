import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { layoutShift, shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { activatedLearner, type Learner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';
import { takeExam } from './support/take-exam.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const MISTAKES = 20;
const DEFAULT_LETTERS_PX = 16;
const MAX_SHIFT = 0.01;
/** Between answers of the server, each of which then comes to a page that has been painted. */
const STEP_MS = 150;
/** One after the other finds nothing under way: what came last may have asked for more. */
const QUIET_LOOKS = 3;
const TIMEOUT_MS = 180_000;

const stage = portalInBrowser();
let experienced: Learner;
let beginner: Learner;

beforeAll(async () => {
  [experienced, beginner] = await Promise.all([
    activatedLearner(stage.portal),
    activatedLearner(stage.portal),
  ]);
  await takeExam(experienced, MISTAKES);
  await takeExam(experienced);
  for (const name of ['Abendgruppe', 'Kurs wiosenny'])
    await experienced.client.call('POST', 'v1/tests/groups', { name, categoryName: 'B' });
});

/** Stays open for as long as the page. */
const isEventStream = (request: Request): boolean => request.url().endsWith('/api/v1/users/events');

/** Each call later than the one before it. @returns waits until the page has painted what it asked for, and asks for no more */
async function delayCalls(page: Page): Promise<() => Promise<void>> {
  const underWay = new Set<Request>();
  page.on('request', (request) => void (isEventStream(request) || underWay.add(request)));
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  let turn = Promise.resolve();
  await page.route('**/api/**', async (route) => {
    turn = turn.then(() => setTimeout(STEP_MS));
    await turn;
    await route.continue();
  });
  return async () => {
    for (let quiet = 0; quiet < QUIET_LOOKS; quiet = underWay.size === 0 ? quiet + 1 : 0)
      await untilIdle(page);
  };
}

/** What the page put off until it is idle has been done, and painted. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      ),
  );

/** @param letters size of the browser's letters, in percent @returns what moves too much while a page comes */
async function movesOf(context: BrowserContext, path: string, letters = 100): Promise<unknown[]> {
  const page = await context.newPage();
  // the first page of a site begins a process, which may learn the size of letters only after it has painted
  await page.goto(`${stage.portal.portalUrl}/robots.txt`);
  const browser = await context.newCDPSession(page);
  const size = (DEFAULT_LETTERS_PX * letters) / 100;
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await page.waitForFunction(
    (shown) => getComputedStyle(document.documentElement).fontSize === shown,
    `${size}px`,
  );
  await watchShifts(page);
  const untilQuiet = await delayCalls(page);
  await page.goto(stage.portal.portalUrl + path, { waitUntil: 'commit' });
  await untilAnswers(page);
  await untilQuiet();
  await page.waitForFunction(() => !document.querySelector('main [class*=Skeleton]'));
  const shifts = await shiftsOf(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.close();
  return layoutShift(shifts) < MAX_SHIFT ? [] : [{ path, letters, shifts }];
}

describe.each(WINDOWS)('in a window of $width × $height', (viewport) => {
  test(
    "a visitor's first questions come without moving anything, in each language",
    async () => {
      const moves: unknown[] = [];
      for (const locale of LOCALES) {
        const context = await stage.browser.newContext({ viewport, locale });
        moves.push(...(await movesOf(context, '/first-questions')));
        moves.push(...(await movesOf(context, '/first-questions', 200)));
        await context.close();
      }
      expect(moves).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['who has taken exams', () => experienced],
    ['who begins', () => beginner],
  ])(
    'the pages of a learner %s come without moving anything, with letters twice as large too',
    async (_who, learner) => {
      const context = await stage.browser.newContext({ viewport, locale: 'pl', serviceWorkers: 'block' });
      const page = await context.newPage();
      await signIn(page, stage.portal, learner(), 'pl');
      await untilAnswers(page);
      await page.close();
      const moves: unknown[] = [];
      for (const name of ['profile', 'groups', 'offline', 'statistics'])
        moves.push(...(await movesOf(context, `/dashboard/${name}`)));
      for (const name of ['home', 'offline'])
        moves.push(...(await movesOf(context, `/dashboard/${name}`, 200)));
      expect(moves).toEqual([]);
      await context.close();
    },
    TIMEOUT_MS,
  );
});
