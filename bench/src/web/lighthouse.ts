import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lighthouse, { generateReport } from 'lighthouse';
import { medianOf } from '../measure/median.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  tti: 'interactive',
  fcp: 'first-contentful-paint',
} as const;

export type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100, times in milliseconds, bytes as sent. */
export interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly tti: number;
  readonly fcp: number;
  /** Audits that cost points. */
  readonly lost: readonly string[];
  /** Writes trace and report. */
  keep(name: string): Promise<void>;
}

/** One run as Lighthouse measures a phone by default. @throws Error when the page could not be measured */
export async function runLighthouse(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr, artifacts } = result;
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Run['scores'];
  const timing = (name: keyof typeof AUDITS) => lhr.audits[AUDITS[name]]?.numericValue ?? Number.NaN;
  const weighted = CATEGORIES.slice(1).flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
  const lost = weighted
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    ...{ scores, lost, lcp: timing('lcp'), tbt: timing('tbt'), cls: timing('cls') },
    ...{ tti: timing('tti'), fcp: timing('fcp') },
    async keep(name) {
      await mkdir(path.dirname(name), { recursive: true });
      await writeFile(`${name}.trace.json`, JSON.stringify(artifacts.Trace));
      await writeFile(`${name}.report.html`, generateReport(lhr, 'html'));
      await writeFile(`${name}.report.json`, JSON.stringify(lhr));
    },
  };
}

export const medianBy = (runs: readonly Run[], of: (run: Run) => number): number => medianOf(runs.map(of));
