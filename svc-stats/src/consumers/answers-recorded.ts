import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Clock } from '@zielona-fala/service-kit/process';
import { medalsOfAnswers } from '../activity/fold.ts';
import type { ActivityStore } from '../activity/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { MedalStore } from '../medals/store.ts';
import { tellMedals } from '../medals/tell.ts';
import { tellStatistics } from '../projections/tell-statistics.ts';
import { causeOf } from '../rebuild/cause.ts';
import type { Rebuilding } from '../rebuild/rebuilding.ts';

/**
 * Records how many questions a learner answered on which days, awards medals for that, and notifies the learner's open
 * pages. Events of deleted learners are ignored.
 */
export function answersRecordedHandler(parts: {
  learners: LearnerStore;
  activity: ActivityStore;
  medals: MedalStore;
  notices: Notices;
  rebuilding: Rebuilding<'answers-recorded'>;
  clock: Clock;
}): EventHandler {
  const { learners, activity, medals, notices, rebuilding } = parts;
  return eventHandler({
    topic: 'answers-recorded',
    async apply(event, transaction) {
      const { id, data } = event;
      const { userId, testId, days, retelling } = data;
      const learner = await learners.lock(userId, id, transaction);
      if (learner.isDeleted) return;
      if (retelling) return rebuilding.take(event, retelling, learner, transaction);
      const isReachedNewly = await activity.record(userId, testId, days, transaction);
      const earned = medalsOfAnswers(data, isReachedNewly ? await activity.all(userId, transaction) : null);
      const cause = causeOf('answers-recorded', testId);
      await medals.award(
        earned.map((medal) => ({ userId, ...medal, cause })),
        transaction,
      );
    },
    async applied(event) {
      const { userId, testId, recordedAt, retelling } = event.data;
      if (retelling) return;
      await tellStatistics(notices, event);
      await tellMedals(parts, { userId, cause: causeOf('answers-recorded', testId), at: recordedAt });
    },
  });
}
