import { LRUCache } from 'lru-cache';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { IdentityClient } from './identity-client.ts';

const FRESH_MS = 60_000;
const ASK_AGAIN_MS = 5_000;
const REMEMBERED = 10_000;

/** An account whose username is needed. */
export interface KnownAccount {
  readonly userId: number;
  /** Sequence of the last event about the account that the service has applied: a rename raises it. */
  readonly accountVersion: number;
}

interface KnownName {
  /** Null if the account does not exist or svc-identity is unavailable. */
  readonly username: string | null;
  readonly accountVersion: number;
}

/** One request to svc-identity for all accounts that were asked for before it is sent. */
interface Question {
  readonly accountVersion: number;
  /** Null while svc-identity is unavailable. */
  readonly ask: (userId: number) => Promise<ReadonlyMap<number, string> | null>;
}

/** Usernames by userId. Events carry none, so they are fetched from svc-identity: once a minute, and after a rename. */
export interface AccountNames {
  /** Omits accounts that do not exist. While svc-identity is unavailable, cached names are used. */
  of(accounts: readonly KnownAccount[]): Promise<ReadonlyMap<number, string>>;
}

export function createAccountNames(identity: IdentityClient, clock: Clock, log: Log): AccountNames {
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
      log.warn({ err: error }, 'svc-identity is unavailable; using cached usernames');
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
    async of(accounts) {
      const ask = askTogether();
      const entries = await Promise.all(
        accounts.map(async ({ userId, accountVersion }) => {
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
