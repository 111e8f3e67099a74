import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const SRC = path.join(import.meta.dirname, '../src');
const PARTS = JSON.parse(readFileSync(path.join(SRC, '../lang/parts.json'), 'utf8')) as {
  readonly player: readonly string[];
};

/** Of the route table, which the shell shows. */
const OF_FRAME = ['dashboard.tab.'];
const MESSAGE_ID = /\bid[:=]\s*['"](dashboard\.[^'"]+)['"],?\s*defaultMessage/g;

/** The modules of this remote that come with one of them: what is imported when it is wanted has texts of its own. */
function modulesOf(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const code = readFileSync(entry, 'utf8');
  for (const [, specifier = ''] of code.matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+\.tsx?)';/gm,
  )) {
    const module = path.join(path.dirname(entry), specifier);
    if (existsSync(module)) modulesOf(module, seen);
  }
  return seen;
}

test('every text that the exam player can show comes with it', () => {
  const modules = [...modulesOf(path.join(SRC, 'pages/ExamPage.tsx'))];
  const ids = modules.flatMap((module) =>
    [...readFileSync(module, 'utf8').matchAll(MESSAGE_ID)].map(([, id]) => id ?? ''),
  );
  expect(ids.length).toBeGreaterThan(50);
  expect(
    ids.filter((id) => ![...PARTS.player, ...OF_FRAME].some((beginning) => id.startsWith(beginning))),
  ).toEqual([]);
});
