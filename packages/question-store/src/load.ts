import { type Refusal, readBank } from '@zielona-fala/contracts/bank';
import type { AnswerBalance } from './balance.ts';
import type { BankStore } from './bank-store.ts';
import { type BankCounts, planBank } from './plan.ts';
import type { StratumPool } from './strata.ts';

/** The bank was refused as a whole; nothing was changed. */
export class BankRefused extends Error {
  override readonly name = 'BankRefused';
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(`${refusals.length} questions or files were refused`);
    this.refusals = refusals;
  }
}

export interface BankReport {
  readonly counts: BankCounts;
  /** As learners see the answers, after they were mixed. */
  readonly balance: AnswerBalance;
  readonly strata: readonly StratumPool[];
}

/**
 * Makes the database hold exactly the questions of a bank folder. Doing it again changes nothing.
 * @throws BankRefused naming every question that cannot be taken
 */
export async function loadBank(folder: string, store: BankStore): Promise<BankReport> {
  const { questions, refusals } = await readBank(folder);
  if (refusals.length > 0) throw new BankRefused(refusals);
  const contents = questions.map(({ checked: _, ...content }) => content);
  const plan = planBank(contents, await store.knownRevisions());
  await store.carryOut(plan);
  return { counts: plan.counts, balance: plan.balance, strata: plan.strata };
}
