import { setTimeout as pause } from 'node:timers/promises';
import { type AnyEvent, EVENTS, mayErase } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { inTransaction, isDuplicateKey, isTransient } from '../../mongo/transaction.ts';
import { runInContext } from '../../process/context.ts';
import type { Log } from '../../process/log.ts';
import { inProcessSpan } from '../../tracing/spans.ts';
import { createWatermarks } from '../projection/watermarks.ts';
import { createDeadLetters } from './dead-letters.ts';
import type { EventHandler } from './handler.ts';
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
  ensureIndexes(): Promise<void>;
}

export function createInbox(connection: Connection, handlers: readonly EventHandler[], log: Log): Inbox {
  const seen = connection.collection<InboxDocument>('inbox');
  const watermarks = createWatermarks(connection);
  const deadLetters = createDeadLetters(connection);
  const byTopic = new Map(handlers.map((handler) => [handler.topic as string, handler]));

  const apply = async (handler: EventHandler, event: AnyEvent): Promise<void> => {
    try {
      await inTransaction(connection, async (transaction) => {
        await seen.insertOne({ _id: event.id, at: new Date() }, { session: transaction });
        await handler.apply(event, transaction);
        await watermarks.advance(event.type, event.aggregateId, event.sequence, transaction);
      });
    } catch (error) {
      if (!isDuplicateKey(error) || (await seen.findOne({ _id: event.id })) === null) throw error;
    }
  };

  const park = async (topic: string, message: string, reason: string): Promise<void> => {
    const erasure = mayErase(topic, parse(message));
    // a learner who asked to be forgotten is still there: nobody may overlook this line
    log[erasure ? 'fatal' : 'error'](
      { topic, reason, erasure },
      'event cannot be applied; stored as a dead letter',
    );
    await deadLetters.park({ topic, message, erasure, reason });
    const event = readable(topic, message);
    if (event !== null) await watermarks.advance(event.type, event.aggregateId, event.sequence);
  };

  /** @returns why it could not be applied, however often it was tried; null when it counts */
  const tryToApply = async (handler: EventHandler, event: AnyEvent): Promise<string | null> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await apply(handler, event);
        log.info({ topic: handler.topic, eventId: event.id, sequence: event.sequence }, 'event applied');
        return null;
      } catch (error) {
        if (isTransient(error)) throw error;
        if (attempt === ATTEMPTS) return reasonOf(error);
        await pause(PAUSE_MS * attempt);
      }
    }
  };

  return {
    async take(topic, message, whenApplied) {
      const handler = byTopic.get(topic);
      if (handler === undefined) return park(topic, message, 'no handler for this topic');
      const { value, error } = EVENTS[handler.topic].schema.validate(parse(message), { convert: false });
      if (error !== undefined) return park(topic, message, reasonOf(error));
      const event = value as AnyEvent;
      const context = { requestId: event.correlationId, traceparent: event.traceparent };
      const span = { topic, id: event.id, traceparent: event.traceparent };
      await runInContext(context, () =>
        inProcessSpan(span, async () => {
          const reason = await tryToApply(handler, event);
          if (reason !== null) return park(topic, message, reason);
          await handler.applied?.(event as never);
          await whenApplied?.();
        }),
      );
    },
    async ensureIndexes() {
      await seen.createIndex({ at: 1 }, { expireAfterSeconds: REMEMBER_SECONDS });
      await deadLetters.ensureIndexes();
    },
  };
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return message;
  }
}

/** The event of a parked message, if enough of it can be read to say how far its learner's events have come. */
function readable(
  topic: string,
  message: string,
): Pick<AnyEvent, 'type' | 'aggregateId' | 'sequence'> | null {
  const event = parse(message) as Partial<AnyEvent> | null;
  if (typeof event !== 'object' || event === null) return null;
  const { type, aggregateId, sequence } = event;
  if (type === undefined || type !== topic || !(type in EVENTS)) return null;
  if (typeof aggregateId !== 'string' || !Number.isSafeInteger(sequence)) return null;
  return { type, aggregateId, sequence: sequence as number };
}
