import { randomBytes } from 'node:crypto';
import type { SecurityEvent } from '@zielona-fala/contracts';
import type { Revocations } from '@zielona-fala/service-kit/auth';
import { type AuthenticatedUser, unauthorized } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { AccountStore, Credentials } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { IssueAccessToken } from '../tokens/access-token.ts';
import { badCredentials } from './bad-credentials.ts';
import { deviceOf } from './device.ts';
import { type DeviceSession, judgeRenewal, type RefreshTokens, sessionExpiry } from './domain.ts';
import type { EndSessions } from './end-all.ts';
import type { SessionStore } from './store.ts';
import { toldEverywhere } from './told-everywhere.ts';

/** What a device needs to stay signed in. */
export interface SignedIn {
  readonly sessionId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A sign-in, as a session begins with it. */
export interface SignInEvent {
  readonly event: SecurityEvent;
  /** Whether authentication is recent enough for actions that a hijacked session must not perform. */
  readonly isFull: boolean;
}

/** Opens, renews and ends the sessions of devices. */
export interface Sessions {
  /**
   * Of too many sessions of the account, the one used least recently ends.
   * @param signIn how it is logged, and whether it is a full one
   * @throws Problem 401 when the password that was proven is not the account's any more
   */
  open(account: Credentials, signIn: SignInEvent, client: Client): Promise<SignedIn>;
  /** @throws Problem 401 for a token that is not good any more; one that was used before ends its session */
  renew(refreshToken: string, client: Client): Promise<SignedIn>;
  /** Ends the caller's session at once, everywhere, even when only its access token is left. */
  end(user: AuthenticatedUser): Promise<void>;
  /** Ends a session of the learner at once. @returns false when there is no such session of theirs */
  endDevice(sessionId: string, userId: number): Promise<boolean>;
  /** Ends all sessions of the learner but the caller's at once. @throws Problem 401 when the caller's has ended */
  endOthers(user: AuthenticatedUser): Promise<void>;
  /** Ends the session that a browser had before it signed in anew; nothing for a text that is no refresh token of ours. */
  endReplaced(refreshToken: string | undefined): Promise<void>;
  /** The session that a refresh token names, active or not; null for an invalid token. */
  sessionIdOf(refreshToken: string | undefined): string | null;
}

export interface SessionParts {
  readonly store: SessionStore;
  readonly accounts: AccountStore;
  readonly refreshTokens: RefreshTokens;
  readonly issueAccessToken: IssueAccessToken;
  readonly revocations: Revocations;
  readonly clock: Clock;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly transact: Transact;
  readonly endSessions: EndSessions;
}

export function createSessions(parts: SessionParts): Sessions {
  const { store, refreshTokens, clock } = parts;

  const signedIn = async (session: DeviceSession, generation: number): Promise<SignedIn> => ({
    sessionId: session.sessionId,
    accessToken: await parts.issueAccessToken(session),
    refreshToken: refreshTokens.write({ sessionId: session.sessionId, generation }),
  });

  const endDevice = async (sessionId: string, userId: number): Promise<boolean> => {
    const session = await store.byId(sessionId, clock.now());
    if (session?.userId !== userId) return false;
    await toldEverywhere(parts.revocations.revoke([sessionId]));
    await store.remove(sessionId, userId);
    return true;
  };

  const sessionIdOf = (text: string | undefined): string | null =>
    text === undefined ? null : (refreshTokens.read(text)?.sessionId ?? null);

  const end = async ({ sessionId, userId }: AuthenticatedUser): Promise<void> => {
    await store.remove(sessionId, userId);
    await toldEverywhere(parts.revocations.revoke([sessionId]));
  };

  /** Nobody is kept from signing in by an outage: the old access tokens then last for the rest of their hour. */
  const revokeIfPossible = (sessionIds: readonly string[]): Promise<void> =>
    parts.revocations
      .revoke(sessionIds)
      .catch((error: unknown) =>
        parts.log.warn({ err: error }, 'access tokens of replaced sessions could not be revoked'),
      );

  const newSession = (userId: number, begun: Date, isFull: boolean, client: Client): DeviceSession => ({
    sessionId: randomBytes(18).toString('base64url'),
    userId,
    generation: 1,
    rotatedAt: begun,
    createdAt: begun,
    provenAt: isFull ? begun : null,
    lastSeen: begun,
    device: deviceOf(client.userAgent),
    expiresAt: sessionExpiry(begun, begun),
  });

  return {
    async open(account, { event, isFull }, client) {
      const { userId } = account;
      const { session, excess } = await parts.transact(async (transaction) => {
        const begun = await parts.accounts.noteSignIn(account, clock.now(), transaction);
        if (begun === null) throw badCredentials();
        const opened = newSession(userId, begun, isFull, client);
        await store.insert(opened, transaction);
        await parts.securityLog.record({ event, outcome: 'done', userId, client }, transaction);
        return { session: opened, excess: await store.removeExcess(userId, transaction) };
      });
      await revokeIfPossible(excess);
      return signedIn(session, session.generation);
    },

    async renew(text, client) {
      const token = refreshTokens.read(text);
      if (token === null) throw unauthorized();
      for (;;) {
        const now = clock.now();
        const session = await store.byId(token.sessionId, now);
        if (session === null) throw unauthorized();
        switch (judgeRenewal(session, token.generation, now)) {
          case 'rotate':
            if (!(await store.rotate(session, now, sessionExpiry(now, session.createdAt)))) continue;
            return signedIn(session, session.generation + 1);
          case 'repeat':
            return signedIn(session, session.generation);
          case 'reuse':
            await endDevice(session.sessionId, session.userId);
            await parts.securityLog.record({
              event: 'session-reused',
              outcome: 'refused',
              userId: session.userId,
              client,
            });
            throw unauthorized('This session has ended');
        }
      }
    },

    end,

    endDevice,

    async endOthers({ userId, sessionId }) {
      await parts.transact((transaction) => parts.endSessions(userId, sessionId, transaction));
    },

    sessionIdOf,

    async endReplaced(refreshToken) {
      const sessionId = sessionIdOf(refreshToken);
      if (sessionId === null) return;
      const session = await store.byId(sessionId, clock.now());
      if (session === null) return;
      await store.remove(sessionId, session.userId);
      await revokeIfPossible([sessionId]);
    },
  };
}
