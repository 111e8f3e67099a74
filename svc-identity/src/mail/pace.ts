import { MAIL_RESEND_MINUTES } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import type { AddressHash } from '../links/address-hash.ts';
import type { PacedMailKind } from './domain.ts';

interface PaceDocument {
  readonly _id: string;
  readonly nextAt: Date;
}

const PAUSE_MS = MAIL_RESEND_MINUTES * 60_000;

/** How soon a kind of mail may go to an address again, whether or not an account has it. */
export interface MailPace {
  ensureIndexes(): Promise<void>;
  /** Notes a mail that goes out in any case. */
  note(kind: PacedMailKind, email: string, transaction: Transaction): Promise<void>;
  /** Notes a mail if one may go out now. @returns milliseconds still to wait, 0 when it may */
  claim(kind: PacedMailKind, email: string, transaction: Transaction): Promise<number>;
}

export function createMailPace(
  connection: Connection,
  clock: Clock,
  addressHash: Pick<AddressHash, 'of'>,
): MailPace {
  const paces = connection.collection<PaceDocument>('mail_pace');
  const idOf = (kind: PacedMailKind, email: string): string => `${kind}:${addressHash.of(email)}`;

  return {
    async ensureIndexes() {
      await paces.createIndex({ nextAt: 1 }, { expireAfterSeconds: 0 });
    },

    async note(kind, email, transaction) {
      const nextAt = new Date(clock.now().getTime() + PAUSE_MS);
      await paces.updateOne(
        { _id: idOf(kind, email) },
        { $set: { nextAt } },
        { upsert: true, session: transaction },
      );
    },

    async claim(kind, email, transaction) {
      const now = clock.now();
      const next = new Date(now.getTime() + PAUSE_MS);
      const before = await paces.findOneAndUpdate(
        { _id: idOf(kind, email) },
        [{ $set: { nextAt: { $cond: [{ $lte: ['$nextAt', now] }, next, '$nextAt'] } } }],
        { upsert: true, session: transaction, returnDocument: 'before' },
      );
      return Math.max(0, (before?.nextAt.getTime() ?? 0) - now.getTime());
    },
  };
}
