import { CATEGORIES, DEFAULT_CATEGORY, EXAM } from '@zielona-fala/contracts';
import type { Refusal } from './files.ts';
import type { BankReport } from './load.ts';
import { availableCategories } from './strata.ts';

/** What a load did, for people. */
export function describeReport({ counts, strata }: BankReport): string {
  const sizes = strata.map(({ questions, ...stratum }) => ({ ...stratum, size: questions.length }));
  const available = availableCategories(sizes);
  const rows = EXAM.strata.map(({ part, points, count }) => {
    const size = sizes.find(
      (each) => each.category === DEFAULT_CATEGORY && each.part === part && each.points === points,
    )?.size;
    return `  ${part.padEnd(10)}${String(points).padStart(6)}${String(size ?? 0).padStart(10)}${String(count).padStart(14)}`;
  });
  return [
    `Questions: ${counts.read} read, ${counts.added} added, ${counts.changed} changed, ` +
      `${counts.withdrawn} withdrawn, ${counts.unchanged} unchanged`,
    `Category ${DEFAULT_CATEGORY}:`,
    '  part      points questions  in each exam',
    ...rows,
    `Exams can be drawn in: ${CATEGORIES.filter((category) => available.has(category)).join(', ') || 'no category'}`,
  ].join('\n');
}

export function describeRefusals(refusals: readonly Refusal[]): string {
  return [
    'The bank was refused and nothing was changed:',
    ...refusals.map(
      ({ file, number, reason }) => `  ${file}${number === null ? '' : ` ${number}`}: ${reason}`,
    ),
  ].join('\n');
}
