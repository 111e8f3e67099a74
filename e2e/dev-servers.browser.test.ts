import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import type { Browser, Page } from 'playwright-core';
import { startDevServer } from './support/dev-server.ts';

const TIMEOUT_MS = 90_000;

interface RemoteAlone {
  readonly name: string;
  /** A page of it, and that it answers. */
  readonly use: (page: Page) => Promise<void>;
}

const REMOTES: readonly RemoteAlone[] = [
  {
    name: 'mf-public',
    async use(page) {
      await page.getByRole('link', { name: '/en/news', exact: true }).click();
      await page.getByRole('main').getByRole('article').first().waitFor();
    },
  },
  {
    name: 'mf-auth',
    async use(page) {
      await page.getByRole('link', { name: '/en/login', exact: true }).click();
      await submitLogin(page, { email: 'learner@example.test', password: 'any-password-will-do' });
      await page.getByText('mock_learner').first().waitFor();
    },
  },
  {
    name: 'mf-dashboard',
    async use(page) {
      await page.getByRole('link', { name: '/dashboard/ranking', exact: true }).click();
      // the mock portal restores the session of its learner
      await page.getByText('mock_learner').first().waitFor();
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test.each(REMOTES)(
  'npm run dev -w $name shows the remote alone, and ends',
  async ({ name, use }) => {
    const server = await startDevServer(name);
    const page = await browser.newPage({ locale: 'en' });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    try {
      await page.goto(`${server.url}/there-is-no-such-page`);
      await page.getByText(`${name.replace('mf-', '')}, alone`).waitFor();
      await use(page);
    } finally {
      await page.close();
      await server.stop();
    }
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
