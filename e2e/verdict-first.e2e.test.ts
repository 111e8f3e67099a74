import { expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import { isFree } from './support/is-free.ts';
import { activatedLearner, answersTo, type Learner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const stage = portalInBrowser();

/** An exam whose every question is answered right, and that is not ended yet. */
async function answeredExam({ client }: Learner): Promise<string> {
  const wanted = { categoryName: 'B', lang: 'pl', mode: 'exam' };
  const { testId } = (await client.call<TestDto>('POST', 'v1/tests', wanted)).body;
  const { body } = await client.call<TestDto>('GET', `v1/tests/single/${testId}?lang=pl&cat=B`);
  for (const [number, answer] of Object.entries(answersTo(body)))
    await client.call('PUT', `v1/tests/${testId}/answers/${number}`, { answer });
  return `/dashboard/tests/exam?testId=${testId}&lang=pl&cat=B`;
}

test.each([390, 1280])(
  'the verdict stands alone, then one celebration has all that was won: %i px',
  async (width) => {
    const visitor = await stage.visit({ locale: 'pl', theme: 'light', width });
    const { page } = visitor;
    const learner = await activatedLearner(stage.portal);
    const exam = await answeredExam(learner);
    await signIn(page, stage.portal, learner, 'pl');
    await page.goto(stage.portal.portalUrl + exam);
    await page.getByRole('button', { name: 'Zakończ i sprawdź' }).click();
    const verdict = page.locator('main').getByText('Wynik pozytywny');
    await verdict.waitFor();
    expect(await isFree(verdict)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);

    const celebration = page.getByRole('dialog', { name: 'Poziom 1' });
    await celebration.waitFor();
    for (const won of ['Pierwszy zdany egzamin', 'Komplet punktów', 'Dzień 1 z rzędu'])
      await celebration.getByText(won).waitFor();
    await visitor.look('celebration');
    await celebration.getByRole('button', { name: 'Jadę dalej' }).click();
    await celebration.waitFor({ state: 'detached' });
    expect(await isFree(verdict)).toBe(true);
    expect(await page.getByText('Nowe medale').count()).toBe(0);
    await visitor.close();
  },
);
