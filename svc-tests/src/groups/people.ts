import { levelFor, type PersonDto } from '@zielona-fala/contracts';
import type { AccountNames } from '@zielona-fala/service-kit/auth';
import type { LearnerStore } from '../learners/store.ts';

/** As others see them; unknown accounts have level 0 and no name. */
export interface People {
  of(userIds: readonly number[]): Promise<(userId: number) => PersonDto>;
}

export function createPeople(learners: LearnerStore, names: AccountNames): People {
  return {
    async of(userIds) {
      const accounts = await learners.accounts(userIds);
      const known = new Map(accounts.map((account) => [account.userId, account]));
      const versions = userIds.map((userId) => ({
        userId,
        accountVersion: known.get(userId)?.accountVersion ?? 0,
      }));
      const usernames = await names.of(versions);
      return (userId) => ({
        username: usernames.get(userId) ?? null,
        level: levelFor(known.get(userId)?.experiencePoints ?? 0).level,
      });
    },
  };
}
