import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { answerQuestion } from '@zielona-fala/tools/exam-player';
import type { Page, Response } from 'playwright-core';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const KILOBYTE = 1000;
/** Kilobytes of brotli that a build may not exceed; docs/adr/0040 tells what they are made of. */
const HOME_BUDGET = 130;
const RULE_BUDGET = 132;
const PLAYER_BUDGET = 170;
const VIEWER = { locale: 'pl', theme: 'light', width: 390 } as const;

const stage = portalInBrowser();

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

/** The scripts that are asked for from an address on until a control of its page has answered, each with its size. */
async function scriptsUntilAnswer(
  page: Page,
  address: string,
  press: () => Promise<unknown>,
): Promise<Record<string, number>> {
  // what the page before still asks for is not counted
  await page.goto('about:blank');
  const responses: Response[] = [];
  const see = (response: Response) => {
    if (isScript(response)) responses.push(response);
  };
  page.on('response', see);
  await page.goto(address);
  await press();
  page.off('response', see);
  const sizes = responses.map(async (response) => {
    const size = brotliCompressSync(await response.body()).length;
    return [new URL(response.url()).pathname, size] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

function expectWithin(budget: number, scripts: Record<string, number>): void {
  const total = Object.values(scripts).reduce((sum, size) => sum + size, 0);
  const files = Object.entries(scripts).map(([file, size]) => `${size} ${file}`);
  const report = `${total} bytes in ${files.length} scripts:\n${files.join('\n')}`;
  expect(total > budget * KILOBYTE ? report : 'within the budget').toBe('within the budget');
}

test.each([
  ['the home page', '/', HOME_BUDGET],
  ['the page of a rule', '/zasady/yield-to-right', RULE_BUDGET],
])('%s tells whether an answer is right within its budget of script', async (_name, path, budget) => {
  const visitor = await stage.visit(VIEWER);
  const { page } = visitor;
  const scripts = await scriptsUntilAnswer(page, stage.portal.portalUrl + path, async () => {
    const card = page.getByRole('region', { name: 'Pytania na próbę' });
    await card.getByRole('group').getByRole('button').first().click();
    await card
      .getByRole('status')
      .getByText(/^(Dobrze|Źle)/)
      .waitFor();
  });
  expectWithin(budget, scripts);
  await visitor.close();
});

test('the exam player takes an answer within its budget of script', async () => {
  const visitor = await stage.visit(VIEWER);
  const { page } = visitor;
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'pl');
  const trial = `${stage.portal.portalUrl}/dashboard/tests/exam?trial=B&lang=pl`;
  const scripts = await scriptsUntilAnswer(page, trial, async () => {
    await answerQuestion(page, 'pl');
    await page.locator('main [aria-pressed=true]').waitFor();
  });
  expectWithin(PLAYER_BUDGET, scripts);
  await visitor.close();
});
