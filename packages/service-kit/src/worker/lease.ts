import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/transaction.ts';
import type { Log } from '../process/log.ts';

interface LeaseDocument extends LeaseHolder {
  readonly _id: string;
}

/** The holder of a lease and when it expires. */
export interface LeaseHolder {
  /** Host, process id and a random part. */
  readonly holder: string;
  readonly expiresAt: Date;
}

interface Term {
  readonly lost: AbortSignal;
  end(): void;
}

const LEASE_MS = 5000;
const RENEW_EVERY_MS = 1500;
/** Time for work to stop before another replica can take the lease. */
const MARGIN_MS = 500;

/** The right of one replica among many to do a piece of work. */
export interface Lease {
  /**
   * Takes the lease and renews it until `work` is done, however long that lasts. The lease stays with this replica
   * for five seconds more, so that it can go on with the next piece.
   * @param work gets a signal that aborts when another replica has taken the lease, or will soon be able to because the
   * lease could not be renewed
   * @returns false, without having called `work`, while another replica holds the lease
   */
  during(work: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
  /** Whether another replica holds the lease now. */
  isElsewhere(): Promise<boolean>;
  release(): Promise<void>;
}

const leasesOf = (connection: Connection) => connection.collection<LeaseDocument>('leases');

/** `$$NOW` is the database's time: the clocks of processes differ, so judging by them could give the lease to two holders. */
const IS_HELD = { $expr: { $gt: ['$expiresAt', '$$NOW'] } } as const;

/** The current holder of a lease, or null. */
export async function leaseHolder(connection: Connection, name: string): Promise<LeaseHolder | null> {
  const held = await leasesOf(connection).findOne({ _id: name, ...IS_HELD });
  return held && { holder: held.holder, expiresAt: held.expiresAt };
}

/** @param name the same in every replica, one for each kind of work */
export function createLease(connection: Connection, name: string, log: Log): Lease {
  const leases = leasesOf(connection);
  const holder = `${hostname()}/${process.pid}/${randomUUID()}`;
  const mayHold = {
    $or: [{ $eq: ['$holder', holder] }, { $lte: [{ $ifNull: ['$expiresAt', '$$NOW'] }, '$$NOW'] }],
  };
  const takeIfFree = [
    {
      $set: {
        holder: { $cond: [mayHold, holder, '$holder'] },
        expiresAt: { $cond: [mayHold, { $add: ['$$NOW', LEASE_MS] }, '$expiresAt'] },
      },
    },
  ];

  const renewals = new Set<Promise<void>>();

  const hold = async (): Promise<boolean> => {
    try {
      const held = await leases.findOneAndUpdate({ _id: name }, takeIfFree, {
        upsert: true,
        returnDocument: 'after',
      });
      return held?.holder === holder;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /** Renews a lease that has been acquired until it is released. */
  const holdOn = (takenAt: number): Term => {
    const lost = new AbortController();
    let expiry: NodeJS.Timeout | undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      clearInterval(renewing);
      clearTimeout(expiry);
    };
    const lose = (why: string): void => {
      if (isOver) return;
      log.warn({ lease: name }, why);
      end();
      lost.abort();
    };
    const extend = (from: number): void => {
      clearTimeout(expiry);
      const left = from + LEASE_MS - MARGIN_MS - performance.now();
      if (!isOver) expiry = setTimeout(() => lose('the lease was not renewed in time'), left);
    };
    const renew = async (): Promise<void> => {
      const asked = performance.now();
      try {
        if (await hold()) extend(asked);
        else lose('another replica has taken the lease');
      } catch (error) {
        log.warn({ err: error, lease: name }, 'the lease was not renewed');
      }
    };
    const renewing = setInterval(() => {
      const renewal = renew().finally(() => renewals.delete(renewal));
      renewals.add(renewal);
    }, RENEW_EVERY_MS);
    extend(takenAt);
    return { lost: lost.signal, end };
  };

  return {
    async during(work) {
      const asked = performance.now();
      if (!(await hold())) return false;
      const term = holdOn(asked);
      try {
        await work(term.lost);
      } finally {
        term.end();
      }
      return true;
    },
    async isElsewhere() {
      return (await leases.findOne({ _id: name, holder: { $ne: holder }, ...IS_HELD })) !== null;
    },
    async release() {
      // one that is under way would take the lease again
      await Promise.all(renewals);
      await leases.deleteOne({ _id: name, holder });
    },
  };
}
