import { unauthorized } from './problem.ts';

/** What a service keeps of its callers, by the number of their account. */
export interface CallerStore<Transaction> {
  /** @returns false once the caller was erased */
  lock(userId: number, at: Date, transaction: Transaction): Promise<boolean>;
}

/**
 * Locks the caller before any of their data is written, so that everything committed is covered by an erasure.
 * @throws Problem 401 if the caller was erased during the call
 */
export async function lockCaller<Transaction>(
  callers: CallerStore<Transaction>,
  userId: number,
  at: Date,
  transaction: Transaction,
): Promise<void> {
  if (!(await callers.lock(userId, at, transaction))) throw unauthorized();
}
