import { randomBytes } from 'node:crypto';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { hashOf } from '../hash-of.ts';

/** What a challenge was made for. */
export type Purpose = 'register' | 'sign-in' | 'proof';

interface ChallengeDocument {
  /** Hash of the challenge. */
  readonly _id: string;
  readonly purpose: Purpose;
  /** Hash of the account or browser that may respond. */
  readonly owner: string;
  readonly expiresAt: Date;
}

const LIFE_MS = 5 * 60_000;

/** Random texts that an authenticator signs: each for one browser or session, once, and for five minutes. */
export interface Challenges {
  ensureIndexes(): Promise<void>;
  /** @returns the challenge, in base64url */
  issue(purpose: Purpose, owner: string): Promise<string>;
  /** Consumes a challenge. @returns false if it has expired, was used, or was issued to another owner */
  take(challenge: string, purpose: Purpose, owner: string): Promise<boolean>;
}

export function createChallenges(connection: Connection, clock: Clock): Challenges {
  const challenges = connection.collection<ChallengeDocument>('passkey_challenges');
  return {
    async ensureIndexes() {
      await challenges.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },

    async issue(purpose, owner) {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
      await challenges.insertOne({ _id: hashOf(challenge), purpose, owner: hashOf(owner), expiresAt });
      return challenge;
    },

    async take(challenge, purpose, owner) {
      const { deletedCount } = await challenges.deleteOne({
        _id: hashOf(challenge),
        purpose,
        owner: hashOf(owner),
        expiresAt: { $gt: clock.now() },
      });
      return deletedCount === 1;
    },
  };
}
