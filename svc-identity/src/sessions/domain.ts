import { DAY_MS, type DeviceDto, SESSION_DAYS } from '@zielona-fala/contracts';
import { createSignedIds } from '@zielona-fala/service-kit/http';
import type { PushSubscription } from '../push/domain.ts';

/** A signed-in device. */
export interface DeviceSession {
  readonly sessionId: string;
  readonly userId: number;
  /** Number of the refresh token that is good now. */
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly createdAt: Date;
  /** When its learner last proved who they are, by a full sign-in or again since; null for a session without a proof. */
  readonly provenAt: Date | null;
  readonly lastSeen: Date;
  readonly device: DeviceDto;
  readonly expiresAt: Date;
  /** Where its notifications are sent; absent while they are off. */
  readonly push?: PushSubscription;
}

/** Of one account at once; another one ends the one used least recently. */
export const MAX_SESSIONS = 50;

const SESSION_MS = SESSION_DAYS * DAY_MS;
const MAX_SESSION_MS = 180 * DAY_MS;
const GRACE_MS = 30_000;

/** After so long without use, and after half a year in any case. */
export function sessionExpiry(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_MS, createdAt.getTime() + MAX_SESSION_MS));
}

/** What a refresh token says of itself. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

/**
 * Refresh tokens are derived, not stored, so that the same successor can be given again.
 * `read` answers null for what we did not sign.
 */
export interface RefreshTokens {
  write(token: RefreshToken): string;
  read(text: string): RefreshToken | null;
}

/** @param secrets one or more, separated by commas, as `SECRETS` checks them: the first signs, all of them read */
export function createRefreshTokens(secrets: string): RefreshTokens {
  const signed = createSignedIds(secrets, 'refresh');
  return {
    write: ({ sessionId, generation }) => signed.sign(`${sessionId}.${generation}`),
    read(text) {
      const [sessionId, generation] = signed.read(text)?.split('.') ?? [];
      return sessionId && generation ? { sessionId, generation: Number(generation) } : null;
    },
  };
}

/** What a refresh token of this generation may do: be exchanged, get the same successor once more, or end the session. */
export type Renewal = 'rotate' | 'repeat' | 'reuse';

/**
 * A lost response signs nobody out: for 30 seconds, while the successor is unused, the previous token yields that successor
 * again. Any other old token was stolen, or its successor was.
 */
export function judgeRenewal(session: DeviceSession, generation: number, now: Date): Renewal {
  if (generation === session.generation) return 'rotate';
  const isPredecessor = generation === session.generation - 1;
  const isFresh = now.getTime() - session.rotatedAt.getTime() <= GRACE_MS;
  return isPredecessor && isFresh ? 'repeat' : 'reuse';
}
