import type { PackAnswersDto } from '@zielona-fala/contracts';
import { answerQuestion, goOn } from '@zielona-fala/tools/exam-player';
import type { Locator, Page } from 'playwright-core';
import type { Learner } from './learner.ts';
import type { Portal } from './portal.ts';
import { signIn } from './sign-in.ts';
import { untilKept } from './until-kept.ts';

/** The page of the practice without a network. */
export const OFFLINE = '/dashboard/offline';
/** The call that sends what was answered without a network. */
export const SYNCHRONISED = /\/tests\/pack\/answers$/;

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Signs in, gets a pack with its pictures, and waits until the browser can open the page without a network. */
export async function withPack(page: Page, portal: Portal, learner: Learner): Promise<void> {
  await signIn(page, portal, learner, 'en');
  await page.goto(portal.portalUrl + OFFLINE);
  await button(page, 'See how large they are').click();
  await page.getByText(/^50 questions take/).waitFor();
  await button(page, 'Download with pictures').click();
  await button(page, 'Practise 50 questions').waitFor();
  await page.getByText(/^Pictures: /).waitFor({ state: 'detached' });
  await untilKept(page);
}

/** Answers the first two questions of the pack. */
export async function answerTwo(page: Page): Promise<void> {
  await button(page, /^Practise \d+ questions$/).click();
  await answerQuestion(page, 'en');
  await page.locator('#feedback').waitFor();
  await goOn(page);
  await answerQuestion(page, 'en');
  await page.locator('#feedback').waitFor();
}

/** Leaves a page that has kept so many answers, and would send them itself once there is a network. */
export async function leaveWith(page: Page, answers: number): Promise<void> {
  await page.waitForFunction((count) => localStorage.getItem('unsentAnswers') === String(count), answers);
  await page.goto('about:blank');
}

/** Opens the page with a network, and waits for what became of the answers. */
export async function synchronised(page: Page, portal: Portal): Promise<PackAnswersDto['answers']> {
  const answered = page.waitForResponse((response) => SYNCHRONISED.test(response.url()));
  await page.goto(portal.portalUrl + OFFLINE);
  return ((await (await answered).json()) as PackAnswersDto).answers;
}

export const outcomesOf = (answers: PackAnswersDto['answers']): readonly string[] =>
  answers.map(({ outcome }) => outcome);
