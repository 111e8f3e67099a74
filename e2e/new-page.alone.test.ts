import { expect, test } from '@jest/globals';
import type { RemotesDocument } from '@zielona-fala/contracts/portal';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import { killProcess, startProcess } from '@zielona-fala/tools/stack-client';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { buildDashboardWithTips, serveDashboardWithTips } from './support/remote-build.ts';

const TIMEOUT_MS = 120_000;

const stage = portalInBrowser();

const askForTips = () =>
  fetch(`${stage.portal.portalUrl}/dashboard/tips`, { headers: { cookie: 'i18n_redirected=en' } });

async function portOfDashboard(): Promise<string> {
  const answer = await fetch(`${stage.portal.portalUrl}/remotes.json`);
  const { remotes } = (await answer.json()) as RemotesDocument;
  const dashboard = remotes.find(({ name }) => name === 'dashboard');
  if (!dashboard) throw new Error('remotes.json does not name the dashboard');
  return new URL(dashboard.manifest).port;
}

/** The entry file of the dashboard that pages name. */
async function namedEntry(): Promise<string | undefined> {
  const page = await fetch(`${stage.portal.portalUrl}/dashboard/home`);
  return /remoteEntry\.\w+\.js/.exec(await page.text())?.[0];
}

/** From then on no page asks for files of a build that is gone, here and in the tests that follow. */
async function untilPagesName(isWanted: (entry: string) => boolean): Promise<void> {
  for (;;) {
    const named = await namedEntry();
    if (named !== undefined && isWanted(named)) return;
  }
}

/** Deploys the dashboard with one more page while somebody looks at it. */
async function whileTipsAreDeployed(look: () => Promise<void>): Promise<void> {
  const port = await portOfDashboard();
  const entry = await namedEntry();
  expect(entry).toBeDefined();
  await buildDashboardWithTips();
  try {
    await killProcess('mf-dashboard');
    const stop = await serveDashboardWithTips(port);
    try {
      await untilPagesName((named) => named !== entry);
      await look();
    } finally {
      await stop();
    }
  } finally {
    await startProcess('mf-dashboard');
    await untilPagesName((named) => named === entry);
  }
}

test(
  'a page that a remote adds is there with its head, its guard and its menu entry, without a new shell',
  async () => {
    const learner = await activatedLearner(stage.portal);
    expect((await askForTips()).status).toBe(404);
    await whileTipsAreDeployed(async () => {
      const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
      const { page } = visitor;
      let answer = await askForTips();
      while (answer.status === 404) answer = await askForTips();
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Tips · Green Wave</title>');

      await page.goto(`${stage.portal.portalUrl}/dashboard/tips`);
      await page.waitForURL((url) => url.pathname === '/en/login');
      await submitLogin(page, learner);
      await page.waitForURL((url) => url.pathname === '/dashboard/tips');
      await page.getByRole('heading', { name: 'Tips before the theory exam begins' }).waitFor();
      await page.waitForFunction(() => document.title === 'Tips · Green Wave');
      await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
      await page.getByRole('navigation').getByRole('link', { name: 'Tips' }).click();
      await page.getByRole('heading', { name: 'Tips before the theory exam begins' }).waitFor();
      await visitor.look('new-page');
      expect(visitor.complaints()).toEqual([]);
      await visitor.close();
    });
  },
  TIMEOUT_MS,
);
