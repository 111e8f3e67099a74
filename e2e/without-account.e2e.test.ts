import { expect, test } from '@jest/globals';
import type { AccessTokenDto, PlanDto, UserDto } from '@zielona-fala/contracts';
import { SourceClient } from '@zielona-fala/tools/source-client';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import { newDetails } from './support/learner.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { DASHBOARD_HOME, HOME } from './support/paths.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

const QUESTIONS = 10;
/** Signed out, a page asks once whether there is a session; a plan that waits for the activation is a refusal too. */
const PROVOKED = /status of 4(01|09)/;

const stage = portalInBrowser();

/** Letters of answered buttons on which the mark of the verdict lies. */
function coveredLetters(buttons: readonly Element[]): readonly string[] {
  return buttons.flatMap((button) => {
    const [letter, mark] = [button.querySelector('span'), button.querySelector('svg')?.parentElement];
    if (!letter || !mark) return ['no mark'];
    const [one, other] = [letter.getBoundingClientRect(), mark.getBoundingClientRect()];
    const isCovered =
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return isCovered ? [letter.textContent ?? ''] : [];
  });
}

/** Answers the three questions of the home page. */
async function tryThree(page: Page): Promise<void> {
  await page.goto(stage.portal.portalUrl + HOME.en);
  await untilAnswers(page);
  const row = page.locator('section[aria-label="Questions to try"]');
  for (const next of ['Next question', 'Next question', 'See the result']) {
    await row.locator('button[aria-pressed]').first().click();
    expect(await row.locator('button[aria-pressed]:has(svg)').evaluateAll(coveredLetters)).toEqual([]);
    await row.getByRole('button', { name: next }).click();
  }
}

/** Answers the question that the player shows, by the keyboard. */
async function answer(page: Page): Promise<void> {
  await page.locator('main button[aria-pressed]').first().waitFor();
  const isYesNo = (await page.getByRole('button', { name: /YES/ }).count()) > 0;
  await page.keyboard.press(isYesNo ? 't' : 'a');
  await page.locator('#feedback').waitFor();
}

async function register(page: Page): Promise<Account> {
  const { username, email, password } = newDetails();
  const typed = { username, email, password, repeatPassword: password };
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/account/activate-info');
  return { email, password };
}

test('ten questions without an account are in the plan of the account that follows, and earn no experience', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'dark', width: 390 });
  const { page } = visitor;
  await tryThree(page);
  await page.getByRole('link', { name: 'Ten more, no account needed' }).click();
  await answer(page);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.keyboard.press('Enter');
  for (let index = 1; index < QUESTIONS; index += 1) {
    await answer(page);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: / of 10 right/ }).waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(1);

  await page.getByRole('link', { name: 'Create an account and keep the answers' }).click();
  await page.getByText('Your 10 answers will go to your new account.').waitFor();
  const account = await register(page);
  await page.getByText('10 answers are in your plan already').waitFor();

  // while the mail is on its way: ten more
  await page.getByRole('link', { name: 'Practise in the meantime' }).click();
  await page.getByRole('button', { name: 'Ten more questions' }).click();
  await answer(page);
  const link = linkIn(await mailTo(stage.portal, account.email), /\/account\/activate\//);
  await page.goto(link);
  await page.waitForURL((url) => url.pathname === DASHBOARD_HOME);

  await page.waitForFunction(
    () => !localStorage.getItem('guestAnswers') && !localStorage.getItem('accountAnswers'),
  );
  const client = new SourceClient(stage.portal.portalUrl);
  await client.fetchCsrfToken();
  client.accessToken = (await client.call<AccessTokenDto>('POST', 'v1/auth/login', account)).body.accessToken;
  const read = async <Dto>(path: string) => (await client.call<Dto>('GET', path)).body;
  expect(await read<PlanDto>('v1/tests/plan/B')).toMatchObject({ doneToday: QUESTIONS + 1 });
  expect(await read<Pick<UserDto, 'experiencePoints'>>('v1/users/level')).toMatchObject({
    experiencePoints: 0,
  });
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('answers that no account would take any more are deleted at the next visit of any page', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
  const { page } = visitor;
  await page.goto(stage.portal.portalUrl + HOME.en);
  await page.evaluate(() => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const answers = [31, 29].map((days) => ({
      ...{ categoryName: 'B', issue: 'signed', questionNumber: days, answer: 'T' },
      answeredAt: daysAgo(days),
    }));
    localStorage.setItem('guestAnswers', JSON.stringify(answers));
  });
  await page.reload();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('guestAnswers') ?? '[]').length === 1);
  expect(await page.evaluate(() => localStorage.getItem('guestAnswers'))).toContain('"questionNumber":29');
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});
