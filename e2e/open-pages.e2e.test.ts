import { beforeAll, expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Page } from 'playwright-core';
import { activatedLearner, type Learner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';
import { takeExam } from './support/take-exam.ts';

const stage = portalInBrowser();
let learner: Learner;

beforeAll(async () => {
  learner = await activatedLearner(stage.portal);
});

/** Notices reach both pages from now on: one has the stream, the other waits to replace it, and gets them from the first. */
async function untilBothFollow(page: Page): Promise<void> {
  await waitFor('the pages to follow notices', async () => {
    const locks = await page.evaluate(() => navigator.locks.query());
    return [locks.held, locks.pending].every((all) =>
      all?.some(({ name }) => name?.startsWith('notices of')),
    );
  });
}

test('open pages show an exam passed elsewhere, and one of them the level, without being loaded anew', async () => {
  await takeExam(learner, EXAM.questions);
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  const { page: home } = visitor;
  const stream = home.waitForResponse((response) => response.url().endsWith('/api/v1/users/events'));
  await signIn(home, stage.portal, learner, 'en');
  await home.getByRole('region', { name: 'Category B' }).getByText('0').first().waitFor();
  const statistics = await home.context().newPage();
  const streams: string[] = [];
  for (const page of [home, statistics]) {
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/users/events')) streams.push(request.url());
    });
  }
  await statistics.goto(`${stage.portal.portalUrl}/dashboard/statistics`);
  await statistics.locator('main h1').waitFor();
  const neverLoadedAnew = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
  await Promise.all([home, statistics].map(neverLoadedAnew));

  await stream;
  await untilBothFollow(home);

  const levelReads = [home, statistics].map((page) =>
    page.waitForResponse(
      async (answer) => answer.url().endsWith('/api/v1/users/level') && (await answer.json()).level === 1,
    ),
  );

  await takeExam(learner);
  await Promise.all(levelReads);
  await home.getByRole('region', { name: 'Category B' }).getByText('1').first().waitFor();
  await home.locator('main').getByText('Level 1').first().waitFor();
  await statistics
    .locator('main')
    .getByText(/50\s?%/)
    .first()
    .waitFor();
  const dialogs = [home, statistics].map((page) => page.getByRole('dialog'));
  await expect(Promise.any(dialogs.map((dialog) => dialog.waitFor()))).resolves.toBeUndefined();
  const counts = await Promise.all(dialogs.map((dialog) => dialog.count()));
  expect(counts.toSorted()).toEqual([0, 1]);
  for (const page of [home, statistics]) {
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  }
  expect(streams.length).toBeLessThan(2);
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});
