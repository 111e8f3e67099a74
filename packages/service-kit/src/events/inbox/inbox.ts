import { setTimeout as pause } from 'node:timers/promises';
import type { AnyEvent } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { createTransact, isDuplicateKey } from '../../mongo/transaction.ts';
import { runInContext } from '../../process/context.ts';
import type { Log } from '../../process/log.ts';
import { isTransient } from '../../process/transient.ts';
import { createWatermarks, type Watermarks } from '../projection/watermarks.ts';
import { createDeadLetters } from './dead-letters.ts';
import { contextOf, type EventHandler } from './handler.ts';
import { type KeyedMessage, lanesOf } from './lanes.ts';
import { mayEraseLearner, type ReadMessage, reachedBy, reachedByUnfit, readMessage } from './read-message.ts';
import { reasonOf } from './reason.ts';

interface InboxDocument {
  /** The event's id. */
  readonly _id: string;
  readonly at: Date;
}

/** Longer than any topic keeps its messages. */
const REMEMBER_SECONDS = 14 * 24 * 60 * 60;
const ATTEMPTS = 3;
const PAUSE_MS = 100;

/** Applies events once each and parks those that cannot be applied. */
export interface Inbox {
  /**
   * Validates and applies one message, or parks it as a dead letter.
   * @returns whether it counts, since now or earlier
   * @throws what the database threw while it is unavailable: the message must then be taken again
   */
  take(topic: string, message: string): Promise<boolean>;
  /**
   * The same for many messages of a topic: each learner's in their order, and as many as possible in one transaction.
   * Where one of these cannot be applied, fewer and fewer are taken together: its neighbours count, and it is parked.
   */
  takeAll(topic: string, messages: readonly KeyedMessage[]): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createInbox(
  connection: Connection,
  handlers: readonly EventHandler[],
  log: Log,
  watermarks: Pick<Watermarks, 'advance'> = createWatermarks(connection),
): Inbox {
  const transact = createTransact(connection);
  const seen = connection.collection<InboxDocument>('inbox');
  const deadLetters = createDeadLetters(connection);
  const byTopic = new Map(handlers.map((handler) => [handler.topic as string, handler]));

  /** @throws what a handler threw; nothing of these events counts then */
  const apply = (handler: EventHandler, events: readonly AnyEvent[]): Promise<void> =>
    transact(async (transaction) => {
      const at = new Date();
      await seen.insertMany(
        events.map(({ id }) => ({ _id: id, at })),
        { session: transaction },
      );
      await handler.apply(events as never, transaction);
      await watermarks.advance(events.map(reachedBy), transaction);
    });

  /** The same, where some of them may count already. */
  const applyOnce = async (handler: EventHandler, events: readonly AnyEvent[]): Promise<void> => {
    try {
      await apply(handler, events);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const ids = events.map(({ id }) => id);
      const counted = new Set(await seen.distinct('_id', { _id: { $in: ids } }));
      if (counted.size === 0) throw error;
      const fresh = events.filter(({ id }) => !counted.has(id));
      if (fresh.length > 0) await applyOnce(handler, fresh);
    }
  };

  const park = async (topic: string, message: string, reason: string): Promise<void> => {
    const erasure = mayEraseLearner(topic, message);
    // a learner who asked to be forgotten is still there: nobody may overlook this line
    log[erasure ? 'fatal' : 'error'](
      { topic, reason, erasure },
      'event cannot be applied; stored as a dead letter',
    );
    await deadLetters.park({ topic, message, erasure, reason });
    const reached = reachedByUnfit(topic, message);
    if (reached !== null) await watermarks.advance([reached]);
  };

  /** @returns why they cannot be applied as a whole, however often one alone was tried; null when all count */
  const tryToApply = async (handler: EventHandler, events: readonly AnyEvent[]): Promise<string | null> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await applyOnce(handler, events);
        return null;
      } catch (error) {
        if (isTransient(error)) throw error;
        if (events.length > 1 || attempt === ATTEMPTS) return reasonOf(error);
        await pause(PAUSE_MS * attempt);
      }
    }
  };

  const tell = async (handler: EventHandler, events: readonly AnyEvent[]): Promise<void> => {
    for (const event of events) {
      await runInContext(contextOf(event), async () => {
        log.info({ topic: handler.topic, eventId: event.id, sequence: event.sequence }, 'event applied');
        await handler.applied?.(event as never);
      });
    }
  };

  /** @returns whether they all count; those that do not are parked */
  const takeSlice = async (handler: EventHandler, slice: readonly ReadMessage[]): Promise<boolean> => {
    const events = slice.map(({ event }) => event);
    const reason = await tryToApply(handler, events);
    if (reason === null) {
      await Promise.all(byLearner(events).map((own) => tell(handler, own)));
      return true;
    }
    const [first, ...others] = slice;
    if (first !== undefined && others.length === 0) {
      await runInContext(contextOf(first.event), () => park(handler.topic, first.message, reason));
      return false;
    }
    const middle = Math.ceil(slice.length / 2);
    const isFirstHalfFine = await takeSlice(handler, slice.slice(0, middle));
    return (await takeSlice(handler, slice.slice(middle))) && isFirstHalfFine;
  };

  const takeLane = async (topic: string, messages: readonly string[]): Promise<boolean> => {
    const handler = byTopic.get(topic);
    const slice: ReadMessage[] = [];
    for (const message of messages) {
      const read = handler === undefined ? NO_HANDLER : readMessage(handler.topic, message);
      if ('event' in read) slice.push(read);
      else await park(topic, message, read.fault);
    }
    const allCount = handler === undefined || slice.length === 0 || (await takeSlice(handler, once(slice)));
    return allCount && slice.length === messages.length;
  };

  return {
    take: (topic, message) => takeLane(topic, [message]),
    async takeAll(topic, messages) {
      await Promise.all(lanesOf(messages).map((lane) => takeLane(topic, lane)));
    },
    async ensureIndexes() {
      await seen.createIndex({ at: 1 }, { expireAfterSeconds: REMEMBER_SECONDS });
      await deadLetters.ensureIndexes();
    },
  };
}

const NO_HANDLER = { fault: 'no handler for this topic' } as const;

const byLearner = (events: readonly AnyEvent[]): readonly (readonly AnyEvent[])[] => [
  ...Map.groupBy(events, ({ aggregateId }) => aggregateId).values(),
];

/** Each event at the first place at which it stands. */
const once = (slice: readonly ReadMessage[]): readonly ReadMessage[] =>
  [...Map.groupBy(slice, ({ event }) => event.id).values()].flatMap(([first]) => first ?? []);
