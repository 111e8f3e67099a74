import type { Connection } from 'mongoose';
import { COMMITTED } from '../../mongo/transaction.ts';
import { type LeaseHolder, leaseHolder } from '../../worker/lease.ts';
import { createDeadLetters, type DeadLetterCount } from '../inbox/dead-letters.ts';
import { oldestPending, outboxCollection, RELAY_LEASE } from './outbox.ts';

/** State of a service's events. */
export interface OutboxState {
  /** Events that Kafka does not have yet. */
  readonly unsent: number;
  /** When the oldest of them occurred; null when there are none. */
  readonly oldestAt: Date | null;
  /** The replica that sends them; null while nothing is sent. */
  readonly relay: LeaseHolder | null;
  /** Events of other services that this one could not apply. */
  readonly parked: readonly DeadLetterCount[];
}

/** Reads the state of a service's events without changing anything. @throws while its database is unavailable */
export async function readOutboxState(connection: Connection): Promise<OutboxState> {
  const outbox = outboxCollection(connection);
  const [unsent, oldestAt, relay, parked] = await Promise.all([
    outbox.countDocuments({ pending: true }, { readConcern: COMMITTED }),
    oldestPending(connection),
    leaseHolder(connection, RELAY_LEASE),
    createDeadLetters(connection).count(),
  ]);
  return { unsent, oldestAt, relay, parked };
}
