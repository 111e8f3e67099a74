import { expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import type { UnfinishedTestDto } from '@zielona-fala/contracts/api/exams/find-unfinished';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Page } from 'playwright-core';
import { behindNetwork } from './support/behind-network.ts';
import { activatedLearner } from './support/learner.ts';
import { signIn } from './support/sign-in.ts';

/** Letters and digits that answer a question in a player, and arrows that leaf there. */
const TYPED = 'nie tak: 1 znak, a na nim 2 strzałki';
const WAITING = /Wyślemy odpowiedź, gdy tylko wróci/;

const stage = behindNetwork();

const answers = (page: Page) => page.locator('main [aria-pressed]');

async function answerFirst(page: Page): Promise<void> {
  const asked = await page.locator('h1').innerText();
  await page.getByRole('button', { name: /Pomiń|Następne/ }).click();
  await page.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, asked);
  await answers(page).first().click();
}

test('what is answered and written without a network is neither lost nor silent', async () => {
  const learner = await activatedLearner(stage.portal);
  const visitor = await stage.visit({ locale: 'pl', theme: 'light', width: 390 });
  const { page } = visitor;
  await signIn(page, stage.portal, learner, 'pl');
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('button', { name: /^Ćwiczenie/ }).click();
  await answers(page).first().click();
  await page.getByRole('region', { name: /^(Dobrze|Źle)$/ }).waitFor();
  await page.getByRole('button', { name: 'Zgłoś błąd' }).click();
  const report = page.getByRole('dialog', { name: /^Co jest nie tak/ });
  await report.getByRole('radio').first().click();
  await report.getByRole('textbox').click();
  await page.keyboard.type(TYPED);
  await page.keyboard.press('ArrowLeft');
  expect(await report.getByRole('textbox').inputValue()).toBe(TYPED);
  await report.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await page.getByText('Dziękujemy, sprawdzimy to pytanie.').waitFor();

  await stage.without(async () => {
    await page.getByRole('button', { name: 'Dodaj do zakładek' }).click();
    await page.getByText('Zakładka się nie zmieniła.').waitFor();
    await visitor.look('learning-failure');
    for (let question = 2; question <= 3; question += 1) {
      await answerFirst(page);
      await page.getByText(WAITING).waitFor();
    }
    await visitor.look('learning-without-network');
    await page.close();
  });

  const { body: unfinished } = await learner.client.call<UnfinishedTestDto>(
    'GET',
    'v1/tests/find/unfinished',
  );
  const next = await page.context().newPage();
  await next.goto(`${stage.portal.portalUrl}/dashboard/tests/exam?testId=${unfinished.testId}&lang=pl&cat=B`);
  await waitFor('the answers that waited', async () => {
    const { body } = await learner.client.call<TestDto>(
      'GET',
      `v1/tests/single/${unfinished.testId}?lang=pl&cat=B`,
    );
    return Object.keys(body.answers).length === 3;
  });
  await visitor.close();
});
