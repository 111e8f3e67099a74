import { expect, test } from '@jest/globals';
import type { CategoryStatsDto, CheckResultDto, TestDto } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import { killProcess, startProcess } from '@zielona-fala/tools/stack-client';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import { activatedLearner, answersTo } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';

/** What the browser itself reports of a remote that is unavailable. */
const REMOTE_AWAY = /ERR_CONNECTION_REFUSED|RUNTIME-003|Federation Runtime|mf-manifest/;

const stage = portalInBrowser();

test('a dead dashboard costs its own pages only, says so and comes back without a reload', async () => {
  const learner = await activatedLearner(stage.portal);
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
  const { page } = visitor;
  await killProcess('mf-dashboard');
  try {
    await page.goto(`${stage.portal.portalUrl}/en/news`);
    await page.locator('h1').waitFor();
    await page.goto(`${stage.portal.portalUrl}/en/login`);
    await untilAnswers(page);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
    });
    await submitLogin(page, learner);
    await page.getByText('Learning is unavailable right now').waitFor();
    await visitor.look('dashboard-unavailable');
  } finally {
    await startProcess('mf-dashboard');
  }
  await page.locator('a[href^="/dashboard/tests/select-mode"]').first().waitFor();
  await page.getByText('Learning is unavailable right now').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(visitor.complaints(REMOTE_AWAY)).toEqual([]);
  await visitor.close();
});

test('a result checked while svc-stats is dead comes into the statistics when it is back', async () => {
  const { client } = await activatedLearner(stage.portal);
  const { body: created } = await client.call<TestDto>('POST', 'v1/tests', {
    categoryName: 'B',
    lang: 'de',
    mode: 'exam',
  });
  const { body: exam } = await client.call<TestDto>('GET', `v1/tests/single/${created.testId}?lang=de&cat=B`);
  await killProcess('svc-stats');
  const checked = await client.call<CheckResultDto>('PATCH', `v1/tests/${created.testId}/check`, {
    categoryName: 'B',
    answers: answersTo(exam, 10),
  });
  expect(checked.body.status).toBe('failed');
  const unavailable = await client.call('GET', 'v1/stats/B');
  expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  await startProcess('svc-stats');
  await waitFor('the failed exam in the statistics', async () => {
    const { body } = await client.call<CategoryStatsDto>('GET', 'v1/stats/B');
    return body.failedCount === 1;
  });
});
