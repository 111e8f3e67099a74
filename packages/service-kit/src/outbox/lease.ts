import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Clock } from '../clock.ts';
import { isDuplicateKey } from '../mongo/transaction.ts';

interface LeaseDocument {
  readonly _id: string;
  readonly holder: string;
  readonly expiresAt: Date;
}

const LEASE_MS = 5000;

/** The right of one replica among many to do a piece of work. */
export interface Lease {
  /** Takes or renews it. False while another replica holds it. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

export function createLease(connection: Connection, name: string, clock: Clock): Lease {
  const leases = connection.collection<LeaseDocument>('leases');
  const holder = randomUUID();
  return {
    async hold() {
      const now = clock.now();
      try {
        await leases.updateOne(
          { _id: name, $or: [{ holder }, { expiresAt: { $lte: now } }] },
          { $set: { holder, expiresAt: new Date(now.getTime() + LEASE_MS) } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async release() {
      await leases.deleteOne({ _id: name, holder });
    },
  };
}
