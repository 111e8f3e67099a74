import type { Connection } from 'mongoose';
import { systemClock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { createInbox } from './inbox/inbox.ts';
import { createOutbox } from './outbox/outbox.ts';

/**
 * Makes the indexes that events need in a service's database, as its start does.
 * @param options.publishes false for a service that only consumes
 */
export async function ensureEventIndexes(
  connection: Connection,
  log: Log,
  { publishes = true }: { readonly publishes?: boolean } = {},
): Promise<void> {
  if (publishes) await createOutbox(connection, systemClock).ensureIndexes();
  await createInbox(connection, [], log).ensureIndexes();
}
