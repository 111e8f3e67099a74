import { setTimeout as pause } from 'node:timers/promises';
import type { EventByTopic, EventTopic } from '@zielona-fala/contracts';
import { EVENT_SCHEMAS } from '@zielona-fala/contracts/schemas';
import type { Connection } from 'mongoose';
import { runInContext } from '../context.ts';
import type { Log } from '../log.ts';
import { inTransaction, isDuplicateKey, isTransient } from '../mongo/transaction.ts';
import { createPositions } from '../projection/positions.ts';
import type { EventHandler } from './consumer.ts';
import { createDeadLetters } from './dead-letters.ts';
import { PRODUCER_OF } from './producers.ts';

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
   * @throws what the database threw while it is away: the message must then be taken again
   */
  take(topic: string, message: string): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createInbox(connection: Connection, handlers: readonly EventHandler[], log: Log): Inbox {
  const seen = connection.collection<InboxDocument>('inbox');
  const positions = createPositions(connection);
  const deadLetters = createDeadLetters(connection);
  const byTopic = new Map(handlers.map((handler) => [handler.topic as string, handler]));

  const apply = async (handler: EventHandler, event: EventByTopic[EventTopic]): Promise<void> => {
    try {
      await inTransaction(connection, async (session) => {
        await seen.insertOne({ _id: event.id, at: new Date() }, { session });
        await handler.apply(event, session);
        await positions.advance(PRODUCER_OF[event.type], event.aggregateId, event.sequence, session);
      });
    } catch (error) {
      if (!isDuplicateKey(error) || (await seen.findOne({ _id: event.id })) === null) throw error;
    }
  };

  const park = async (topic: string, message: string, reason: unknown): Promise<void> => {
    const why = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
    log.error({ topic, why }, 'an event cannot be applied and was parked');
    await deadLetters.park(topic, message, why);
    const event = readable(message);
    if (event !== null) await positions.advance(PRODUCER_OF[event.type], event.aggregateId, event.sequence);
  };

  const applyOrPark = async (
    handler: EventHandler,
    event: EventByTopic[EventTopic],
    message: string,
  ): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await apply(handler, event);
        return;
      } catch (error) {
        if (isTransient(error)) throw error;
        if (attempt === ATTEMPTS) return park(handler.topic, message, error);
        await pause(PAUSE_MS * attempt);
      }
    }
  };

  return {
    async take(topic, message) {
      const handler = byTopic.get(topic);
      if (handler === undefined) throw new Error(`no handler for topic ${topic}`);
      const { value, error } = EVENT_SCHEMAS[handler.topic].validate(parse(message), { convert: false });
      if (error !== undefined) return park(topic, message, error);
      const event = value as EventByTopic[EventTopic];
      const context = { requestId: event.correlationId, traceparent: event.traceparent };
      await runInContext(context, async () => {
        await applyOrPark(handler, event, message);
        log.info({ topic, eventId: event.id, sequence: event.sequence }, 'event');
      });
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
  message: string,
): Pick<EventByTopic[EventTopic], 'type' | 'aggregateId' | 'sequence'> | null {
  const event = parse(message) as Partial<EventByTopic[EventTopic]> | null;
  if (typeof event !== 'object' || event === null) return null;
  const { type, aggregateId, sequence } = event;
  if (type === undefined || !(type in PRODUCER_OF)) return null;
  if (typeof aggregateId !== 'string' || !Number.isSafeInteger(sequence)) return null;
  return { type, aggregateId, sequence: sequence as number };
}
