import { setTimeout as pause } from 'node:timers/promises';
import type { AnyEvent } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import type { Transaction } from '../../mongo/own-transaction.ts';
import { inTransaction, isDuplicateKey, isTransient } from '../../mongo/transaction.ts';
import { runInContext } from '../../process/context.ts';
import type { Log } from '../../process/log.ts';
import { inProcessSpan } from '../../tracing/spans.ts';
import { createWatermarks } from '../projection/watermarks.ts';
import { createDeadLetters } from './dead-letters.ts';
import type { EventHandler } from './handler.ts';
import { type KeyedMessage, lanesOf } from './lanes.ts';
import { mayEraseLearner, reachedBy, reachedByUnfit, readMessage } from './read-message.ts';
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
   * @param whenApplied called once it counts, now or earlier
   * @throws what the database threw while it is unavailable: the message must then be taken again
   */
  take(topic: string, message: string, whenApplied?: () => Promise<void>): Promise<void>;
  /**
   * The same for many messages of a topic: each learner's in their order, and as many as possible in one transaction.
   * Where one of these cannot be applied, its neighbours are taken one by one: they count, and it is parked.
   */
  takeAll(topic: string, messages: readonly KeyedMessage[]): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createInbox(connection: Connection, handlers: readonly EventHandler[], log: Log): Inbox {
  const seen = connection.collection<InboxDocument>('inbox');
  const watermarks = createWatermarks(connection);
  const deadLetters = createDeadLetters(connection);
  const byTopic = new Map(handlers.map((handler) => [handler.topic as string, handler]));

  const applyIn = async (
    transaction: Transaction,
    handler: EventHandler,
    events: readonly AnyEvent[],
  ): Promise<void> => {
    const at = new Date();
    await seen.insertMany(
      events.map(({ id }) => ({ _id: id, at })),
      { session: transaction },
    );
    for (const event of events) {
      await inContextOf(event, () => handler.apply(event as never, transaction));
    }
    await watermarks.advance(events.map(reachedBy), transaction);
  };

  /** @throws what a handler threw; nothing of these events counts then */
  const apply = (handler: EventHandler, events: readonly AnyEvent[]): Promise<void> =>
    inTransaction(connection, (transaction) => applyIn(transaction, handler, events));

  const applyOnce = async (handler: EventHandler, event: AnyEvent): Promise<void> => {
    try {
      await apply(handler, [event]);
    } catch (error) {
      if (!isDuplicateKey(error) || (await seen.findOne({ _id: event.id })) === null) throw error;
    }
  };

  const tell = async (handler: EventHandler, event: AnyEvent): Promise<void> => {
    log.info({ topic: handler.topic, eventId: event.id, sequence: event.sequence }, 'event applied');
    await handler.applied?.(event as never);
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

  /** @returns why it could not be applied, however often it was tried; null when it counts */
  const tryToApply = async (handler: EventHandler, event: AnyEvent): Promise<string | null> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await applyOnce(handler, event);
        return null;
      } catch (error) {
        if (isTransient(error)) throw error;
        if (attempt === ATTEMPTS) return reasonOf(error);
        await pause(PAUSE_MS * attempt);
      }
    }
  };

  const take: Inbox['take'] = async (topic, message, whenApplied) => {
    const handler = byTopic.get(topic);
    if (handler === undefined) return park(topic, message, 'no handler for this topic');
    const read = readMessage(handler.topic, message);
    if ('fault' in read) return park(topic, message, read.fault);
    const reason = await tryToApply(handler, read.event);
    await runInContext(contextOf(read.event), async () => {
      if (reason !== null) return park(topic, message, reason);
      await tell(handler, read.event);
      await whenApplied?.();
    });
  };

  /** @returns whether they all count now; false when one of them did before, or cannot be applied */
  const tryToApplyAll = async (handler: EventHandler, events: readonly AnyEvent[]): Promise<boolean> => {
    try {
      await apply(handler, events);
    } catch (error) {
      if (isTransient(error)) throw error;
      return false;
    }
    for (const event of events) await runInContext(contextOf(event), () => tell(handler, event));
    return true;
  };

  const takeLane = async (topic: string, messages: readonly string[]): Promise<void> => {
    const handler = byTopic.get(topic);
    if (handler !== undefined && messages.length > 1) {
      const read = messages.map((message) => readMessage(handler.topic, message));
      const events = read.flatMap((each) => ('event' in each ? [each.event] : []));
      if (events.length === read.length && (await tryToApplyAll(handler, events))) return;
    }
    for (const message of messages) await take(topic, message);
  };

  return {
    take,
    async takeAll(topic, messages) {
      await Promise.all(lanesOf(messages).map((lane) => takeLane(topic, lane)));
    },
    async ensureIndexes() {
      await seen.createIndex({ at: 1 }, { expireAfterSeconds: REMEMBER_SECONDS });
      await deadLetters.ensureIndexes();
    },
  };
}

const contextOf = ({ correlationId: requestId, traceparent }: AnyEvent) => ({ requestId, traceparent });

function inContextOf(event: AnyEvent, work: () => Promise<void>): Promise<void> {
  const { type: topic, id, traceparent } = event;
  return runInContext(contextOf(event), () => inProcessSpan({ topic, id, traceparent }, work));
}
