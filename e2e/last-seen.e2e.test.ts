import { expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Locator, Page } from 'playwright-core';
import { behindNetwork } from './support/behind-network.ts';
import { activatedLearner } from './support/learner.ts';
import { signIn } from './support/sign-in.ts';
import { takeExam } from './support/take-exam.ts';
import { untilKept } from './support/until-kept.ts';

const TIMEOUT_MS = 120_000;
const NOTICE = 'We cannot connect right now. You see what was last loaded.';

const stage = behindNetwork();

/** A learner whose browser has kept what it needs without a network. */
async function signedIn() {
  const visitor = await stage.visit();
  const { page } = visitor;
  const learner = await activatedLearner(stage.portal);
  await signIn(page, stage.portal, learner, 'en');
  await untilKept(page);
  return { visitor, page, learner };
}

const cachesOfLearners = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await caches.keys()).filter((name) => name.startsWith('lastSeenAnswers-')).length,
  );

/** What the caches hold of learners' accounts, and whether a token is with it. */
const keptUsers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('lastSeenAnswers-'));
    const found = [];
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.endsWith('/users/user')) continue;
        const { username, email } = await ((await cache.match(request)) as Response).json();
        found.push({ username, email, hasToken: request.headers.has('x-access-token') });
      }
    }
    return found;
  });

test(
  'screens opened before open without a network as they were last seen, say so, and are read again once it is back',
  async () => {
    const { visitor, page, learner } = await signedIn();
    const testId = await takeExam(learner);
    const main = page.locator('main');
    const passed = (exams: number) =>
      page.getByRole('region', { name: 'Category B' }).getByText(String(exams), { exact: true });
    const screens: Readonly<Record<string, Locator>> = {
      home: passed(1),
      statistics: main.getByText('100%'),
      ranking: main.getByText(learner.username),
      tests: main.locator(`a[href*="${testId}"]`),
      profile: main.getByText(learner.username),
      'tests/select-mode': main.getByRole('button', { name: /^Exam/ }),
    };
    const see = async (screen: string, content: Locator) => {
      await page.goto(`${stage.portal.portalUrl}/dashboard/${screen}`);
      await content.first().waitFor();
    };
    for (const [screen, content] of Object.entries(screens)) await see(screen, content);
    await stage.without(async () => {
      for (const [screen, content] of Object.entries(screens)) {
        await see(screen, content);
        await page.getByText(NOTICE).waitFor();
        await visitor.look(`last-seen-${screen.replace(/\W.*/, '')}`);
      }
      await see('home', passed(1));
      await takeExam(learner);
    });
    await page.getByText(NOTICE).waitFor({ state: 'detached' });
    await passed(2).first().waitFor();
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'what was seen is kept without token and e-mail address, and goes with the session',
  async () => {
    const { visitor, page, learner } = await signedIn();
    await page.reload();
    await waitFor('the user to be kept', async () => (await keptUsers(page)).length === 1);
    const [user] = await keptUsers(page);
    expect(user).toEqual({ username: learner.username, email: '', hasToken: false });
    await page.getByRole('button', { name: /^Level 0/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await waitFor('them to be removed', async () => (await cachesOfLearners(page)) === 0);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'an exam that is reloaded without a network says so, and goes on by itself once it is back',
  async () => {
    const { visitor, page, learner } = await signedIn();
    const exam = { categoryName: 'B', lang: 'en', mode: 'exam' };
    const { body } = await learner.client.call<TestDto>('POST', 'v1/tests', exam);
    const address = `${stage.portal.portalUrl}/dashboard/tests/exam?testId=${body.testId}&lang=en&cat=B`;
    await page.goto(address);
    await page.getByText('1 of 32').first().waitFor();
    await stage.without(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'We cannot connect right now' }).waitFor();
    });
    await page.getByText('1 of 32').first().waitFor();
    await visitor.close();
  },
  TIMEOUT_MS,
);
