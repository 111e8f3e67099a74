/** Requirements of OWASP ASVS 5.0.0 by level and section: the first and the last of each. */
import requirements from './asvs.json' with { type: 'json' };
import { findLacking, type ReadFile, readRepository } from './evidence.ts';

const LEDGER = 'docs/security/asvs.md';
const PAGES_BESIDE = ['docs/security/threat-model.md', 'docs/security/controls.md'];

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
    Object.entries(requirements).flatMap(([level, sections]) =>
      Object.entries(sections).flatMap(([section, [first = 0, last = 0]]) =>
        Array.from(
          { length: last - first + 1 },
          (_, index) => [`${section}.${first + index}`, level] as const,
        ),
      ),
    ),
  );
}
