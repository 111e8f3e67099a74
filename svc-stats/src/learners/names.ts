import type { Clock, IdentityClient, Log } from '@zielona-fala/service-kit';
import type { Learner } from './store.ts';

const FRESH_MS = 60_000;
const REMEMBERED = 10_000;

interface KnownName {
  /** Null for a learner whom identity does not know. */
  readonly username: string | null;
  readonly accountVersion: number;
  readonly freshUntil: number;
}

/** Names for the ranking. Events carry none, so identity is asked, once a minute or after a rename. */
export interface LearnerNames {
  /**
   * Leaves out learners whom identity does not know.
   * @throws Problem 503 when identity is away and a name was never asked before
   */
  of(learners: readonly Pick<Learner, 'userId' | 'accountVersion'>[]): Promise<ReadonlyMap<number, string>>;
}

export function createLearnerNames(identity: IdentityClient, clock: Clock, log: Log): LearnerNames {
  const known = new Map<number, KnownName>();

  const refresh = async (learners: readonly Pick<Learner, 'userId' | 'accountVersion'>[]): Promise<void> => {
    const accounts = await identity.accounts(learners.map(({ userId }) => userId));
    const usernames = new Map(accounts.map(({ userId, username }) => [userId, username]));
    const freshUntil = clock.now().getTime() + FRESH_MS;
    for (const { userId, accountVersion } of learners) {
      known.delete(userId);
      known.set(userId, { username: usernames.get(userId) ?? null, accountVersion, freshUntil });
    }
    forgetOldest(known);
  };

  return {
    async of(learners) {
      const now = clock.now().getTime();
      const outdated = learners.filter(({ userId, accountVersion }) => {
        const name = known.get(userId);
        return name === undefined || name.accountVersion < accountVersion || name.freshUntil <= now;
      });
      if (outdated.length > 0) {
        await refresh(outdated).catch((error: unknown) => {
          if (outdated.some(({ userId }) => !known.has(userId))) throw error;
          log.warn({ err: error }, 'identity is away; going on with the names known');
        });
      }
      const usernames = new Map<number, string>();
      for (const { userId } of learners) {
        const username = known.get(userId)?.username;
        if (username) usernames.set(userId, username);
      }
      return usernames;
    },
  };
}

function forgetOldest(known: Map<number, KnownName>): void {
  for (const userId of known.keys()) {
    if (known.size <= REMEMBERED) return;
    known.delete(userId);
  }
}
