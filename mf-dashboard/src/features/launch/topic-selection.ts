import { QUESTION_TOPICS, type QuestionTopic } from '@zielona-fala/contracts';
import type { NewTest } from '../../shared/launch/create-test.ts';

/** Number of questions of a topic, or `all`. */
export const TOPIC_SIZES = ['10', '20', 'all'] as const;
export type TopicSize = (typeof TOPIC_SIZES)[number];

/** What the learner has chosen of a topic besides category and language. */
export interface TopicSelection {
  /** Null until one is chosen. */
  readonly topic: QuestionTopic | null;
  readonly size: TopicSize;
}

/** Whether an address asks for the topics, e.g. `?mode=topic&topic=right-of-way`. */
export const isTopicWanted = (query: URLSearchParams): boolean => query.get('mode') === 'topic';

export const topicSelectionOf = (query: URLSearchParams): TopicSelection => ({
  topic: QUESTION_TOPICS.find((topic) => topic === query.get('topic')) ?? null,
  size: '10',
});

/** The test to ask for; null while no topic is chosen. */
export function topicTest(
  { topic, size }: TopicSelection,
  categoryName: NewTest['categoryName'],
): NewTest | null {
  if (topic === null) return null;
  return { categoryName, mode: 'topic', topic, ...(size === 'all' ? {} : { size: Number(size) }) };
}
