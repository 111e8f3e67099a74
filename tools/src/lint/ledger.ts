import { findLacking, type ReadFile, readRepository } from './evidence.ts';

const LEDGER = 'docs/security/asvs.md';
const PAGES_BESIDE = ['docs/security/threat-model.md', 'docs/security/controls.md'];

/** Requirements of OWASP ASVS 5.0.0 by level, as `section: first-last`. */
const REQUIREMENTS: Readonly<Record<string, string>> = {
  1: '1.2: 1-5; 1.3: 1-2; 1.5: 1; 2.1: 1; 2.2: 1-2; 2.3: 1; 3.2: 1-2; 3.3: 1; 3.4: 1-2; 3.5: 1-3; 4.1: 1; 4.4: 1; 5.2: 1-2; 5.3: 1-2; 6.1: 1; 6.2: 1-8; 6.3: 1-2; 6.4: 1-2; 7.2: 1-4; 7.4: 1-2; 8.1: 1; 8.2: 1-2; 8.3: 1; 9.1: 1-3; 9.2: 1; 10.4: 1-5; 11.3: 1-2; 11.4: 1; 12.1: 1; 12.2: 1-2; 13.4: 1; 14.2: 1; 14.3: 1; 15.1: 1; 15.2: 1; 15.3: 1',
  2: '1.1: 1-2; 1.2: 6-9; 1.3: 3-11; 1.4: 1-3; 1.5: 2; 2.1: 2-3; 2.2: 3; 2.3: 2-4; 2.4: 1; 3.3: 2-4; 3.4: 3-6; 3.5: 4-5; 3.7: 1-2; 4.1: 2-3; 4.2: 1; 4.3: 1-2; 4.4: 2-4; 5.1: 1; 5.2: 3; 5.4: 1-3; 6.1: 2-3; 6.2: 9-12; 6.3: 3-4; 6.4: 3-4; 6.5: 1-5; 6.6: 1-3; 6.8: 1-4; 7.1: 1-3; 7.3: 1-2; 7.4: 3-5; 7.5: 1-2; 7.6: 1-2; 8.1: 2; 8.2: 3; 8.4: 1; 9.2: 2-4; 10.1: 1-2; 10.2: 1-2; 10.3: 1-4; 10.4: 6-11; 10.5: 1-5; 10.6: 1-2; 10.7: 1-3; 11.1: 1-2; 11.2: 1-3; 11.3: 3; 11.4: 2-4; 11.5: 1; 11.6: 1; 12.1: 2-3; 12.3: 1-4; 13.1: 1; 13.2: 1-5; 13.3: 1-2; 13.4: 2-5; 14.1: 1-2; 14.2: 2-4; 14.3: 2-3; 15.1: 2-3; 15.2: 2-3; 15.3: 2-7; 16.1: 1; 16.2: 1-5; 16.3: 1-4; 16.4: 1-3; 16.5: 1-3; 17.1: 1; 17.2: 1-4; 17.3: 1-2',
};

const STATES = new Set(['met', 'not met', 'n/a']);
const ROW = /^\| (\d+\.\d+\.\d+) \| (.*) \|$/;
/** Says what is wrong with the ledger of security requirements, and which files the pages beside it name in vain. */
export function checkLedger(): string[] {
  const beside = PAGES_BESIDE.flatMap((page) =>
    findLacking(readRepository(page) ?? '', readRepository).map((lacking) => `${page}: ${lacking}`),
  );
  return [...findLedgerProblems(readRepository(LEDGER) ?? '', readRepository), ...beside];
}

/** Finds requirements that are missing, doubled or of another level, and evidence that is not there. */
export function findLedgerProblems(ledger: string, read: ReadFile): string[] {
  const levels = levelsById();
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const line of ledger.split('\n')) {
    const [, id, cells] = ROW.exec(line) ?? [];
    if (id === undefined || cells === undefined) continue;
    const [level, asks, state = '', shown = ''] = cells.split(' | ');
    if (seen.has(id)) problems.push(`${id} stands there twice`);
    seen.add(id);
    if (levels.get(id) !== level) problems.push(`${id} is no requirement of level ${level}`);
    if (!STATES.has(state)) problems.push(`${id} is “${state}”: say ${[...STATES].join(', ')}`);
    if (!asks || shown.trim() === '')
      problems.push(`${id} says nothing of what it asks, or of what shows it`);
    problems.push(...findLacking(shown, read).map((lacking) => `${id}: ${lacking}`));
  }
  const missing = [...levels.keys()].filter((id) => !seen.has(id)).map((id) => `${id} is missing`);
  return [...problems, ...missing];
}

function levelsById(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(REQUIREMENTS).flatMap(([level, sections]) =>
      sections.split('; ').flatMap((entry) => {
        const [section, range = ''] = entry.split(': ');
        const [first = 0, last = first] = range.split('-').map(Number);
        return Array.from(
          { length: last - first + 1 },
          (_, index) => [`${section}.${first + index}`, level] as const,
        );
      }),
    ),
  );
}
