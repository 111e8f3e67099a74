import { beforeAll, expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import { activatedLearner, type Learner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const stage = portalInBrowser();
let learner: Learner;

beforeAll(async () => {
  learner = await activatedLearner(stage.portal);
  await failExam(learner);
});

async function failExam({ client }: Learner): Promise<void> {
  const exam = { categoryName: 'B', lang: 'en', mode: 'exam' };
  const { body } = await client.call<TestDto>('POST', 'v1/tests', exam);
  await client.call('PATCH', `v1/tests/${body.testId}/check`, { categoryName: 'B', answers: {} });
}

test('the client state is shown, and kept as one JSON until the session ends; slow calls show', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  await signIn(page, stage.portal, learner, 'en');
  await page.locator('main h1').first().waitFor();
  // two calls bring them, in either order
  await page.waitForFunction(() =>
    /"allTests":\[\{.*"userStats":\{/.test(localStorage.getItem('portalState') ?? ''),
  );
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  expect(await kept()).toMatchObject({ selectedCategory: 'B', selectedLanguage: 'en' });
  expect(JSON.parse((await kept()).portalState ?? '')).toMatchObject({
    allTests: [{ status: 'failed' }],
    userStats: { passedCount: 0, failedCount: 1 },
  });

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/stats/ranking/**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Ranking' }).click();
  const progress = page.getByRole('progressbar', { name: 'Working' });
  await progress.waitFor();
  answer.resolve();
  await progress.waitFor({ state: 'detached' });

  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
  const asked = page.waitForRequest(/v1\/tests\/single\//);
  await page.getByRole('button', { name: /^Exam\s*32 questions/ }).click();
  expect(new URL((await asked).url()).search).toBe('?lang=en&cat=B');
  await page.goto(`${stage.portal.portalUrl}/dashboard/home`);
  await page.getByRole('button', { name: /Level/ }).click();
  expect(visitor.complaints()).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForFunction(() => localStorage.getItem('portalState') === null);
  expect(await kept()).toMatchObject({ selectedCategory: 'B', selectedLanguage: 'en' });
  // what is still being read when the session ends is refused
  expect(visitor.complaints(/401/)).toEqual([]);
  await visitor.close();
});
