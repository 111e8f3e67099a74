import type { QuestionTopic, TopicProgressDto, TopicShareDto } from '@zielona-fala/contracts';

export interface TopicResult {
  readonly topic: QuestionTopic;
  readonly asked: number;
  readonly correct: number;
  /** Share of right answers, 0..1. */
  readonly share: number;
}

/** From here on a topic is no weakness. */
export const GOOD_SHARE = 0.8;

/** Topics of which enough is known, the weakest first; of equal ones the one with more mistakes. */
export const weakestFirst = (counts: readonly TopicShareDto[]): readonly TopicResult[] =>
  counts
    .flatMap(({ share, ...count }) => (share === null ? [] : [{ ...count, share }]))
    .toSorted((one, other) => one.share - other.share || other.asked - one.asked);

/** Questions that were answered wrong when last asked. */
export const mistakesLeft = (topics: readonly TopicProgressDto[]): number =>
  topics.reduce((sum, { seen, known }) => sum + seen - known, 0);
