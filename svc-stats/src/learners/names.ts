import type { IdentityClient } from '@zielona-fala/service-kit/auth';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import { LRUCache } from 'lru-cache';
import type { Learner } from './store.ts';

const FRESH_MS = 60_000;
const ASK_AGAIN_MS = 5_000;
const REMEMBERED = 10_000;

type NamedLearner = Pick<Learner, 'userId' | 'accountVersion'>;

interface KnownName {
  /** Null for a learner whom identity does not know, or while it is unavailable. */
  readonly username: string | null;
  readonly accountVersion: number;
}

/** One question to identity, for all the learners that are named to it before it is asked. */
interface Question {
  readonly accountVersion: number;
  /** Null while identity is unavailable. */
  readonly ask: (userId: number) => Promise<ReadonlyMap<number, string> | null>;
}

/** Names for the ranking. Events carry none, so identity is asked, once a minute or after a rename. */
export interface LearnerNames {
  /** Lacks learners whom identity does not know. While it is unavailable, the names known go on. */
  of(learners: readonly NamedLearner[]): Promise<ReadonlyMap<number, string>>;
}

export function createLearnerNames(identity: IdentityClient, clock: Clock, log: Log): LearnerNames {
  const known = new LRUCache<number, KnownName, Question>({
    max: REMEMBERED,
    ttl: FRESH_MS,
    perf: { now: () => clock.now().getTime() },
    async fetchMethod(userId, before, { options, context: { accountVersion, ask } }) {
      const usernames = await ask(userId);
      if (usernames) return { username: usernames.get(userId) ?? null, accountVersion };
      options.ttl = ASK_AGAIN_MS;
      return { username: before?.username ?? null, accountVersion };
    },
  });
  const usernamesOf = async (userIds: readonly number[]): Promise<ReadonlyMap<number, string> | null> => {
    try {
      const accounts = await identity.accounts(userIds);
      return new Map(accounts.map(({ userId, username }) => [userId, username]));
    } catch (error) {
      log.warn({ err: error }, 'identity is unavailable; going on with the names known');
      return null;
    }
  };
  const askTogether = (): Question['ask'] => {
    const userIds: number[] = [];
    let asking: ReturnType<typeof usernamesOf> | undefined;
    return (userId) => {
      userIds.push(userId);
      asking ??= Promise.resolve(userIds).then(usernamesOf);
      return asking;
    };
  };

  return {
    async of(learners) {
      const ask = askTogether();
      const entries = await Promise.all(
        learners.map(async ({ userId, accountVersion }) => {
          const isRenamed = (known.peek(userId)?.accountVersion ?? accountVersion) < accountVersion;
          const name = await known.fetch(userId, {
            forceRefresh: isRenamed,
            context: { accountVersion, ask },
          });
          return [userId, name?.username] as const;
        }),
      );
      return new Map(entries.flatMap(([userId, username]) => (username ? [[userId, username]] : [])));
    },
  };
}
