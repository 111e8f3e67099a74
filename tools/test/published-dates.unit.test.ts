import { expect, test } from '@jest/globals';
import { checkPublishedDates, findStaleDates } from '../src/lint/published-dates.ts';

const files = (changed: string, news: string, roadmap: string) => (file: string) => {
  if (file.endsWith('news-entries.ts')) return `[{ name: 'a', date: '${news}' }, { date: '2026-01-01' }]`;
  if (file.endsWith('roadmap-stages.ts')) return `export const ROADMAP_DATE = '${roadmap}';`;
  return file.startsWith('shell/')
    ? `# Changes\n\n## 0.2.0${changed}\n\n## 0.1.0 - 2026-01-01\n`
    : '## 0.1.0 - 2026-11-01';
};

test('news and roadmap of this repository are as new as its changes', () => {
  expect(checkPublishedDates()).toEqual([]);
});

test('they may be two weeks older than the newest change, and no more', () => {
  expect(findStaleDates(files(' - 2026-12-08', '2026-11-24', '2026-11-24'))).toEqual([]);
  expect(findStaleDates(files(' - 2026-12-09', '2026-11-24', '2026-12-09'))).toEqual([
    expect.stringMatching(/news-entries.ts: of 2026-11-24, while a changelog tells of 2026-12-09/),
  ]);
  expect(findStaleDates(files(' - 2026-12-09', '2026-12-09', '2026-11-24'))).toEqual([
    expect.stringMatching(/roadmap-stages.ts: of 2026-11-24/),
  ]);
});

test('the newest entry of each changelog says its day', () => {
  expect(findStaleDates(files('', '2026-11-24', '2026-11-24'))).toContainEqual(
    expect.stringMatching(/^shell\/CHANGELOG.md: the newest entry says no day/),
  );
  expect(findStaleDates(files(' - 2026-12', 'soon', ''))).toHaveLength(3);
});
