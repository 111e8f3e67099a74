import type { Revocations } from '@zielona-fala/service-kit/auth';
import type { Transact, Transaction } from '@zielona-fala/service-kit/mongo';
import { type Clock, CommandRefused } from '@zielona-fala/service-kit/process';
import type { AccountStore } from '../accounts/store.ts';
import type { SecurityLogStore } from '../security-log/store.ts';
import type { DeviceSession } from './domain.ts';
import type { EndSessions } from './end-all.ts';
import type { SessionStore } from './store.ts';
import { toldEverywhere } from './told-everywhere.ts';

/** Sessions of any account, for who runs the portal. An account is named by its number or its e-mail address. */
export interface OperatorSessions {
  /** @throws CommandRefused when there is no such account */
  list(account: string): Promise<DeviceSession[]>;
  /**
   * Ends all sessions of an account, or one, at once and in every service; a session that has ended already does not count.
   * @returns how many were ended
   * @throws CommandRefused when there is no such account; Problem 503 while Redis is unavailable: nothing is ended then
   */
  end(account: string, sessionId: string | null): Promise<number>;
}

export function createOperatorSessions(parts: {
  accounts: AccountStore;
  sessions: SessionStore;
  securityEntries: SecurityLogStore;
  revocations: Revocations;
  endSessions: EndSessions;
  transact: Transact;
  clock: Clock;
}): OperatorSessions {
  const { accounts, sessions, clock } = parts;

  const userIdOf = async (account: string): Promise<number> => {
    const found = /^\d+$/.test(account)
      ? await accounts.byId(Number(account))
      : await accounts.byEmail(account);
    if (found === null) throw new CommandRefused(`There is no account ${account}`);
    return found.userId;
  };

  /** @returns how many */
  const endIn = async (
    transaction: Transaction,
    userId: number,
    sessionId: string | null,
  ): Promise<number> => {
    if (sessionId === null) {
      const open = await sessions.ofUser(userId, clock.now());
      if (open.length > 0) await parts.endSessions(userId, null, transaction);
      return open.length;
    }
    if (!(await sessions.remove(sessionId, userId, transaction))) return 0;
    await toldEverywhere(parts.revocations.revoke([sessionId]));
    return 1;
  };

  return {
    async list(account) {
      return sessions.ofUser(await userIdOf(account), clock.now());
    },

    async end(account, sessionId) {
      const userId = await userIdOf(account);
      return parts.transact(async (transaction) => {
        const ended = await endIn(transaction, userId, sessionId);
        if (ended === 0) return 0;
        await parts.securityEntries.add(
          {
            userId,
            event: 'sessions-ended',
            outcome: 'done',
            at: clock.now(),
            place: null,
            device: null,
            detail: `${ended} by an operator`,
          },
          transaction,
        );
        return ended;
      });
    },
  };
}
