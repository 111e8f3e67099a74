import type { IdentityClient } from '@zielona-fala/service-kit';
import type { LearnerStore } from './store.ts';

/**
 * Whether a learner's account is active. Events may still be on their way, so that identity is asked before anybody is
 * believed to be inactive.
 */
export function activityOf(
  learners: LearnerStore,
  identity: IdentityClient,
): (userId: number) => Promise<boolean> {
  return async (userId) => {
    if (await learners.isActive(userId)) return true;
    const [account] = await identity.accounts([userId]);
    return account?.isActive === true;
  };
}
