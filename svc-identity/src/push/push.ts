import { ECDH } from 'node:crypto';
import type { PushDto } from '@zielona-fala/contracts';
import { PUSH_TURNS_ON, type PushSubscriptionBody } from '@zielona-fala/contracts/api/push/turn-on-push';
import { type AuthenticatedUser, invalid, notFound, unauthorized } from '@zielona-fala/service-kit/http';
import type { Limits } from '@zielona-fala/service-kit/limits';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { SessionStore } from '../sessions/store.ts';
import { isOfPushService } from './services.ts';
import { publicKeyOf } from './vapid.ts';

/** Notifications on the device of a session: whoever signs out, or is signed out, gets no more there. */
export interface Push {
  read(user: AuthenticatedUser): Promise<PushDto>;
  /** @throws Problem 404 where the portal sends none, 422 for an address that is not of a known push service */
  turnOn(user: AuthenticatedUser, subscription: PushSubscriptionBody): Promise<PushDto>;
  turnOff(user: AuthenticatedUser): Promise<PushDto>;
}

export interface PushParts {
  readonly sessions: Pick<SessionStore, 'setPush' | 'removePush' | 'withPush'>;
  /** Absent where the portal sends no notifications. */
  readonly privateKey: string | undefined;
  readonly services: string;
  readonly transact: Transact;
  readonly limits: Limits;
  readonly clock: Clock;
}

export function createPush({ sessions, privateKey, services, transact, limits, clock }: PushParts): Push {
  const publicKey = privateKey === undefined ? null : publicKeyOf(privateKey);
  const turnsOn = limits.counter(PUSH_TURNS_ON);

  const read = async ({ userId, sessionId }: AuthenticatedUser): Promise<PushDto> => {
    if (publicKey === null) return { publicKey, endpoint: null, others: 0 };
    const found = await sessions.withPush(userId, clock.now());
    const own = found.find((session) => session.sessionId === sessionId);
    return { publicKey, endpoint: own?.push?.endpoint ?? null, others: found.length - (own ? 1 : 0) };
  };

  return {
    read,
    async turnOn(user, { endpoint, keys }) {
      if (publicKey === null) throw notFound();
      await turnsOn.take(String(user.userId));
      if (!isOfPushService(endpoint, services)) throw unknownService();
      if (!isPublicKey(keys.p256dh)) throw badKey();
      const subscription = { endpoint, ...keys, since: clock.now() };
      const isSet = await transact((transaction) => sessions.setPush(user, subscription, transaction));
      if (!isSet) throw unauthorized('This session has ended');
      return read(user);
    },
    async turnOff(user) {
      await sessions.removePush(user.sessionId);
      return read(user);
    },
  };
}

function isPublicKey(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

const unknownService = () =>
  invalid([
    { field: 'endpoint', code: 'invalid', message: 'This is not an address of a known push service' },
  ]);
const badKey = () =>
  invalid([{ field: 'keys.p256dh', code: 'invalid', message: 'This is not a public key of a browser' }]);
