import type { EventTopic } from '@zielona-fala/contracts/events';

/** What an event of a test causes goes by this name: it is the same when the event is replayed. */
export const causeOf = (topic: EventTopic, testId: number): string => `${topic} ${testId}`;
