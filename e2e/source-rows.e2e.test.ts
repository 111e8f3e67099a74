import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Visitor } from './support/browser.ts';
import { activatedLearner, type Learner } from './support/learner.ts';
import type { Portal } from './support/portal.ts';
import { signIn } from './support/sign-in.ts';
import { untilAnswers } from './support/until-answers.ts';

// What source.md says of the interface beside its calls and screens, a row each, in the running product.

const WIDTHS = [320, 390, 768, 1280];
const PROVOKED = /broken on purpose|status of 401|status of 404/;

let portal: Portal;
let browser: Browser;
let learner: Learner;

beforeAll(async () => {
  portal = await stackInfo();
  browser = await launchBrowser();
  learner = await activatedLearner(portal);
});

afterAll(async () => {
  await browser.close();
});

/** What a document's head says of its page. */
function headOf(document: Document) {
  const of = (selector: string, attribute = 'content') =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    title: document.title,
    description: of('meta[name=description]'),
    keywords: of('meta[name=keywords]'),
    robots: of('meta[name=robots]'),
    canonical: of('link[rel=canonical]', 'href'),
    social: ['url', 'title', 'description'].map((property) => of(`meta[property="og:${property}"]`)),
  };
}

/** The head as the page has it now, and as the server writes it at the page's address. */
async function heads(page: Page) {
  const answer = await (await fetch(page.url())).text();
  // the elements of the head alone: the page's policy judges the styles of what is parsed in it
  const html = answer.match(/<(?:title>[^<]*<\/title|meta [^>]*|link [^>]*)>/g)?.join('') ?? '';
  return page.evaluate(
    ([source, written]) => {
      const read = new Function(`return ${source}`)() as typeof headOf;
      return [read(document), read(new DOMParser().parseFromString(written ?? '', 'text/html'))];
    },
    [headOf.toString(), html],
  );
}

async function expectHeadOfServer(page: Page, address: string): Promise<void> {
  await page.waitForFunction(
    (expected) => document.head.querySelector('link[rel=canonical]')?.getAttribute('href') === expected,
    portal.portalUrl + address,
  );
  const [shown, written] = await heads(page);
  expect(shown).toEqual(written);
  expect(shown?.robots).toBe('index, follow');
  expect(shown?.social[0]).toBe(portal.portalUrl + address);
}

/** A browser of somebody who has nothing against motion. */
async function withMotion(hasTouch = false): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en',
    reducedMotion: 'no-preference',
    hasTouch,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(`${portal.portalUrl}/en/privacy-policy`);
  await untilAnswers(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // the first turn is the browser's, and brings lenis
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  await page.locator('html.lenis').waitFor({ state: 'attached' });
  return { context, page };
}

