import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { REMOTES, type RemoteName } from '@zielona-fala/contracts/portal';
import { freePorts } from '@zielona-fala/tools/process';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { buildBesideNextContract, serveBuild } from './support/remote-build.ts';
import { signIn } from './support/sign-in.ts';

const TIMEOUT_MS = 240_000;

const stage = portalInBrowser();
const stops: (() => Promise<void>)[] = [];
const ports = new Map<RemoteName, string>();

/** The running shell is then one contract older than the remotes, as after it was rolled back. */
beforeAll(async () => {
  const free = await freePorts(REMOTES.length);
  const folders = await Promise.all(REMOTES.map(buildBesideNextContract));
  for (const [place, remote] of REMOTES.entries()) {
    const port = String(free[place]);
    stops.push(await serveBuild(folders[place] ?? '', port));
    ports.set(remote, port);
  }
}, TIMEOUT_MS);

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

test('remotes that were built one contract later show their pages in the shell of before', async () => {
  const learner = await activatedLearner(stage.portal);
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  const served = new Set<string>();
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('remoteEntry')) served.add(new URL(response.url()).port);
  });
  const overrides = [...ports].map(([remote, port]) => `remote.${remote}=http://localhost:${port}`);
  // the home page comes as HTML, and fetches its remote when the browser has time
  const taken = page.waitForResponse((response) =>
    response.url().includes(`:${ports.get('public')}/remoteEntry`),
  );
  await page.goto(`${stage.portal.portalUrl}/en?${overrides.join('&')}`);
  await page.locator('main h1').waitFor();
  await taken;
  await signIn(page, stage.portal, learner, 'en');
  await page.locator('main h1').first().waitFor();
  await page.locator('a[href="/dashboard/ranking"]').first().click();
  await page.getByRole('heading', { name: 'Exams passed in category B' }).waitFor();
  expect([...served].sort()).toEqual([...ports.values()].sort());
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});
