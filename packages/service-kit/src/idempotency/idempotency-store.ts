import { createHmac } from 'node:crypto';
import { DAY_MS, IDEMPOTENCY_KEY_HEADER } from '@zielona-fala/contracts';
import type { Connection } from 'mongoose';
import type { Idempotency } from '../http/idempotency.ts';
import { invalid, lockCaller, type Problem } from '../http/index.ts';
import { createTransact, inSharedTransaction, type Transaction } from '../mongo/index.ts';
import type { Clock } from '../process/clock.ts';
import { createKeyedMutex } from '../process/keyed-mutex.ts';

interface AnsweredDocument {
  /** Digest of caller, route and key. */
  readonly _id: string;
  readonly userId: number | null;
  /** Digest of the request, which can contain passwords. */
  readonly input: string;
  /** JSON of the response; absent if it has no body, or if repetitions get a new response. */
  readonly answer?: string;
  readonly expiresAt: Date;
}

const KEPT_MS = DAY_MS;

/** {@link Idempotency} in the service's database. */
export interface IdempotencyStore extends Idempotency {
  ensureIndexes(): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

export interface IdempotencyParts {
  /** Secret of the digests, so that they do not reveal requests. */
  readonly secret: string | Buffer;
  readonly clock: Clock;
  /**
   * Keeps an erasure of the caller from passing unseen until the transaction ends.
   * @returns false for an erased caller
   */
  readonly lock: (userId: number, at: Date, transaction: Transaction) => Promise<boolean>;
}

/**
 * Keeps each first answer in the transaction of its effect: there are both or neither. Copies that come meanwhile wait
 * for it, on whichever replica they are. Of an erased caller nothing is kept.
 */
export function createIdempotencyStore(
  connection: Connection,
  { secret, clock, lock }: IdempotencyParts,
): IdempotencyStore {
  const transact = createTransact(connection);
  const answered = connection.collection<AnsweredDocument>('answered');
  const digest = (parts: unknown): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  /** Copies that come to one replica go one after the other: as conflicts they would try again and again. */
  const exclusively = createKeyedMutex();

  return {
    async ensureIndexes() {
      await answered.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await answered.createIndex({ userId: 1 });
    },

    async answer<Dto>(
      { userId, route, key, input, answersAnew }: Parameters<Idempotency['answer']>[0],
      handle: () => Promise<Dto>,
    ): Promise<Dto> {
      const _id = digest([userId, route, key]);
      const asked = digest(input);
      const expiresAt = new Date(clock.now().getTime() + KEPT_MS);
      const anew = async () => {
        const first = await answered.findOne({ _id });
        if (first !== null && first.input !== asked) throw otherRequest();
        const dto = await handle();
        const remembered = { userId, input: asked, expiresAt };
        await transact(async (transaction) => {
          if (userId !== null) await lockCaller({ lock }, userId, clock.now(), transaction);
          const once = { upsert: true, session: transaction };
          await answered.updateOne({ _id }, { $setOnInsert: remembered }, once);
        });
        return dto;
      };
      const once = async (transaction: Transaction) => {
        if (userId !== null) await lockCaller({ lock }, userId, clock.now(), transaction);
        const first = await answered.findOneAndUpdate(
          { _id },
          { $setOnInsert: { userId, input: asked, expiresAt } },
          { upsert: true, session: transaction, returnDocument: 'before' },
        );
        if (first !== null) {
          if (first.input !== asked) throw otherRequest();
          return first.answer === undefined ? undefined : JSON.parse(first.answer);
        }
        const dto = await handle();
        if (dto !== undefined) {
          const answer = JSON.stringify(dto);
          await answered.updateOne({ _id }, { $set: { answer } }, { session: transaction });
        }
        return dto;
      };
      return exclusively(_id, answersAnew ? anew : () => inSharedTransaction(connection, once));
    },

    async eraseLearner(userId, transaction) {
      await answered.deleteMany({ userId }, { session: transaction });
    },
  };
}

function otherRequest(): Problem {
  const message = 'This key was used for a request with another body';
  return invalid([{ field: IDEMPOTENCY_KEY_HEADER, code: 'other-body', message }]);
}
