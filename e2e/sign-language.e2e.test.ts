import { expect, test } from '@jest/globals';
import { activatedLearner } from './support/learner.ts';
import { longExam } from './support/long-exam.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const FILMS = {
  questionText: '/media/official/question.0123abcd.mp4',
  answerA: '/media/official/a.0123abcd.mp4',
  answerB: '/media/official/b.0123abcd.mp4',
  answerC: '/media/official/c.0123abcd.mp4',
};

const stage = portalInBrowser();

test.each(['pl', 'en', 'de'] as const)(
  'films in sign language are switched on and shown by keys alone, on the narrowest phone in the dark, %s',
  async (locale) => {
    const visitor = await stage.visit({ locale, theme: 'dark', width: 320 });
    const { page } = visitor;
    const asked: string[] = [];
    await page.route('**/media/official/*', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await signIn(page, stage.portal, await activatedLearner(stage.portal), locale);
    const exam = longExam(locale, Date.now());
    const questions = (exam.questions ?? [])
      .filter(({ withoutAnswers, media }) => !withoutAnswers && media === null)
      .map((question) => ({ ...question, signLanguage: FILMS }));
    await page.route('**/api/v1/tests/single/1?*', (route) =>
      route.fulfill({ json: { ...exam, questions } }),
    );
    await page.goto(`${stage.portal.portalUrl}/dashboard/settings`);
    const choice = page.getByRole('checkbox', { name: /migow|Sign Language|Gebärdensprache/ });
    await choice.focus();
    await page.keyboard.press('Space');
    await page.goto(`${stage.portal.portalUrl}/dashboard/tests/exam?testId=1&lang=${locale}&cat=B`);
    await page.locator('main [aria-expanded=false]').focus();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('video').waitFor();
    await visitor.look('sign-language');
    await page.locator('main [aria-pressed]').nth(2).focus();
    await page.keyboard.press('Enter');
    await page.locator(`video[src="${FILMS.answerB}"]`).waitFor();
    expect(visitor.complaints(/ERR_FAILED/)).toEqual([]);
    await visitor.close();
  },
);