test('one head follows navigation and language', async () => {
  const visitor = await Visitor.open(browser, { locale: 'pl', theme: 'light', width: 1280 });
  const { page } = visitor;
  await page.goto(`${portal.portalUrl}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilAnswers(page);
  await expectHeadOfServer(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Aktualności' }).click();
  await expectHeadOfServer(page, '/news');
  await page.getByRole('button', { name: /język/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expectHeadOfServer(page, '/en/news');
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('errors have their page, with status and message; crawlers have none', async () => {
  const visitor = await Visitor.open(browser, { locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  const missing = await page.goto(`${portal.portalUrl}/en/nope`);
  expect(missing?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found', exact: true }).waitFor();
  await page.getByText('Error 404', { exact: true }).waitFor();
  await visitor.look('not-found');

  await page.goto(`${portal.portalUrl}/en/news`);
  await untilAnswers(page);
  const rejectOnPurpose = () => void Promise.reject(new Error('broken on purpose'));
  await page.evaluate(rejectOnPurpose);
  await page.getByRole('heading', { name: 'Internal Server Error', exact: true }).waitFor();
  await page.getByText('Error 500: broken on purpose', { exact: true }).waitFor();
  await visitor.look('uncaught');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'News' }).waitFor();
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();

  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' };
  const empty = await fetch(`${portal.portalUrl}/en/nope`, { headers: crawler });
  expect([empty.status, await empty.text()]).toEqual([404, '']);
  const context = await browser.newContext({ userAgent: crawler['user-agent'] });
  const read = await context.newPage();
  await read.goto(`${portal.portalUrl}/en/news`);
  await untilAnswers(read);
  await read.getByRole('heading', { name: 'News' }).waitFor();
  const logged = read.waitForEvent('pageerror');
  await read.evaluate(rejectOnPurpose);
  expect((await logged).message).toBe('broken on purpose');
  await read.getByRole('heading', { name: 'News' }).waitFor({ state: 'detached' });
  expect(await read.getByRole('heading', { name: 'Internal Server Error' }).count()).toBe(0);
  await context.close();
});

test('the language in local storage counts where no cookie names one, at / too', async () => {
  const context = await browser.newContext({ locale: 'pl' });
  const page = await context.newPage();
  await page.goto(`${portal.portalUrl}/news`);
  // a page writes the cookie when it has none
  await page.waitForFunction(() => /\bi18n_redirected=pl\b/.test(document.cookie));
  await page.evaluate(() => localStorage.setItem('selectedLanguage', 'de'));
  await context.clearCookies();
  await page.goto(`${portal.portalUrl}/`);
  await page.waitForURL((url) => url.pathname === '/de');
  await page.locator('html[lang=de]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => /\bi18n_redirected=de\b/.test(document.cookie));
  await context.close();
});

test('what is typed is filtered, what failed is told to the console without secrets', async () => {
  const visitor = await Visitor.open(browser, { locale: 'en', theme: 'dark', width: 390 });
  const { page } = visitor;
  await page.goto(`${portal.portalUrl}/en/login`);
  await untilAnswers(page);
  const email = page.locator('input[name=email]');
  await email.pressSequentially('ola nowak;@example.test');
  expect(await email.inputValue()).toBe('olanowak@example.test');
  await page.locator('input[name=password]').fill('wrong');
  const told = page.waitForEvent('console', (message) => message.text().startsWith('api v1/auth/login'));
  await page.locator('form button[type=submit]').click();
  const data = await (await told).args()[2]?.jsonValue();
  expect(data).toMatchObject({ type: 'unauthorized', status: 401, message: expect.any(String) });
  expect(data).toHaveProperty('data.message');
  expect(JSON.stringify(data)).not.toContain('@');
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('the client state is shown, and kept as one JSON until the session ends; slow calls show', async () => {
  const visitor = await Visitor.open(browser, { locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  await signIn(page, portal, learner, 'en');
  await page.locator('main a[href^="/dashboard/tests/select-mode"]').first().waitFor();
  await page.waitForFunction(() => localStorage.getItem('portalState')?.includes('"userStats":{'));
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  expect(await kept()).toMatchObject({ selectedCategory: 'B', selectedLanguage: 'en' });
  expect(JSON.parse((await kept()).portalState ?? '')).toMatchObject({
    allTests: [],
    userStats: { passedCount: 0, failedCount: 0 },
  });

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/stats/ranking/**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Ranking' }).click();
  const progress = page.getByRole('progressbar', { name: 'Working' });
  await progress.waitFor();
  answer.resolve();
  await progress.waitFor({ state: 'detached' });

  await page.goto(`${portal.portalUrl}/dashboard/tests/select-mode`);
  const asked = page.waitForRequest(/v1\/tests\/single\//);
  await page.getByRole('button', { name: 'Start the exam' }).click();
  expect(new URL((await asked).url()).search).toBe('?lang=en&cat=B');
  await page.goto(`${portal.portalUrl}/dashboard/home`);
  await page.getByRole('button', { name: /Level/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForFunction(() => localStorage.getItem('portalState') === null);
  expect(await kept()).toMatchObject({ selectedCategory: 'B', selectedLanguage: 'en' });
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('the toast about an update leaves the header free; lone icons show their names', async () => {
  const visitor = await Visitor.open(browser, { locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another' } }));
  await page.goto(`${portal.portalUrl}/en/news`);
  await page.getByRole('heading', { name: 'News' }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const toast = page.getByText('There is a new version');
  await toast.waitFor();
  await visitor.look('update-toast');
  const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 32);

  const theme = page.getByRole('button', { name: /Theme/ });
  await theme.hover();
  const tip = page.locator('[role=tooltip]');
  await tip.waitFor();
  expect(await tip.innerText()).toBe(await theme.getAttribute('aria-label'));
  expect(await tip.evaluate((element) => getComputedStyle(element).maxWidth)).toMatch(/350px/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('touch scrolls one and a half times as far, the wheel for two seconds, buttons ripple for 401 ms', async () => {
  const { context, page } = await withMotion(true);
  const touch = await context.newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(600) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(500) });
  await page.waitForFunction(() => window.scrollY === 150);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await context.close();

  const { context: other, page: still } = await withMotion();
  const lasted = still.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { documentElement } = document;
        let begun: number | null = null;
        const look = () => {
          const isScrolling = documentElement.classList.contains('lenis-scrolling');
          if (isScrolling) begun ??= performance.now();
          else if (begun !== null) resolve(performance.now() - begun);
        };
        new MutationObserver(look).observe(documentElement, { attributeFilter: ['class'] });
      }),
  );
  await still.mouse.move(200, 400);
  await still.mouse.wheel(0, 400);
  // it never ends sooner, however busy the machine is
  expect(await lasted).toBeGreaterThan(1500);
  expect(await still.evaluate(() => window.scrollY)).toBe(400);
  await other.close();

  const { context: third, page: pressed } = await withMotion();
  await pressed.goto(`${portal.portalUrl}/en/login`);
  const box = await pressed.locator('form button[type=submit]').boundingBox();
  await pressed.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await pressed.mouse.down();
  const lengths = await pressed.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
  );
  expect(lengths).toContain(401);
  await third.close();
});

test('the focus on the green board is seen', async () => {
  const visitor = await Visitor.open(browser, { locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  await page.goto(`${portal.portalUrl}/en/premium`);
  const offer = page
    .getByRole('main')
    .getByRole('link', { name: /account/i })
    .first();
  await offer.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  // 6.6 : 1 on the board's #006b37
  expect(await offer.evaluate((link) => getComputedStyle(link).outlineColor)).toBe('rgb(255, 255, 255)');
  await visitor.close();
});

test('letters twice as large leave a page its width', async () => {
  const visitor = await Visitor.open(browser, { locale: 'de', theme: 'light', width: 1280 });
  const { page } = visitor;
  await signIn(page, portal, learner, 'de');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    );
  });
  const overflowing: string[] = [];
  const measure = async (path: string) => {
    await page.goto(portal.portalUrl + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (excess > 0) overflowing.push(`${path} at ${width}: ${excess}`);
    }
  };
  for (const path of ['home', 'tests/select-mode', 'tests', 'statistics', 'ranking', 'profile', 'settings'])
    await measure(`/dashboard/${path}`);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/de', '/de/login', '/de/registrieren', '/de/premium']) await measure(path);
  expect(overflowing).toEqual([]);
  await visitor.close();
}, 60_000);
