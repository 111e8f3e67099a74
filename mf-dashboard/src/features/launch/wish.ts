import {
  type CategoryName,
  type Locale,
  MODES,
  QUESTION_TOPICS,
  type QuestionTopic,
  type TestMode,
} from '@zielona-fala/contracts';
import type { NewTest } from '../../shared/launch/create-test.ts';

/** How many questions of a topic are asked; `all` is every one of it. */
export const TOPIC_SIZES = ['10', '20', 'all'] as const;
export type TopicSize = (typeof TOPIC_SIZES)[number];

/** What the learner has chosen besides category and language. */
export interface Wish {
  readonly mode: TestMode;
  /** Null until one is chosen. */
  readonly topic: QuestionTopic | null;
  readonly size: TopicSize;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((each) => each === value) ?? null;

/** The choice that an address makes, e.g. `?mode=topic&topic=right-of-way`; an exam without one. */
export const wishOf = (query: URLSearchParams): Wish => ({
  mode: oneOf(MODES, query.get('mode')) ?? 'exam',
  topic: oneOf(QUESTION_TOPICS, query.get('topic')),
  size: '10',
});

/** The test to ask for; null while the choice is not complete. */
export function testOf(
  { mode, topic, size }: Wish,
  of: { readonly categoryName: CategoryName; readonly lang: Locale },
): NewTest | null {
  if (mode !== 'topic') return { ...of, mode };
  if (topic === null) return null;
  return { ...of, mode, topic, ...(size === 'all' ? {} : { size: Number(size) }) };
}
