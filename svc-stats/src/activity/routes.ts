import { RESPONSES } from '@zielona-fala/contracts/responses';
import { shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import { type Clock, studyDayOf } from '@zielona-fala/service-kit/process';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { LearnerStore } from '../learners/store.ts';
import { calendarOf } from './calendar.ts';
import type { ActivityStore } from './store.ts';

/** A year as a calendar of whole weeks shows it. */
const CALENDAR_DAYS = 371;

export interface ActivityParts {
  readonly learners: Pick<LearnerStore, 'timeZoneOf'>;
  readonly activeDays: Pick<ActivityStore, 'all'>;
  readonly clock: Clock;
  /** Makes a read wait for the learner's own last answers and preferences. */
  readonly ownWrites: RequestHandler;
}

export function activityEndpoints({ learners, activeDays, clock, ownWrites }: ActivityParts): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/stats/activity',
      summary: "The learner's streak, and what was answered on which day of their calendar",
      access: 'active',
      query: shapeOf<{ days: number }>({
        days: Joi.number().integer().min(1).max(10_000).default(CALENDAR_DAYS),
      }),
      returns: RESPONSES.activity,
      before: [ownWrites],
      async handle({ query: { days }, user: { userId } }) {
        const [active, timeZone] = await Promise.all([activeDays.all(userId), learners.timeZoneOf(userId)]);
        return calendarOf(active, studyDayOf(clock.now(), timeZone), days);
      },
    }),
  ];
}
