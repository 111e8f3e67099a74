import { expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const stage = portalInBrowser();

test('a test that is opened anew shows its title and restores the session once, before the page’s scripts are there', async () => {
  const visitor = await stage.visit({ locale: 'de', theme: 'light', width: 390 });
  const { page } = visitor;
  const learner = await activatedLearner(stage.portal);
  await signIn(page, stage.portal, learner, 'de');
  const exam = { categoryName: 'B', lang: 'de', mode: 'exam' };
  const { body } = await learner.client.call<TestDto>('POST', 'v1/tests', exam);
  await page.goto('about:blank');
  const single = `/api/v1/tests/single/${body.testId}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/users/user');
  const title = page.getByRole('heading', { level: 1, name: 'Prüfung', exact: true });
  await page.route('**/main.*.js', async (route) => {
    await isAsked;
    await title.waitFor();
    await route.continue();
  });
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/exam?testId=${body.testId}`);
  await page.getByText('1 von 32').first().waitFor();
  expect(await title.count()).toBe(0);
  for (const path of ['/api/csrf-token', '/api/v1/auth/refresh', '/api/v1/users/user', single])
    expect(asked.filter((each) => each === path)).toEqual([path]);
  await visitor.close();
});
