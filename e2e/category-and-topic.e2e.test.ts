import { expect, test } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import type { Fragment, FragmentsDocument, RemotesDocument } from '@zielona-fala/contracts/portal';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import { portalInBrowser } from './support/portal-in-browser.ts';

const TIMEOUT_MS = 120_000;

const stage = portalInBrowser();

const open = (path: string) => fetch(stage.portal.portalUrl + path);

const read = async <Document>(address: string): Promise<Document> =>
  (await (await fetch(address)).json()) as Document;

/** Kinds of what the page tells search engines, as its remote has rendered it. */
async function toldAt(locale: Locale, path: string): Promise<readonly string[]> {
  const { remotes } = await read<RemotesDocument>(`${stage.portal.portalUrl}/remotes.json`);
  const origin = new URL(remotes.find(({ name }) => name === 'public')?.manifest ?? '').origin;
  const { pages } = await read<FragmentsDocument>(`${origin}/fragments.json`);
  const { structuredData } = await read<Fragment>(`${origin}/${pages[locale][path]}`);
  return structuredData.map((data) => data['@type']);
}

test.each([
  ['de', '/de/klasse/b', 'Klasse B: die Theorieprüfung', '/kategoria/b', ['BreadcrumbList']],
  [
    'en',
    '/en/topic/road-signs',
    'Road signs in the exam',
    '/temat/znaki-drogowe',
    ['BreadcrumbList', 'Quiz'],
  ],
  [
    'en',
    '/en/rules/yield-to-right',
    'At an equal junction give way to the right',
    '/zasady/yield-to-right',
    ['BreadcrumbList', 'Quiz'],
  ],
] as const)(
  'in %s %s has its own head, picture and data for search engines',
  async (locale, path, title, inPolish, told) => {
    const answer = await open(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<title>${title} · `);
    expect(html).toContain(`<link rel="canonical" href="${stage.portal.portalUrl}${path}">`);
    expect(html).toContain(`hreflang="pl" href="${stage.portal.portalUrl}${inPolish}"`);
    expect(await toldAt(locale, path)).toEqual(told);
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    const shown = await fetch(picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  },
);

test.each([
  '/kategoria/x',
  '/en/topic/znaki-drogowe',
  '/de/klasse/B',
  '/zasady/nic',
  '/en/rules/Yield-to-right',
])('%s is no page', async (path) => {
  const { status } = await open(path);
  expect(status).toBe(404);
});

test(
  'a visitor reads about a category, tries three different questions and goes on to a topic',
  async () => {
    const visitor = await stage.visit({ locale: 'en', theme: 'dark', width: 390 });
    const { page } = visitor;
    await page.goto(`${stage.portal.portalUrl}/en/category/b`);
    await untilAnswers(page);
    await visitor.look('category');

    await page.getByRole('button', { name: 'Draw the questions' }).click();
    const card = page.getByRole('region', { name: 'Questions to try' });
    const asked: (string | null)[] = [];
    for (const number of [1, 2, 3]) {
      await card.getByText(`Question ${number} of 3.`).waitFor();
      asked.push(await card.getByRole('heading').textContent());
      await card.getByRole('group').getByRole('button').first().click();
      await card.getByRole('button', { name: number === 3 ? 'See the result' : 'Next question' }).click();
    }
    expect(new Set(asked).size).toBe(3);
    await card.getByRole('heading', { name: /of 3 right/ }).waitFor();

    await page.getByRole('link', { name: 'Road signs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Road signs in the exam' }).waitFor();
    await page.getByRole('heading', { level: 3 }).waitFor();
    await visitor.look('topic');
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  },
  TIMEOUT_MS,
);

test(
  'a visitor finds a rule, reads it, tries its question, goes on to the rule beside it and changes the language',
  async () => {
    const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
    const { page } = visitor;
    await page.goto(`${stage.portal.portalUrl}/en/rules`);
    await untilAnswers(page);
    await page.getByRole('link', { name: 'At an equal junction give way to the right' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'At an equal junction give way to the right' })
      .waitFor();
    await page.reload();
    await untilAnswers(page);
    await visitor.look('rule');
    const card = page.getByRole('region', { name: 'Questions to try' });
    await card.getByRole('group').getByRole('button').first().click();
    await card
      .getByRole('status')
      .getByText(/^(Right|Wrong)/)
      .waitFor();
    await page.getByRole('link', { name: 'A-5 announces a right-hand-rule junction' }).click();
    await page.getByRole('heading', { level: 1, name: 'A-5 announces a right-hand-rule junction' }).waitFor();
    await page.goto(`${stage.portal.portalUrl}/zasady/yield-to-right`);
    await untilAnswers(page);
    await page.getByRole('heading', { level: 1, name: 'Na skrzyżowaniu równorzędnym' }).waitFor();
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  },
  TIMEOUT_MS,
);
