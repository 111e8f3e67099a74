import { WRONG_CODE_DELAY } from '@zielona-fala/contracts/api/second-factor/limits';
import type { Limits } from '@zielona-fala/service-kit/limits';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Client } from '../client.ts';
import type { Sealed } from '../encryption/sealed.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { readCode, stepOf } from './domain.ts';
import type { SecondFactorStore, StoredFactor } from './store.ts';

/** What some accounts ask for besides the password: a code of an app, or one of the recovery codes. */
export interface SecondFactor {
  isOn(userId: number): Promise<boolean>;
  /**
   * Uses a code up.
   * @returns whether it is good, and was not used before
   * @throws Problem 429 after too many wrong ones
   */
  accepts(userId: number, typed: string, client: Client): Promise<boolean>;
  /** Slows down guessing. @throws Problem 429 */
  countGuess(userId: number): Promise<void>;
  forgiveGuesses(userId: number): Promise<void>;
  /** What the app makes its codes from. */
  secretOf(factor: StoredFactor): string;
}

export interface SecondFactorParts {
  readonly secondFactors: SecondFactorStore;
  readonly sealed: Sealed;
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly securityLog: SecurityLog;
}

export function createSecondFactor(parts: SecondFactorParts): SecondFactor {
  const { secondFactors } = parts;
  const guesses = parts.limits.delay(WRONG_CODE_DELAY);

  const secretOf = ({ _id, sealedSecret }: StoredFactor): string => {
    const opened = parts.sealed.open(sealedSecret, String(_id));
    if (opened === null) throw new Error('no secret of KEY_SECRET opens the second factor of a learner');
    return opened.text;
  };

  const isGood = async (factor: StoredFactor, typed: string, client: Client): Promise<boolean> => {
    const { _id: userId } = factor;
    const read = readCode(typed);
    if (read === null) return false;
    if (read.kind === 'app') {
      const step = stepOf(secretOf(factor), read.token, parts.clock.now());
      return step !== null && secondFactors.takeStep(userId, step);
    }
    const stored = factor.recoveryCodes.find(({ selector }) => selector === read.selector);
    if (!(await parts.hasher.matches(stored?.hash ?? null, read.code, client))) return false;
    if (stored === undefined || !(await secondFactors.takeRecoveryCode(userId, stored))) return false;
    await parts.securityLog.record({ event: 'recovery-code', outcome: 'done', userId, client });
    return true;
  };

  const countGuess = (userId: number): Promise<void> => guesses.take(String(userId));
  const forgiveGuesses = (userId: number): Promise<void> => guesses.clear(String(userId));

  return {
    countGuess,
    forgiveGuesses,
    secretOf,

    async isOn(userId) {
      return ((await secondFactors.ofUser(userId))?.since ?? null) !== null;
    },

    async accepts(userId, typed, client) {
      await countGuess(userId);
      const factor = await secondFactors.ofUser(userId);
      if (factor === null || factor.since === null || !(await isGood(factor, typed, client))) {
        await parts.securityLog.record({ event: 'second-factor', outcome: 'refused', userId, client });
        return false;
      }
      await forgiveGuesses(userId);
      return true;
    },
  };
}
