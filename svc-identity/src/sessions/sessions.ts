import { randomBytes } from 'node:crypto';
import type { SecurityEvent } from '@zielona-fala/contracts';
import type { Revocations } from '@zielona-fala/service-kit/auth';
import { type AuthenticatedUser, unauthorized } from '@zielona-fala/service-kit/http';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { AccountStore, Credentials } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { IssueAccessToken } from '../tokens/access-token.ts';
import type { Transact } from '../transact.ts';
import { badCredentials } from './bad-credentials.ts';
import { deviceOf } from './device.ts';
import { type DeviceSession, judgeRenewal, type RefreshTokens, sessionExpiry } from './domain.ts';
import { revokeAll } from './revoke-all.ts';
import type { SessionStore } from './store.ts';

/** What a device needs to stay signed in. */
export interface SignedIn {
  readonly sessionId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A sign-in, as a session begins with it. */
export interface SignInEvent {
  readonly event: SecurityEvent;
  /** Whether it proves enough for what a borrowed session must not do. */
  readonly isFull: boolean;
}

/** Opens, renews and ends the sessions of devices. */
export interface Sessions {
  /**
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
  /** Ends all sessions of the learner but the caller's at once. */
  endOthers(user: AuthenticatedUser): Promise<void>;
  /** Ends the session that a browser had before it signed in anew; nothing for a text that is no refresh token of ours. */
  endReplaced(refreshToken: string | undefined): Promise<void>;
  /** The session that a refresh token names, whether or not it lives; null for a text that is none of ours. */
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
    await revokeAll(parts.revocations, [sessionId]);
    await store.remove(sessionId, userId);
    return true;
  };

  const sessionIdOf = (text: string | undefined): string | null =>
    text === undefined ? null : (refreshTokens.read(text)?.sessionId ?? null);

  const end = async ({ sessionId, userId }: AuthenticatedUser): Promise<void> => {
    await store.remove(sessionId, userId);
    await revokeAll(parts.revocations, [sessionId]);
  };

  return {
    async open(account, { event, isFull }, client) {
      const now = clock.now();
      const session: DeviceSession = {
        sessionId: randomBytes(18).toString('base64url'),
        userId: account.userId,
        generation: 1,
        rotatedAt: now,
        createdAt: now,
        provenAt: isFull ? now : null,
        lastSeen: now,
        device: deviceOf(client.userAgent),
        expiresAt: sessionExpiry(now, now),
      };
      await parts.transact(async (transaction) => {
        if (!(await parts.accounts.noteSignIn(account, transaction))) throw badCredentials();
        await store.insert(session, transaction);
        await parts.securityLog.record(
          { event, outcome: 'done', userId: account.userId, client },
          transaction,
        );
      });
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
      await parts.transact(async (transaction) => {
        const ended = await store.removeOthers(userId, sessionId, transaction);
        await revokeAll(parts.revocations, ended);
      });
    },

    sessionIdOf,

    async endReplaced(refreshToken) {
      const sessionId = sessionIdOf(refreshToken);
      if (sessionId === null) return;
      const session = await store.byId(sessionId, clock.now());
      if (session === null) return;
      await store.remove(sessionId, session.userId);
      // nobody is kept from signing in by an outage: the old access token then lasts for the rest of its hour
      await revokeAll(parts.revocations, [sessionId]).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'the access token of a replaced session could not be revoked'),
      );
    },
  };
}
