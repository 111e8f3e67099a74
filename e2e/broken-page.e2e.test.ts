import { expect, test } from '@jest/globals';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import type { Visitor } from './support/browser.ts';
import { builtChunk } from './support/built-chunk.ts';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

/** What the browser and React report of the faults that the tests provoke. */
const PROVOKED = /ERR_FAILED|ChunkLoadError|CORS|An error occurred/;
const RANKING = /RankingPage:\(\)=>\w+/;
const EXAM = /ExamPage:\(\)=>\w+/;
const BROKEN = 'Internal Server Error';

const stage = portalInBrowser();

/** Keeps which documents and manifests are loaded from now on. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.isNavigationRequest() || url.includes('/mf-manifest.json')) loads.push(url);
  });
  return loads;
}

async function openDashboard(): Promise<Visitor> {
  const learner = await activatedLearner(stage.portal);
  const visitor = await stage.visit({ locale: 'en', theme: 'dark', width: 390 });
  await signIn(visitor.page, stage.portal, learner, 'en');
  await visitor.page.locator('main h1').first().waitFor();
  return visitor;
}

test('a page that throws says so, here and to the operator, loads nothing anew and leaves the other pages', async () => {
  const visitor = await openDashboard();
  const { page } = visitor;
  await page.route(builtChunk('mf-dashboard', RANKING), async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replace(RANKING, 'RankingPage:()=>()=>{throw new Error("broken on purpose")}');
    await route.fulfill({ response, body });
  });
  const loads = watchLoads(page);
  const reported = page.waitForResponse(/\/api\/v1\/client-errors$/);
  await page.locator('a[href="/dashboard/ranking"]').first().click();
  await page.getByRole('heading', { name: BROKEN }).waitFor();
  const report = await reported;
  expect(report.status()).toBe(204);
  expect(report.request().postDataJSON()).toEqual({
    message: 'remote dashboard: Error: broken on purpose',
    path: '/dashboard/ranking',
    build: expect.stringMatching(/./),
  });
  await visitor.look('broken-page');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: BROKEN }).waitFor();
  await page.locator('a[href="/dashboard/statistics"]').first().click();
  await page.getByRole('heading', { name: BROKEN }).waitFor({ state: 'detached' });
  await page.locator('main h1').waitFor();
  expect(loads).toEqual([]);
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('a page whose code does not arrive comes by itself, without a reload', async () => {
  const visitor = await openDashboard();
  const { page } = visitor;
  let isAway = true;
  await page.route(builtChunk('mf-dashboard', RANKING), (route) =>
    isAway ? route.abort() : route.continue(),
  );
  const loads = watchLoads(page);
  await page.locator('a[href="/dashboard/ranking"]').first().click();
  await page.getByRole('heading', { name: 'Learning is unavailable right now' }).waitFor();
  isAway = false;
  await page.getByRole('heading', { name: 'Exams passed in category B' }).waitFor();
  expect(loads).toEqual([expect.stringMatching(/mf-manifest\.json$/)]);
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('a page whose main script is gone from the server is loaded once more, and not for ever', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'dark', width: 390 });
  const { page } = visitor;
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  let gone = 0;
  await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
    gone += 1;
    await (gone === 1 ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.goto(`${stage.portal.portalUrl}/en`);
  await untilAnswers(page);
  expect(documents).toHaveLength(2);

  await page.unroute(/\/main\.[0-9a-f]+\.js$/);
  await page.route(/\/main\.[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.reload({ waitUntil: 'networkidle' });
  expect(documents).toHaveLength(3);
  expect(visitor.complaints(/404|MIME/)).toEqual([]);
  await visitor.close();
});

test('where a player does not arrive, the ways to the other pages are around what stands in its place', async () => {
  const visitor = await openDashboard();
  const { page } = visitor;
  await page.route(builtChunk('mf-dashboard', EXAM), (route) => route.abort());
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/exam?trial=B&lang=en`);
  await page.getByRole('heading', { name: 'Learning is unavailable right now' }).waitFor();
  await page.locator('a[href="/dashboard/statistics"]').first().click();
  await page.waitForURL('**/dashboard/statistics');
  await page.locator('main h1').waitFor();
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});
