import { describeRefusal, type Refusal } from '@zielona-fala/contracts/bank';
import { describeBalance } from './balance.ts';
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
  return [
    'The bank was refused and nothing was changed:',
    ...refusals.map((each) => `  ${describeRefusal(each)}`),
  ].join('\n');
}
