import { studyDayOf } from '@zielona-fala/contracts';
import { getActivity } from '@zielona-fala/contracts/api/stats/get-activity';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { RequestHandler } from 'express';
import type { LearnerStore } from '../learners/store.ts';
import { calendarOf } from './calendar.ts';
import type { ActivityStore } from './store.ts';

export interface ActivityParts {
  readonly learners: Pick<LearnerStore, 'timeZoneOf'>;
  readonly activeDays: Pick<ActivityStore, 'all'>;
  readonly clock: Clock;
  /** Makes a read wait for the learner's own last answers and preferences. */
  readonly ownWrites: RequestHandler;
}

export function activityRoutes({ learners, activeDays, clock, ownWrites }: ActivityParts): Endpoint[] {
  return [
    serve(getActivity, [ownWrites], async ({ query: { days }, user: { userId } }) => {
      const [active, timeZone] = await Promise.all([activeDays.all(userId), learners.timeZoneOf(userId)]);
      return calendarOf(active, studyDayOf(clock.now(), timeZone), days);
    }),
  ];
}
