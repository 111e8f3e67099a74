import Joi from 'joi';
import type { PreferencesDto } from '../api/preferences/preferences.ts';
import type { Erasure } from '../schemas/erasure.ts';
import { FIELDS } from '../schemas/fields.ts';
import { OPEN_NAME, type Open } from '../schemas/open.ts';
import { parseJson } from '../schemas/parse-json.ts';
import { shapeOf } from '../schemas/shape.ts';
import { defineEvent } from './define-event.ts';

const USER_CHANGES = ['registered', 'activated', 'renamed', 'preferences', 'deleted'] as const;

/** The account as it is after the change; never a name or an address. */
export interface UserChangedData {
  readonly userId: number;
  readonly change: Open<(typeof USER_CHANGES)[number]>;
  readonly isActive: boolean;
  /**
   * What other services need of them, whatever has changed: each event makes up for an earlier one that was parked. Absent
   * from a new account, which has the usual ones, from a deleted one, and from former events.
   */
  readonly preferences?: SharedPreferences;
}

/** The preferences that other services act on. */
export type SharedPreferences = Omit<PreferencesDto, 'language' | 'theme' | 'isFirstEveningOver'>;

/**
 * Whether a message of a topic may be the erasure of a learner, which must not be lost: one that says it, or
 * one of the same topic that cannot be read.
 * @param message as Kafka keeps it, parsed if it is JSON
 */
export function mayErase(topic: string, message: unknown): boolean {
  if (topic !== USER_CHANGED.topic) return false;
  const { error, value } = CHANGE.validate(message, { convert: false });
  return error !== undefined || value.data.change === 'deleted';
}

/**
 * The erasure that a message of the topic tells of, or null. One that cannot be read is a dead letter of a service, which an
 * operator examines.
 */
export function erasureIn(message: string): Erasure | null {
  const { error, value } = DELETION.validate(parseJson(message));
  return error === undefined ? { userId: value.data.userId, at: value.occurredAt } : null;
}

const CHANGE = Joi.object({
  data: Joi.object({ change: Joi.valid(...USER_CHANGES).required() })
    .unknown()
    .required(),
})
  .unknown()
  .required();

const DELETION = shapeOf<{ readonly occurredAt: Date; readonly data: { readonly userId: number } }>({
  occurredAt: Joi.date().iso().required(),
  data: Joi.object({ userId: FIELDS.id.required(), change: Joi.valid('deleted').required() })
    .unknown()
    .required(),
})
  .unknown()
  .required();

export const USER_CHANGED = defineEvent({
  topic: 'user-changed',
  producer: 'svc-identity',
  data: shapeOf<UserChangedData>({
    userId: FIELDS.id.required(),
    change: OPEN_NAME.required(),
    isActive: Joi.boolean().required(),
    preferences: shapeOf<SharedPreferences>({
      timeZone: FIELDS.timeZone.required(),
      dailyGoal: FIELDS.count.required(),
      examDate: FIELDS.day.allow(null).required(),
      showInRankings: Joi.boolean().required(),
    }).unknown(),
  }),
  golden: {
    id: '0199b4f2-7c00-7000-8000-0000000000c3',
    type: 'user-changed',
    version: 1,
    aggregateId: '1762500000001001',
    sequence: 2,
    occurredAt: '2026-11-07T08:01:00.000Z',
    correlationId: '5a3b0c11-1c60-4b68-9b1a-5b0c6f1a7d22',
    traceparent: null,
    data: { userId: 1762500000001001, change: 'activated', isActive: true },
  },
});

/** The same version of the event for changed preferences. */
export const PREFERENCES_CHANGED: typeof USER_CHANGED.golden = {
  ...USER_CHANGED.golden,
  id: '0199b4f2-7c00-7000-8000-0000000000c4',
  sequence: 3,
  data: {
    userId: 1762500000001001,
    change: 'preferences',
    isActive: true,
    preferences: {
      timeZone: 'Europe/Warsaw',
      dailyGoal: 30,
      examDate: '2026-12-24',
      showInRankings: false,
    },
  },
};
