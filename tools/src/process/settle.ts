/**
 * Waits for all, also when one fails, and only then throws the first failure: what the others
 * started is known by then and can be ended.
 */
export async function allOrFirstFailure(works: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
