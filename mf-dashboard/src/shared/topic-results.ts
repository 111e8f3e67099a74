import type { QuestionTopic, TopicCountDto } from '@zielona-fala/contracts';

export interface TopicResult {
  readonly topic: QuestionTopic;
  readonly asked: number;
  readonly correct: number;
  /** Share of right answers, 0..1. */
  readonly share: number;
}

/** From here on a topic is no weakness. */
export const GOOD_SHARE = 0.8;

/** Topics that were asked, the weakest first; of equal ones the one with more mistakes. */
export const weakestFirst = (counts: readonly TopicCountDto[]): readonly TopicResult[] =>
  counts
    .filter(({ asked }) => asked > 0)
    .map((count) => ({ ...count, share: count.correct / count.asked }))
    .toSorted((one, other) => one.share - other.share || other.asked - one.asked);
