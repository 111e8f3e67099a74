import Joi from 'joi';
import type { CategoryName } from '../exam/categories.ts';
import { EXAM, type FinishedStatus, type TestMode } from '../exam/rules.ts';
import type { QuestionTopic } from '../exam/topics.ts';
import { FIELDS } from '../schemas/fields.ts';
import { OPEN_NAME, type Open } from '../schemas/open.ts';
import { shapeOf } from '../schemas/shape.ts';
import { defineEvent } from './define-event.ts';
import { REPLAY, type Replay } from './replay.ts';

/** Of an exam; 0 in learning modes, which have no marks. */
interface Points {
  readonly primary: number;
  readonly technical: number;
  readonly summary: number;
}

/** How many questions of a topic were asked (in learning modes: answered) and how many answered correctly. */
interface TopicResult {
  readonly topic: Open<QuestionTopic>;
  readonly asked: number;
  readonly correct: number;
}

/** A test has ended: an exam passed or not, or one of the learning modes. Times are ISO 8601 in UTC. */
export interface TestFinishedData {
  readonly userId: number;
  readonly testId: number;
  readonly category: Open<CategoryName>;
  readonly mode: Open<TestMode>;
  readonly status: FinishedStatus;
  readonly points: Points;
  readonly topics: readonly TopicResult[];
  readonly xpGained: number;
  /** Lifetime total after this test; lets a consumer notice a gap. */
  readonly xpTotal: number;
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Absent from original events. */
  readonly retelling?: Replay;
}

export const TEST_FINISHED = defineEvent({
  topic: 'test-finished',
  producer: 'svc-tests',
  data: shapeOf<TestFinishedData>({
    userId: FIELDS.id.required(),
    testId: FIELDS.id.required(),
    category: OPEN_NAME.required(),
    mode: OPEN_NAME.required(),
    status: FIELDS.finishedStatus.required(),
    points: shapeOf<Points>({
      primary: FIELDS.count.required(),
      technical: FIELDS.count.required(),
      summary: FIELDS.count.max(EXAM.totalPoints).required(),
    })
      .unknown()
      .required(),
    topics: Joi.array()
      .items(
        shapeOf<TopicResult>({
          topic: OPEN_NAME.required(),
          asked: FIELDS.count.required(),
          correct: FIELDS.count.required(),
        }).unknown(),
      )
      .required(),
    xpGained: FIELDS.count.required(),
    xpTotal: FIELDS.count.required(),
    startedAt: FIELDS.instant.required(),
    finishedAt: FIELDS.instant.required(),
    retelling: REPLAY,
  }),
  golden: {
    id: '0199b4f2-7c00-7000-8000-0000000000a1',
    type: 'test-finished',
    version: 1,
    aggregateId: '1762500000001001',
    sequence: 4,
    occurredAt: '2026-11-07T08:25:00.000Z',
    correlationId: '2f1c7a52-90cf-4c55-8a0b-5d6b9c0f7b11',
    traceparent: null,
    data: {
      userId: 1762500000001001,
      testId: 1762500000002002,
      category: 'B',
      mode: 'exam',
      status: 'passed',
      points: { primary: 44, technical: 25, summary: 69 },
      topics: [
        { topic: 'road-signs', asked: 12, correct: 11 },
        { topic: 'right-of-way', asked: 20, correct: 19 },
      ],
      xpGained: 95,
      xpTotal: 195,
      startedAt: '2026-11-07T08:05:00.000Z',
      finishedAt: '2026-11-07T08:25:00.000Z',
    },
  },
});

/** The same version of the event for a learning mode. */
export const PRACTICE_FINISHED: typeof TEST_FINISHED.golden = {
  ...TEST_FINISHED.golden,
  id: '0199b4f2-7c00-7000-8000-0000000000a2',
  sequence: 5,
  occurredAt: '2026-11-07T09:10:00.000Z',
  data: {
    userId: 1762500000001001,
    testId: 1762500000003003,
    category: 'B',
    mode: 'practice',
    status: 'completed',
    points: { primary: 0, technical: 0, summary: 0 },
    topics: [{ topic: 'right-of-way', asked: 32, correct: 30 }],
    xpGained: 60,
    xpTotal: 255,
    startedAt: '2026-11-07T09:00:00.000Z',
    finishedAt: '2026-11-07T09:10:00.000Z',
  },
};

/** The same version of the event, replayed. */
export const TEST_REPLAYED: typeof TEST_FINISHED.golden = {
  ...TEST_FINISHED.golden,
  id: '0199b4f2-7c00-7000-8000-0000000000a3',
  sequence: 7,
  data: {
    ...TEST_FINISHED.golden.data,
    retelling: { id: '0199b4f2-7c00-7000-8000-0000000000e5', place: 1, count: 2 },
  },
};
