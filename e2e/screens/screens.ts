import type { Locale } from '@zielona-fala/contracts';
import {
  addressOf,
  type DescribedPage,
  instancesOf,
  type PortalRoutes,
} from '@zielona-fala/contracts/portal';
import { answerQuestion, untilAsked } from '@zielona-fala/tools/exam-player';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import type { Audience, Scene } from './scene.ts';

export interface Screen {
  readonly name: string;
  readonly audience: Audience;
  /** Has the page show it. */
  readonly open: (page: Page, scene: Scene) => Promise<unknown>;
  /** What its errors on the console are of, where it has to tell of one. */
  readonly provoked?: RegExp;
}

const AUDIENCE_OF: Readonly<Record<DescribedPage['audience'], Audience>> = {
  public: 'guest',
  'guest-only': 'guest',
  'signed-in': 'inactive',
  active: 'learner',
};
const EXAM_PAGE = 'dashboard-exam';
/** A token that no mail has. */
const TOKEN = 'of-no-mail';
const REFUSED = /status of 4\d\d/;
/** Leads to another page. */
const FORWARDING = 'dashboard';
const WITH_TEST: Readonly<Record<string, (scene: Scene) => Promise<number>>> = {
  [EXAM_PAGE]: (scene) => scene.begin('exam'),
  'dashboard-result': async ({ examId }) => examId,
};

function screenOf(name: string, page: DescribedPage): Screen {
  return {
    name,
    audience: AUDIENCE_OF[page.audience],
    open: async (tab, scene) => {
      const path = addressOf(page, scene.locale, instancesOf(page)[0] ?? null).replace(':token', TOKEN);
      const testId = await WITH_TEST[name]?.(scene);
      const query = testId === undefined ? '' : `?testId=${testId}&lang=${scene.locale}&cat=B`;
      await visit(tab, scene, path + query, name === EXAM_PAGE ? untilAsked : untilTitled);
    },
    ...(JSON.stringify(page).includes(':token') && { provoked: REFUSED }),
  };
}

/** @param untilThere waits for what the page is about */
async function visit(
  page: Page,
  { portal }: Scene,
  path: string,
  untilThere: (page: Page) => Promise<void> = untilTitled,
): Promise<void> {
  await page.goto(portal.portalUrl + path);
  await untilAnswers(page);
  await untilThere(page);
  await untilLoaded(page);
}

const visitExam = (page: Page, scene: Scene, which: string) =>
  visit(page, scene, `/dashboard/tests/exam?${which}&lang=${scene.locale}`, untilAsked);

const untilTitled = (page: Page) => page.locator('h1').first().waitFor();

/** Until no skeleton stands where something is still on its way. */
const untilLoaded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main [class*=skeleton i]') === null);

const PASSED_OVER: Readonly<Record<Locale, string>> = { pl: '/nic', en: '/en/nothing', de: '/de/nichts' };

/** States of a page that its address alone does not show. */
const STATES: readonly Screen[] = [
  {
    name: 'not-found',
    audience: 'guest',
    open: async (page, { portal, locale }) => {
      await page.goto(portal.portalUrl + PASSED_OVER[locale]);
      await page.locator('h1').waitFor();
    },
    provoked: REFUSED,
  },
  {
    name: 'trial',
    audience: 'learner',
    open: (page, scene) => visitExam(page, scene, 'trial=B'),
  },
  {
    name: 'exam-answering',
    audience: 'learner',
    open: async (page, scene) => {
      const testId = await scene.begin('exam');
      await visitExam(page, scene, `testId=${testId}&cat=B`);
      await answerQuestion(page, scene.locale);
    },
  },
  {
    name: 'practice-answered',
    audience: 'learner',
    open: async (page, scene) => {
      const testId = await scene.begin('practice');
      await visitExam(page, scene, `testId=${testId}&cat=B`);
      await answerQuestion(page, scene.locale);
      await page.locator('main h2').waitFor();
    },
  },
  {
    name: 'result-review',
    audience: 'learner',
    open: async (page, scene) => {
      await visit(page, scene, `/dashboard/tests/result?testId=${scene.examId}`);
      await page.locator('main button[aria-label]').first().click();
      await page.locator('#reviewed').waitFor();
    },
  },
  {
    name: 'result-of-practice',
    audience: 'learner',
    open: (page, scene) => visit(page, scene, `/dashboard/tests/result?testId=${scene.practiceId}`),
  },
];

/** Every page of every remote, as the running portal tells them, and further states of some. */
export async function screensOf(portalUrl: string): Promise<readonly Screen[]> {
  const { remotes } = (await (await fetch(`${portalUrl}/routes.json`)).json()) as PortalRoutes;
  const pages = Object.values(remotes).flatMap((routes) => Object.entries(routes ?? {}));
  return [
    ...pages.filter(([name]) => name !== FORWARDING).map(([name, page]) => screenOf(name, page)),
    ...STATES,
  ];
}
