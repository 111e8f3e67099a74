import { expect } from '@jest/globals';
import type { Locale, TestDto, TestMode } from '@zielona-fala/contracts';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Viewer, Visitor } from '../support/browser.ts';
import { activatedLearner, answersTo, type Learner, newDetails } from '../support/learner.ts';
import { REGISTER } from '../support/paths.ts';
import type { Portal } from '../support/portal.ts';
import type { PortalInBrowser } from '../support/portal-in-browser.ts';
import { signIn } from '../support/sign-in.ts';

/** Who looks at a page, as its route says. */
export type Audience = 'guest' | 'inactive' | 'learner';

/** The people of one language, and a learner's tests that there is something to see of. */
export interface Scene {
  readonly portal: Portal;
  readonly locale: Locale;
  /** The same one each time. */
  visitor(audience: Audience): Promise<Visitor>;
  /** The finished exam, and the finished practice. */
  readonly examId: number;
  readonly practiceId: number;
  /** Begins a test in the place of the one that is unfinished. */
  begin(mode: TestMode): Promise<number>;
  close(): Promise<void>;
}

export async function openScene(stage: PortalInBrowser, viewer: Viewer): Promise<Scene> {
  const { portal } = stage;
  const { locale } = viewer;
  const learner = await activatedLearner(portal);
  const call = learner.client;
  const create = async (mode: TestMode) => {
    const wanted = { categoryName: 'B', lang: locale, mode };
    const { body } = await call.call<TestDto>('POST', 'v1/tests', wanted);
    return (await call.call<TestDto>('GET', `v1/tests/single/${body.testId}?lang=${locale}&cat=B`)).body;
  };
  const finish = async (mode: TestMode) => {
    const test = await create(mode);
    const answers = { categoryName: 'B', answers: answersTo(test, 3) };
    expect((await call.call('PATCH', `v1/tests/${test.testId}/check`, answers)).status).toBe(200);
    return test.testId;
  };
  const examId = await finish('exam');
  const practiceId = await finish('practice');

  const arrive = async (audience: Audience) => {
    const visitor = await stage.visit(viewer);
    if (audience === 'learner') await signIn(visitor.page, portal, learner, locale);
    if (audience === 'inactive') await register(visitor, portal, locale);
    return visitor;
  };
  const visitors = new Map<Audience, Promise<Visitor>>();

  let running: number | null = null;
  return {
    ...{ portal, locale, examId, practiceId },
    visitor(audience) {
      const visitor = visitors.get(audience) ?? arrive(audience);
      visitors.set(audience, visitor);
      return visitor;
    },
    async begin(mode) {
      if (running !== null) await remove(learner, running);
      running = (await create(mode)).testId;
      return running;
    },
    async close() {
      for (const visitor of visitors.values()) await (await visitor).close();
    },
  };
}

async function remove({ client }: Learner, testId: number): Promise<void> {
  expect((await client.call('DELETE', `v1/tests/${testId}`)).status).toBeLessThan(300);
}

/** An account whose mail nobody reads. */
async function register({ page }: Visitor, portal: Portal, locale: Locale): Promise<void> {
  const details = newDetails();
  await page.goto(portal.portalUrl + REGISTER[locale]);
  await untilAnswers(page);
  for (const [name, value] of Object.entries({ ...details, repeatPassword: details.password }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/account/activate-info');
}
