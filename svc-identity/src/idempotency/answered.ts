import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@zielona-fala/contracts';
import { invalid, Problem } from '@zielona-fala/service-kit/http';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Request } from 'express';
import type { Connection } from 'mongoose';

interface AnsweredDocument {
  readonly _id: string;
  readonly body: string;
  readonly expiresAt: Date;
}

const KEPT_MS = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7e]{1,128}$/;

/** Requests that were answered within the last 24 hours, by their `Idempotency-Key`; digests alone. */
export type Answered = ReturnType<typeof createAnswered>;

export function createAnswered(connection: Connection, clock: Clock) {
  const answered = connection.collection<AnsweredDocument>('answered');
  return {
    async ensureIndexes(): Promise<void> {
      await answered.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },

    /**
     * Notes a request in the transaction of its effect.
     * @param key of {@link idempotencyKeyOf}; null is never a repetition
     * @returns whether the same request was answered before, so that its effect is not to be repeated
     * @throws Problem 422 when the key belongs to a request with another body
     */
    async isRepeated(route: string, key: string | null, body: unknown, transaction: Transaction) {
      if (key === null) return false;
      const digested = digest(JSON.stringify(body));
      const before = await answered.findOneAndUpdate(
        { _id: digest(`${route} ${key}`) },
        { $setOnInsert: { body: digested, expiresAt: new Date(clock.now().getTime() + KEPT_MS) } },
        { upsert: true, session: transaction, returnDocument: 'before' },
      );
      if (before !== null && before.body !== digested) throw otherBody();
      return before !== null;
    },
  };
}

/** The key of a request, null without one. @throws Problem 400 for one that cannot be a key */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.get(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return null;
  if (!KEY.test(key))
    throw new Problem(400, 'bad-request', 'Idempotency-Key takes 1 to 128 visible ASCII characters');
  return key;
}

function otherBody(): Problem {
  const message = 'This key was used for a request with another body';
  return invalid([{ field: IDEMPOTENCY_KEY_HEADER, code: 'other-body', message }]);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
