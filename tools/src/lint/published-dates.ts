import { readFileSync } from 'node:fs';
import path from 'node:path';
import { daysBetween } from '@zielona-fala/contracts';
import { ROOT } from '../paths.ts';
import { BUILT } from '../stack/plan.ts';

/** How many days of changes may pass before news and roadmap have to be looked through. */
export const DAYS_BEHIND = 14;

const NEWS = 'mf-public/src/features/news/news-entries.ts';
const ROADMAP = 'mf-public/src/features/roadmap/roadmap-stages.ts';

/** Of the newest entry alone. */
const ENTRY = /^(?:(?!## )[^\n]*\n)*## \S+ - (\d{4}-\d{2}-\d{2})(?:\n|$)/;
const NEWS_DATE = /\bdate: '(\d{4}-\d{2}-\d{2})'/;
const ROADMAP_DATE = /\bROADMAP_DATE = '(\d{4}-\d{2}-\d{2})'/;

/** Says what is wrong with the dates of changelogs, news and roadmap, whatever day it is. */
export const checkPublishedDates = (): string[] =>
  findStaleDates((file) => readFileSync(path.join(ROOT, file), 'utf8'));

/** Finds changelogs whose newest entry has no date, and pages that are older than the newest entry by too much. */
export function findStaleDates(read: (file: string) => string): string[] {
  const dated = BUILT.map((app) => `${app}/CHANGELOG.md`).map((file) => ({
    file,
    date: firstIn(read(file), ENTRY),
  }));
  const undated = dated.filter(({ date }) => date === null);
  const newest = dated
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);
  const pages = [
    { page: NEWS, date: firstIn(read(NEWS), NEWS_DATE) },
    { page: ROADMAP, date: firstIn(read(ROADMAP), ROADMAP_DATE) },
  ];
  return [
    ...undated.map(({ file }) => `${file}: the newest entry says no day: ## VERSION - YYYY-MM-DD`),
    ...pages.flatMap(({ page, date }) =>
      date === null || (newest !== undefined && daysBetween(date, newest) > DAYS_BEHIND)
        ? [
            `${page}: of ${date ?? 'no day'}, while a changelog tells of ${newest}: look it through and date it`,
          ]
        : [],
    ),
  ];
}

const firstIn = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
