import type { LevelUpEvent } from './level-up.ts';
import type { TestFinishedEvent } from './test-finished.ts';
import type { UserChangedEvent } from './user-changed.ts';

/** Kafka topics by name; each carries one type of event. */
export interface EventByTopic {
  'test-finished': TestFinishedEvent;
  'level-up': LevelUpEvent;
  'user-changed': UserChangedEvent;
}
export type EventTopic = keyof EventByTopic;
export const EVENT_TOPICS = [
  'test-finished',
  'level-up',
  'user-changed',
] as const satisfies readonly EventTopic[];

/** Current version of each event. */
export const EVENT_VERSIONS: Readonly<Record<EventTopic, number>> = {
  'test-finished': 1,
  'level-up': 1,
  'user-changed': 1,
};

/** How long a topic keeps its messages, in milliseconds: 7 days. */
export const TOPIC_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;
