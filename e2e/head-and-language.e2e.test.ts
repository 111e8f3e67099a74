import { expect, test } from '@jest/globals';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import { portalInBrowser } from './support/portal-in-browser.ts';

const stage = portalInBrowser();

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
    stage.portal.portalUrl + address,
  );
  const [shown, written] = await heads(page);
  expect(shown).toEqual(written);
  expect(shown?.robots).toBe('index, follow');
  expect(shown?.social[0]).toBe(stage.portal.portalUrl + address);
}

test('one head follows navigation and language', async () => {
  const visitor = await stage.visit({ locale: 'pl', theme: 'light', width: 1280 });
  const { page } = visitor;
  await page.goto(`${stage.portal.portalUrl}/`);
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

/** A browser that keeps a language in its storage, and no cookie. */
async function keepingOnly(stored: string, locale: string): Promise<Page> {
  const context = await stage.browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto(`${stage.portal.portalUrl}/news`);
  // a page writes the cookie when it has none
  await page.waitForFunction(() => /\bi18n_redirected=pl\b/.test(document.cookie));
  await page.evaluate((language) => localStorage.setItem('selectedLanguage', language), stored);
  await context.clearCookies();
  return page;
}

test.each([
  ['de', 'pl', '/de'],
  ['pl', 'en', '/'],
])(
  'at / the %s in local storage counts where no cookie names a language, beside a browser in %s',
  async (stored, locale, pathname) => {
    const page = await keepingOnly(stored, locale);
    await page.goto(`${stage.portal.portalUrl}/`);
    await page.waitForURL((url) => url.pathname === pathname);
    await page.locator(`html[lang=${stored}]`).waitFor({ state: 'attached' });
    await page.waitForFunction((language) => document.cookie.includes(`i18n_redirected=${language}`), stored);
    await page.context().close();
  },
);

test('an address with a language counts more than local storage', async () => {
  const page = await keepingOnly('pl', 'en');
  await page.goto(`${stage.portal.portalUrl}/en/`);
  await untilAnswers(page);
  expect(new URL(page.url()).pathname).toBe('/en');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.context().close();
});
