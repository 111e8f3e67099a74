import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { createIdempotencyStore } from '@zielona-fala/service-kit/idempotency';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { createAccountStore } from './accounts/store.ts';
import { derivedKeys } from './encryption/derived-keys.ts';
import { createErasureStore } from './erasures/store.ts';
import { createFlagStore } from './flags/store.ts';
import { createGoogleStore } from './google/store.ts';
import { createAddressHash } from './links/address-hash.ts';
import { createLinkStore } from './links/store.ts';
import { createMailPace } from './mail/pace.ts';
import { createMailQueue } from './mail/queue.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { createPasskeyStore } from './passkeys/store.ts';
import { createPushQueue } from './push/queue.ts';
import { createSecondFactorStore } from './second-factor/store.ts';
import { createSecurityLogStore } from './security-log/store.ts';
import { createSessionStore } from './sessions/store.ts';
import { createKeyStore } from './tokens/key-store.ts';

/** Everything this service keeps in its database. @param secret keeps digests of requests and of addresses from telling them */
export function createStores(connection: Connection, clock: Clock, secret: string) {
  const [digestKey] = derivedKeys(secret, 'first-answers');
  const accounts = createAccountStore(connection);
  const sessions = createSessionStore(connection, accounts);
  const securityEntries = createSecurityLogStore(connection);
  const googleSignIns = createGoogleStore(connection, clock);
  const passkeys = createPasskeyStore(connection);
  const challenges = createChallenges(connection, clock);
  const secondFactors = createSecondFactorStore(connection);
  const links = createLinkStore(connection, clock);
  const mails = createMailQueue(connection, clock);
  const pushes = createPushQueue(connection, clock);
  const pace = createMailPace(connection, clock, createAddressHash(secret));
  const keys = createKeyStore(connection);
  const idempotency = createIdempotencyStore(connection, { secret: digestKey, clock, lock: accounts.lock });
  const flags = createFlagStore(connection);
  const erasures = createErasureStore(connection);
  const deadLetters = createDeadLetters(connection);
  return {
    accounts,
    sessions,
    securityEntries,
    googleSignIns,
    passkeys,
    challenges,
    secondFactors,
    links,
    mails,
    pushes,
    pace,
    keys,
    idempotency,
    flags,
    erasures,
    deadLetters,
    async ensureIndexes(): Promise<void> {
      const indexed = [
        accounts,
        sessions,
        securityEntries,
        googleSignIns,
        passkeys,
        challenges,
        secondFactors,
        links,
        mails,
        pushes,
        pace,
        keys,
        idempotency,
        erasures,
      ];
      for (const store of indexed) await store.ensureIndexes();
    },
  };
}

export type Stores = ReturnType<typeof createStores>;
