import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import type { OfficialRow } from '../official-row.ts';
import { digestOf } from './digest.ts';

/** Least share of the questions of an edition that rules have to stand behind. */
export const MIN_COVERAGE = 0.97;

/** How many questions of an edition can be drawn, and how many of them are tied to rules. */
export interface Coverage {
  readonly drawn: number;
  readonly tied: number;
}

export interface EditionCoverage extends Coverage {
  readonly categories: Readonly<Record<CategoryName, Coverage>>;
}

/** How far the ties of a rule book cover an edition, in all and in each category. */
export function coverageOf(
  questions: readonly OfficialRow[],
  { officialRulesOf }: Pick<RuleBook, 'officialRulesOf'>,
): EditionCoverage {
  const marked = questions.map((row) => ({ row, isTied: officialRulesOf.has(digestOf(row)) }));
  const count = (those: typeof marked): Coverage => ({
    drawn: those.length,
    tied: those.filter(({ isTied }) => isTied).length,
  });
  return {
    ...count(marked),
    categories: Object.fromEntries(
      CATEGORIES.map((name) => [name, count(marked.filter(({ row }) => row.categories.includes(name)))]),
    ) as Record<CategoryName, Coverage>,
  };
}

export function shareOf({ drawn, tied }: Coverage): number {
  return drawn === 0 ? 0 : tied / drawn;
}

export function describeCoverage(file: string, coverage: EditionCoverage): string {
  const line = (what: string, part: Coverage) =>
    `${what}: ${part.tied} of ${part.drawn} questions have a rule (${(100 * shareOf(part)).toFixed(1)} %), ${part.drawn - part.tied} have none`;
  const categories = CATEGORIES.map((name) => [name, coverage.categories[name]] as const);
  return [
    line(file, coverage),
    ...categories.filter(([, { drawn }]) => drawn > 0).map(([name, part]) => line(`  ${name}`, part)),
  ].join('\n');
}
