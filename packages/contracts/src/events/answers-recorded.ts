import Joi from 'joi';
import type { CategoryName } from '../exam/categories.ts';
import { FIELDS } from '../schemas/fields.ts';
import { OPEN_NAME, type Open } from '../schemas/open.ts';
import { shapeOf } from '../schemas/shape.ts';
import { defineEvent } from './define-event.ts';
import { REPLAY, type Replay } from './replay.ts';

/** How many questions of a test were answered on a day. */
export interface AnsweredDay {
  /** In the time zone that the learner had when it was recorded, such as `2026-11-07`. It stays that day. */
  readonly day: string;
  readonly answered: number;
  /** When the last of them was answered; ISO 8601 in UTC. */
  readonly lastAnsweredAt: string;
}

/**
 * The answers of a test that has ended, finished or deleted: learned from or not, right or wrong. It states all of the
 * test's days, so that it can be replayed.
 */
export interface AnswersRecordedData {
  readonly userId: number;
  readonly testId: number;
  readonly category: Open<CategoryName>;
  /** At least one, the oldest first. */
  readonly days: readonly AnsweredDay[];
  /** How many questions the learner masters then, in all categories; one asked in two of them counts in both. */
  readonly masteredTotal: number;
  readonly recordedAt: string;
  /** Absent from original events. */
  readonly retelling?: Replay;
}

export const ANSWERS_RECORDED = defineEvent({
  topic: 'answers-recorded',
  producer: 'svc-tests',
  data: shapeOf<AnswersRecordedData>({
    userId: FIELDS.id.required(),
    testId: FIELDS.id.required(),
    category: OPEN_NAME.required(),
    days: Joi.array()
      .items(
        shapeOf<AnsweredDay>({
          day: FIELDS.day.required(),
          answered: FIELDS.count.min(1).required(),
          lastAnsweredAt: FIELDS.instant.required(),
        }).unknown(),
      )
      .min(1)
      .unique('day')
      .required(),
    masteredTotal: FIELDS.count.required(),
    recordedAt: FIELDS.instant.required(),
    retelling: REPLAY,
  }),
  golden: {
    id: '0199b4f2-7c00-7000-8000-0000000000d4',
    type: 'answers-recorded',
    version: 1,
    aggregateId: '1762500000001001',
    sequence: 6,
    occurredAt: '2026-11-08T06:40:00.000Z',
    correlationId: '7d0e5b34-3f2a-4f0b-9a77-1b8c2d9e4f55',
    traceparent: null,
    data: {
      userId: 1762500000001001,
      testId: 1762500000004004,
      category: 'B',
      days: [
        { day: '2026-11-07', answered: 14, lastAnsweredAt: '2026-11-07T22:51:10.000Z' },
        { day: '2026-11-08', answered: 6, lastAnsweredAt: '2026-11-08T06:39:30.000Z' },
      ],
      masteredTotal: 103,
      recordedAt: '2026-11-08T06:40:00.000Z',
    },
  },
});

/** The same version of the event, replayed. */
export const ANSWERS_REPLAYED: typeof ANSWERS_RECORDED.golden = {
  ...ANSWERS_RECORDED.golden,
  id: '0199b4f2-7c00-7000-8000-0000000000d5',
  sequence: 9,
  data: {
    ...ANSWERS_RECORDED.golden.data,
    retelling: { id: '0199b4f2-7c00-7000-8000-0000000000e5', place: 1, count: 1 },
  },
};
