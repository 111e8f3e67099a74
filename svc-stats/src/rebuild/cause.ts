import type { EventTopic } from '@zielona-fala/contracts/events';

/** What an event of a test causes goes by this name: it is the same when the event is told again. */
export const causeOf = (topic: EventTopic, testId: number): string => `${topic} ${testId}`;
