import { ANSWERS_RECORDED, ANSWERS_REPLAYED } from './answers-recorded.ts';
import { LEVEL_UP } from './level-up.ts';
import { REMINDER_DUE } from './reminder-due.ts';
import { PRACTICE_FINISHED, TEST_FINISHED, TEST_REPLAYED } from './test-finished.ts';
import { PREFERENCES_CHANGED, USER_CHANGED } from './user-changed.ts';

/** Every event there is. A new one is a file of its own and a line here; all else follows from this list. */
const DEFINITIONS = [TEST_FINISHED, ANSWERS_RECORDED, LEVEL_UP, USER_CHANGED, REMINDER_DUE] as const;
type Definition = (typeof DEFINITIONS)[number];

type DefinitionByTopic = { readonly [D in Definition as D['topic']]: D };

export type EventTopic = keyof DefinitionByTopic;

/** The whole message of each topic, envelope and data. */
export type EventByTopic = { readonly [Topic in EventTopic]: DefinitionByTopic[Topic]['golden'] };
export type AnyEvent = EventByTopic[EventTopic];

/** The event of each topic: producer, version, schema and golden sample. */
export const EVENTS = Object.fromEntries(
  DEFINITIONS.map((definition) => [definition.topic, definition]),
) as unknown as DefinitionByTopic;

export const EVENT_TOPICS: readonly EventTopic[] = DEFINITIONS.map(({ topic }) => topic);

export type { AnsweredDay, AnswersRecordedData } from './answers-recorded.ts';
export { TOPIC_RETENTION_MS } from './define-event.ts';
export type { ReminderChannel } from './reminder-due.ts';
export type { Replay } from './replay.ts';
export type { TestFinishedData } from './test-finished.ts';
export { erasureIn, mayErase, type SharedPreferences, type UserChangedData } from './user-changed.ts';
export {
  ANSWERS_RECORDED,
  ANSWERS_REPLAYED,
  LEVEL_UP,
  PRACTICE_FINISHED,
  PREFERENCES_CHANGED,
  REMINDER_DUE,
  TEST_FINISHED,
  TEST_REPLAYED,
  USER_CHANGED,
};
