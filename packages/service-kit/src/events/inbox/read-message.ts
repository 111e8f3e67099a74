import { type AnyEvent, EVENTS, type EventTopic, mayErase } from '@zielona-fala/contracts/events';
import type { Reached } from '../projection/watermarks.ts';
import { reasonOf } from './reason.ts';

/** A message that holds an event of its topic. */
export interface ReadMessage {
  readonly message: string;
  readonly event: AnyEvent;
}

/** @returns the message as it was read, or why it holds no event of its topic */
export function readMessage(topic: EventTopic, message: string): ReadMessage | { readonly fault: string } {
  const read = EVENTS[topic].read(parse(message));
  return read.error === undefined ? { message, event: read.event } : { fault: reasonOf(read.error) };
}

/** Whether a learner may wait to be forgotten until this message is applied. */
export const mayEraseLearner = (topic: string, message: string): boolean => mayErase(topic, parse(message));

export const reachedBy = ({ type, aggregateId, sequence }: AnyEvent): Reached => ({
  topic: type,
  userId: aggregateId,
  sequence,
});

/** Whose learner's event a message is, or seems to be; null when it does not tell. */
export function learnerOf(message: string): number | null {
  const event = parse(message) as { aggregateId?: unknown; data?: { userId?: unknown } } | null;
  if (typeof event !== 'object' || event === null) return null;
  const named = [Number(event.aggregateId), Number(event.data?.userId)];
  return named.find((id) => Number.isSafeInteger(id) && id > 0) ?? null;
}

/** How far a message that cannot be applied says that its learner's events have come, if so much of it can be read. */
export function reachedByUnfit(topic: string, message: string): Reached | null {
  const event = parse(message) as Partial<AnyEvent> | null;
  if (typeof event !== 'object' || event === null) return null;
  const { type, aggregateId: userId, sequence } = event;
  if (type === undefined || type !== topic || !(type in EVENTS)) return null;
  if (typeof userId !== 'string' || typeof sequence !== 'number' || !Number.isSafeInteger(sequence))
    return null;
  return { topic: type, userId, sequence };
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return message;
  }
}
