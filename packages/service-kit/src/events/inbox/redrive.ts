import type { Connection } from 'mongoose';
import type { Log } from '../../process/log.ts';
import { createLease } from '../../worker/lease.ts';
import { createQueueWorker, type QueueWorker } from '../../worker/queue-worker.ts';
import { createDeadLetters } from './dead-letters.ts';
import type { Inbox } from './inbox.ts';

/**
 * Applies dead letters again that somebody asked for; one replica at a time does. The inbox knows an event that was
 * applied before, so that a letter which is redriven twice, or whose redrive was interrupted, counts once.
 */
export function createRedriver(connection: Connection, inbox: Inbox, log: Log): QueueWorker {
  const letters = createDeadLetters(connection);
  return createQueueWorker({
    name: 'redriving dead letters',
    lease: createLease(connection, 'dead-letters', log),
    log,
    async front() {
      const next = await letters.nextToRedrive();
      return next === null ? null : `${next._id} of ${next.redriveAt?.getTime()}`;
    },
    async workOff() {
      const letter = await letters.nextToRedrive();
      if (letter === null) return false;
      if (await inbox.take(letter.topic, letter.message)) await letters.remove(letter._id);
      await letters.endRedrive(letter);
      return true;
    },
  });
}
