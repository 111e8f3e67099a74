import { beforeAll, expect, test } from '@jest/globals';
import { addDays, type GroupDto, polishDayOf } from '@zielona-fala/contracts';
import { activatedLearner, type Learner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';
import { takeExam } from './support/take-exam.ts';

const WIDTHS = [320, 390, 768, 1280];
const MISTAKES = 20;

const stage = portalInBrowser();
let learner: Learner;
let testId: number;
let groupId: number;

beforeAll(async () => {
  learner = await activatedLearner(stage.portal);
  testId = await takeExam(learner, MISTAKES);
  groupId = await groupOf(learner);
});

/** A group that the learner leads, with homework. */
async function groupOf({ client }: Learner): Promise<number> {
  const { body: group } = await client.call<GroupDto>('POST', 'v1/tests/groups', {
    name: 'Abendgruppe',
    categoryName: 'B',
  });
  const homework = { topic: 'right-of-way', count: 20, due: addDays(polishDayOf(new Date()), 7) };
  const { status } = await client.call('POST', `v1/tests/groups/${group.groupId}/homework`, homework);
  expect(status).toBe(201);
  return group.groupId;
}

test('letters twice as large leave a page its width', async () => {
  const visitor = await stage.visit({ locale: 'de', theme: 'light', width: 1280 });
  const { page } = visitor;
  await signIn(page, stage.portal, learner, 'de');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    );
  });
  const overflowing: string[] = [];
  const measure = async (path: string) => {
    await page.goto(stage.portal.portalUrl + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('main [class*=Skeleton]').first().waitFor({ state: 'detached' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (excess > 0) overflowing.push(`${path} at ${width}: ${excess}`);
    }
  };
  for (const path of [
    'home',
    'tests/select-mode',
    'tests',
    `tests/result?testId=${testId}`,
    'questions',
    'rules',
    'groups',
    `groups?groupId=${groupId}`,
    'offline',
    'statistics',
    'ranking',
    'profile',
    'settings',
  ])
    await measure(`/dashboard/${path}`);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/de', '/de/login', '/de/registrieren', '/de/premium', '/de/klasse/b'])
    await measure(path);
  expect(overflowing).toEqual([]);
  await visitor.close();
});
