import { test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Locator, Page } from 'playwright-core';
import { behindNetwork } from './support/behind-network.ts';
import { activatedLearner } from './support/learner.ts';
import { signIn } from './support/sign-in.ts';
import { takeExam } from './support/take-exam.ts';
import { untilKept } from './support/until-kept.ts';

const TIMEOUT_MS = 120_000;
const NOTICE = 'No connection. You see what was last loaded.';

const stage = behindNetwork();

const cachesOfLearners = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await caches.keys()).filter((name) => name.startsWith('lastSeenAnswers-')).length,
  );

test(
  'screens opened before open without a network as they were last seen, say so, and are read again once it is back',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    const learner = await activatedLearner(stage.portal);
    const testId = await takeExam(learner);
    await signIn(page, stage.portal, learner, 'en');
    await untilKept(page);
    const main = page.locator('main');
    const passed = (exams: number) =>
      page.getByRole('region', { name: 'Category B' }).getByText(String(exams), { exact: true });
    const screens: Readonly<Record<string, Locator>> = {
      home: passed(1),
      statistics: main.getByText('100%'),
      ranking: main.getByText(learner.username),
      tests: main.locator(`a[href*="${testId}"]`),
      profile: main.getByText(learner.email),
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
  'what was seen goes with the session',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
    await untilKept(page);
    await page.reload();
    await waitFor('answers to be kept', async () => (await cachesOfLearners(page)) === 1);
    await page.getByRole('button', { name: /^Level 0/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await waitFor('them to be removed', async () => (await cachesOfLearners(page)) === 0);
    await visitor.close();
  },
  TIMEOUT_MS,
);
