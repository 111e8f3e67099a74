import { expect, test } from '@jest/globals';
import { builtChunk } from './support/built-chunk.ts';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const stage = portalInBrowser();

test('without a network a page says so with a picture that is there, and comes by itself when it is back', async () => {
  const visitor = await stage.visit({ locale: 'pl', theme: 'light', width: 390 });
  const { page } = visitor;
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'pl');
  const tab = (path: string) => page.locator(`nav a[href="${path}"]`).first();
  await tab('/dashboard/ranking').click();
  await page.locator('main h1').waitFor();
  await page.context().setOffline(true);
  await tab('/dashboard/statistics').click();
  const sign = page.locator('main section svg[viewBox="0 0 120 120"]');
  await sign.waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  await page.context().setOffline(false);
  await sign.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Postępy w kategorii B' }).waitFor();
  await visitor.close();
});

test('without a network an exam that cannot be begun says so, before there was any toast', async () => {
  const visitor = await stage.visit({ locale: 'pl', theme: 'light', width: 390 });
  const { page } = visitor;
  const isToasts = builtChunk('shell', /ToastRegions/);
  const toasts = page.waitForResponse((response) => isToasts(new URL(response.url())));
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'pl');
  await page.locator('nav a[href="/dashboard/tests/select-mode"]').first().click();
  const exam = page.getByRole('button', { name: /^Egzamin/ });
  await exam.waitFor();
  await (await toasts).finished();
  await page.context().setOffline(true);
  await exam.click();
  await page.getByText('Nie ma połączenia. Sprawdź internet i spróbuj jeszcze raz.').waitFor();
  await visitor.close();
});
