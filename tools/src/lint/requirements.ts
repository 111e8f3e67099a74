import { globSync } from 'node:fs';
import { ROOT } from '../paths.ts';
import { filesIn, findLacking, type ReadFile, readRepository, TEST_FILE } from './evidence.ts';

const PAGE = 'docs/requirements.md';
const ROW = /^\| (\d+\.\d+) \| (.+) \| (.+) \|$/;
const CITATION = /\brequirements? ((?:\d+\.\d+(?:, | and )?)+)/g;
const CITING = ['docs/adr/*.md', '{e2e,gateway,mf-*,packages,shell,svc-*,tools}/**/*.{ts,tsx}'];

/** Says what is wrong with the requirements of the user, and with citations of them. */
export function checkRequirements(): string[] {
  const files = globSync(CITING, { cwd: ROOT, exclude: (name) => name.includes('node_modules') });
  return findRequirementProblems(readRepository(PAGE) ?? '', files, readRepository);
}

/**
 * Finds rows that stand twice, that no test shows or whose tests are missing, and citations of rows that do not exist.
 * @param citing files whose citations are looked at
 */
export function findRequirementProblems(page: string, citing: readonly string[], read: ReadFile): string[] {
  const rows = new Set<string>();
  const problems: string[] = [];
  for (const line of page.split('\n')) {
    const [, id, , shown] = ROW.exec(line) ?? [];
    if (id === undefined || shown === undefined) continue;
    if (rows.has(id)) problems.push(`${PAGE}: ${id} stands there twice`);
    rows.add(id);
    if (!filesIn(shown).some((file) => TEST_FILE.test(file))) problems.push(`${PAGE}: no test shows ${id}`);
    problems.push(...findLacking(shown, read).map((lacking) => `${PAGE}: ${id}: ${lacking}`));
  }
  const citations = citing.flatMap((file) => citedIn(read(file) ?? '').map((id) => ({ file, id })));
  const unknown = citations.filter(({ id }) => !rows.has(id));
  return [...problems, ...unknown.map(({ file, id }) => `${file}: there is no requirement ${id}`)];
}

const citedIn = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.match(/\d+\.\d+/g) ?? []);
