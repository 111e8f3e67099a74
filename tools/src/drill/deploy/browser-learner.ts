import { setTimeout as pause } from 'node:timers/promises';
import { experienceForExam, polishDayOf, type TestDto } from '@zielona-fala/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { AcknowledgedExam, SimulatedLearner } from '../../chaos/learner.ts';
import { answerQuestion, goOn } from '../../test/exam-player.ts';
import { submitLogin } from '../../test/sign-in-form.ts';
import { untilAnswers } from '../../test/until-answers.ts';
import type { Failures } from '../failures.ts';

const QUESTIONS = 32;
const POINTS = 74;
/** Well below the shortest time that the exam gives. */
const THINKS_MS = 4000;
const WAITS_MS = 60_000;
const ABORTED = 'net::ERR_ABORTED';

/** A learner with a real page. */
export interface BrowserLearner extends SimulatedLearner {
  /** Exams that did not come to their end in the page that they began in, and why. */
  readonly interrupted: readonly string[];
  /** Whether an exam is under way. */
  isInExam(): boolean;
  /** Exam after exam until the signal; the one under way is finished. */
  study(signal: AbortSignal): Promise<void>;
  /** Opens a page and waits until it asks for a file. @returns whether it did */
  asksFor(path: string, file: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Signs a learner in by the form. */
export async function openBrowserLearner(
  learner: SimulatedLearner,
  { browser, portalUrl, failures }: { browser: Browser; portalUrl: string; failures: Pick<Failures, 'note'> },
): Promise<BrowserLearner> {
  const context = await browser.newContext({
    ...{ locale: 'pl', reducedMotion: 'reduce' },
    // a drill has an authority of its own
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(WAITS_MS);
  const page = await context.newPage();
  noteFailures(context, failures);
  const exams: AcknowledgedExam[] = [];
  const interrupted: string[] = [];
  let inExam = false;

  await page.goto(`${portalUrl}/zaloguj`);
  await untilAnswers(page);
  await submitLogin(page, learner);
  await page.waitForURL((url) => url.pathname === '/dashboard/home');

  // announces a new level until it is dismissed
  await page.addLocatorHandler(page.getByRole('button', { name: 'Jadę dalej' }), async (button) => {
    if (inExam) interrupted.push('a new level was told in the middle of an exam');
    await button.click();
  });

  const takeExam = async (): Promise<AcknowledgedExam> => {
    await page.goto(`${portalUrl}/dashboard/tests/select-mode`);
    const begun = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/tests'),
    );
    const [answer] = await Promise.all([
      begun,
      page.getByRole('button', { name: /^Egzamin\s*32 pytania/ }).click(),
    ]);
    const { testId } = (await answer.json()) as TestDto;
    const stays = watchDocument(page);
    inExam = true;
    try {
      for (let index = 0; index < QUESTIONS; index += 1) {
        await answerQuestion(page, 'pl');
        await pause(THINKS_MS);
        await goOn(page);
      }
      await page.waitForURL(
        (url) => url.pathname.includes(String(testId)) || url.pathname.includes('result'),
      );
    } finally {
      inExam = false;
      const reloads = stays();
      if (reloads > 0) interrupted.push(`exam ${testId}: its page was loaded ${reloads} times again`);
    }
    const day = polishDayOf(new Date());
    const exam = { testId, passed: true, day, points: POINTS, experience: experienceForExam(POINTS, true) };
    return { ...exam, answered: QUESTIONS, right: QUESTIONS };
  };

  return {
    ...learner,
    exams,
    interrupted,
    takeExam,
    isInExam: () => inExam,
    async study(signal) {
      while (!signal.aborted) {
        try {
          exams.push(await takeExam());
        } catch (error) {
          interrupted.push(String(error));
          return;
        }
      }
    },
    async asksFor(path, file) {
      const other = await context.newPage();
      try {
        const asked = other.waitForRequest((request) => request.url().includes(file), { timeout: 5000 });
        await Promise.all([asked, other.goto(portalUrl + path)]);
        return true;
      } catch {
        return false;
      } finally {
        await other.close();
      }
    },
    close: () => context.close(),
  };
}

/** @returns ends it, and says how often the page was loaded again */
function watchDocument(page: Page): () => number {
  let loads = 0;
  const note = () => {
    loads += 1;
  };
  page.on('domcontentloaded', note);
  return () => {
    page.off('domcontentloaded', note);
    return loads;
  };
}

function noteFailures(context: BrowserContext, failures: Pick<Failures, 'note'>): void {
  context.on('response', (answer) => {
    const isPart = ['script', 'stylesheet', 'document'].includes(answer.request().resourceType());
    const isFailure = answer.status() >= (isPart ? 400 : 500);
    failures.note(
      `browser ${answer.request().method()} ${answer.url()}`,
      isFailure ? `${answer.status()}` : null,
    );
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // the page itself left, or no longer wanted it
    if (reason !== ABORTED) failures.note(`browser ${request.method()} ${request.url()}`, reason);
  });
}
