import type { Portal } from '@zielona-fala/contracts/portal';
import { followAccount } from './follow-account.ts';
import { followChangesOf } from './follow-changes.ts';

/**
 * Lets language and theme follow the account, and pages show what changes elsewhere.
 * @returns what ends it
 */
export function followLearner(userId: number, portal: Portal): () => void {
  // nothing waits for it: a failed call is logged by the client, and the next visit tries again
  void followAccount(portal).catch(() => undefined);
  return followChangesOf(userId, portal);
}
