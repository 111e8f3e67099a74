import { expect, test } from '@jest/globals';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const stage = portalInBrowser();

test('an exam is left on purpose only, is taken in one tab, and is offered where a new one would begin', async () => {
  const visitor = await stage.visit({ locale: 'pl', theme: 'light', width: 390 });
  const { page } = visitor;
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'pl');
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('button', { name: /^Egzamin\s*32 pytania/ }).click();
  const question = page.getByRole('button', { name: /^START/ });
  await question.waitFor();

  await page.goBack();
  await page.getByRole('button', { name: 'Zdawaj dalej' }).click();
  await question.waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Wyjdź' }).click();
  await page.waitForURL(/dashboard\/home/);
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('link', { name: 'Wróć', exact: true }).click();
  await question.waitFor();

  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: /^START/ }).waitFor();
  await page.getByRole('button', { name: 'Zdawaj tutaj' }).click();
  await question.waitFor();
  await other.getByRole('heading', { name: 'Egzamin trwa w innej karcie' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard/tests/exam');
  await visitor.close();
});
