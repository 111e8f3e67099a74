import type { IdentityClient } from '@zielona-fala/service-kit';
import type { LearnerStore } from './store.ts';

/** Trusts what the events said of an active learner and asks identity about every other one. */
export function activityCheck(
  learners: Pick<LearnerStore, 'find'>,
  identity: IdentityClient,
): (userId: number) => Promise<boolean> {
  return async (userId) => {
    const learner = await learners.find(userId);
    if (learner?.isActive && !learner.isDeleted) return true;
    const [account] = await identity.accounts([userId]);
    return account?.isActive ?? false;
  };
}
