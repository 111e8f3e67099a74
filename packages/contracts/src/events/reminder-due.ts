import Joi from 'joi';
import { FIELDS } from '../schemas/fields.ts';
import { OPEN_NAME, type Open } from '../schemas/open.ts';
import { shapeOf } from '../schemas/shape.ts';
import { defineEvent } from './define-event.ts';

/** The ways by which a learner can be reminded. */
export type ReminderChannel = 'mail' | 'push';

/** It is the hour at which a learner wants to be reminded, and something is due: at most one a learner and day. */
export interface ReminderDueData {
  readonly userId: number;
  /** Of the learner's calendar. */
  readonly day: string;
  /** When that day ends: a reminder is of no use after it. */
  readonly until: string;
  /** Of the links that end reminders without a sign-in; good for nothing else. */
  readonly endToken: string;
  /** The ways that the learner chose; without it, by mail. */
  readonly channels?: readonly Open<ReminderChannel>[];
}

export const REMINDER_DUE = defineEvent({
  topic: 'reminder-due',
  producer: 'svc-tests',
  data: shapeOf<ReminderDueData>({
    userId: FIELDS.id.required(),
    day: FIELDS.day.required(),
    until: FIELDS.instant.required(),
    endToken: Joi.string().required(),
    channels: Joi.array().items(OPEN_NAME),
  }),
  golden: {
    id: '0199b4f2-7c00-7000-8000-0000000000f6',
    type: 'reminder-due',
    version: 1,
    aggregateId: '1762500000001001',
    sequence: 12,
    occurredAt: '2026-11-08T17:00:01.200Z',
    correlationId: 'c52d0c1e-6c0c-4a53-9d2b-1d7a5f0e8b66',
    traceparent: null,
    data: {
      userId: 1762500000001001,
      day: '2026-11-08',
      until: '2026-11-08T23:00:00.000Z',
      endToken: 'q1vT0yq0l2N4m6P8r0S2u4W6y8A1c3E5g7I9k1M3o5Q',
    },
  },
});
