import { describeBalance } from './balance.ts';
import type { Refusal } from './files.ts';
import type { BankReport } from './load.ts';
import { sizesOf } from './strata.ts';
import { describeSizes } from './table.ts';

/** What a load did, for people. */
export function describeReport({ counts, balance, strata }: BankReport): string {
  return [
    `Questions: ${counts.read} read, ${counts.added} added, ${counts.changed} changed, ` +
      `${counts.withdrawn} withdrawn, ${counts.unchanged} unchanged`,
    `Right answers: ${describeBalance(balance)}`,
    describeSizes(sizesOf(strata)),
  ].join('\n');
}

export function describeRefusals(refusals: readonly Refusal[]): string {
  return ['The bank was refused and nothing was changed:', ...refusals.map(describeRefusal)].join('\n');
}

export function describeRefusal({ file, number, reason }: Refusal): string {
  return `  ${file}${number === null ? '' : ` ${number}`}: ${reason}`;
}
