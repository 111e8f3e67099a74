import path from 'node:path';
import process from 'node:process';
import { axeViolations } from '@zielona-fala/tools/axe';
import { ANSWERS } from '@zielona-fala/tools/exam-player';
import { until } from '@zielona-fala/tools/process';
import { type Product, startProduct } from '@zielona-fala/tools/services';
import type { Browser, BrowserContext } from 'playwright-core';
import type { PageData } from '../../../shell/src/page-data.ts';
import { atMost, type Figure, round } from '../figure.ts';
import { inFolder } from '../on-services.ts';
import { type OpenBrowser, openBrowser, PHONE } from './browser.ts';
import { coldFigures } from './cold-pages.ts';
import { openExam } from './exam-player.ts';
import { medianBy, type Run, runLighthouse } from './lighthouse.ts';
import { startOneBundle } from './one-bundle.ts';
import { MEASURED_PAGES } from './pages.ts';
import {
  type Addresses,
  repeatFigures,
  scriptFigure,
  trafficFigures,
  visitTwice,
} from './traffic-figures.ts';
import { HYDRATED } from './visit.ts';
import { workerFigures } from './worker-visits.ts';

const RESULTS = path.resolve(import.meta.dirname, '../../results');
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PAGES = MEASURED_PAGES.filter(({ name }) => process.env.BENCH_PAGES?.split(',').includes(name) ?? true);

/** First visits: the product beside the same pages as one bundle, in one run. Goals P9, P10, P11, P13, P15. */
export async function benchWeb(): Promise<readonly Figure[]> {
  return inFolder(async (dir) => {
    const product = await startProduct(dir);
    try {
      const bundle = await startOneBundle(dir, product);
      const opened = await openBrowser();
      try {
        const figures: Figure[] = [];
        const note = (found: readonly Figure[]) => {
          for (const figure of found) print(figure);
          figures.push(...found);
        };
        for (const page of PAGES) {
          const { name } = page;
          const addresses = { ours: product.portalUrl + page.path, bundle: bundle.url + page.path };
          await Promise.all(Object.values(addresses).map(untilFactsKnown));
          note(await trafficFigures(name, addresses, opened.browser));
          note(await lighthouseFigures(name, addresses, opened));
          note([await axeFigure(name, addresses.ours, opened.browser)]);
        }
        note(await signedInFigures(product, opened));
        return figures;
      } finally {
        await opened.browser.close();
        await bundle.stop();
      }
    } finally {
      await product.stop();
    }
  });
}

/** Servers that have just started write pages anew as soon as they know what to say in them. */
async function untilFactsKnown(url: string): Promise<void> {
  const look = async () => {
    const page = await (await fetch(url)).text();
    const data = /id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
    const { facts } = JSON.parse(data) as Partial<Pick<PageData, 'facts'>>;
    if (!facts || Object.values(facts).includes(null)) throw new Error('it is not known yet');
  };
  await until(`What ${url} says`, look, { timeoutMs: 30_000 });
}

async function lighthouseFigures(
  name: string,
  { ours, bundle }: Addresses,
  { debuggingPort }: OpenBrowser,
): Promise<Figure[]> {
  const runs: Run[] = [];
  const bundleRuns: Run[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const sides = [async () => runs.push(await runLighthouse(ours, debuggingPort))];
    sides.push(async () => bundleRuns.push(await runLighthouse(bundle, debuggingPort)));
    // A B B A: whatever drifts meets both sides alike
    for (const side of index % 2 === 0 ? sides : sides.reverse()) await side();
  }
  const median = (of: (run: Run) => number) => medianBy(runs, of);
  const beside = (of: (run: Run) => number) => ({
    bundle: round(medianBy(bundleRuns, of)),
    runs: runs.map(of),
  });
  const score = (category: keyof Run['scores'], least: number): Figure => {
    const value = median(({ scores }) => scores[category]);
    const details = {
      ...beside(({ scores }) => scores[category]),
      lost: [...new Set(runs.flatMap(({ lost }) => lost))],
    };
    return { name: `P11 ${name}, ${category}`, value, goal: `>= ${least}`, holds: value >= least, details };
  };
  const timing = (label: string, of: (run: Run) => number, limit: number, unit: string) =>
    atMost(`P11 ${name}, ${label}`, round(median(of), 3), limit, unit, beside(of));
  const interactive = median(({ tti }) => tti) / medianBy(bundleRuns, ({ tti }) => tti);
  const figures = [
    atMost(
      `P10 ${name}, time to interactive ÷ one bundle`,
      round(interactive),
      1.15,
      '',
      beside(({ tti }) => tti),
    ),
    score('performance', 95),
    timing('largest paint', ({ lcp }) => lcp, 1500, 'ms'),
    timing('blocking', ({ tbt }) => tbt, 100, 'ms'),
    timing('layout shift', ({ cls }) => cls, 0, ''),
    score('accessibility', 100),
    score('best-practices', 100),
    score('seo', 100),
  ];
  if (figures.some(({ holds }) => !holds)) {
    const worst = runs.toSorted((one, other) => one.scores.performance - other.scores.performance)[0];
    await worst?.keep(path.join(RESULTS, 'web', name));
  }
  return figures;
}

async function axeFigure(name: string, url: string, browser: Browser): Promise<Figure> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const violations = await axeViolations(page);
  await context.close();
  return atMost(`P11 ${name}, axe violations`, violations.length, 0, '', {
    found: violations.map(({ id }) => id),
  });
}

async function signedInFigures(product: Product, opened: OpenBrowser): Promise<readonly Figure[]> {
  const { browser } = opened;
  const { url: exam, session } = await openExam(product, browser);
  const dashboard = `${product.portalUrl}/dashboard`;
  const pages = { home: `${dashboard}/home`, statistics: `${dashboard}/statistics` };
  const figures: Figure[] = [];
  for (const [name, url] of Object.entries({ ...pages, exam })) {
    const sign = name === 'exam' ? ANSWERS : HYDRATED;
    const twice = (context: BrowserContext) => visitTwice(context, url, sign);
    const { first, again } = await session.inBrowser(PHONE, twice);
    if (name === 'exam') figures.push(scriptFigure('exam player', first, 170, { requests: first.requests }));
    figures.push(...repeatFigures(`dashboard, ${name}`, { first, again }));
  }
  return [
    ...figures,
    ...(await coldFigures(session, { ...pages, exam }, RUNS)),
    ...(await workerFigures(opened.debuggingPort, session, pages, RUNS)),
  ];
}

function print({ name, value, goal, holds, details }: Figure): void {
  const { bundle } = (details ?? {}) as { readonly bundle?: unknown };
  const beside = typeof bundle === 'number' ? `, one bundle ${bundle}` : '';
  process.stdout.write(`${holds ? '✓' : '✗'} ${name}: ${value} (${goal}${beside})\n`);
}
