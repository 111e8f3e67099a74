import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { Notices } from '@zielona-fala/service-kit/notices';
import { type Clock, studyDayOn } from '@zielona-fala/service-kit/process';
import type { ActiveDay, ActivityStore } from '../activity/store.ts';
import { streakLengths } from '../activity/streak.ts';
import type { LearnerStore } from '../learners/store.ts';
import { type Medal, masteredMedals, streakMedals } from '../medals/medal.ts';
import type { MedalStore } from '../medals/store.ts';
import { tellMedals } from '../medals/tell.ts';

/**
 * Notes on which days a learner answered how much, awards what that earns, and tells the learner's open pages; not for a
 * deleted learner.
 */
export function answersRecordedHandler(parts: {
  learners: LearnerStore;
  activity: ActivityStore;
  medals: MedalStore;
  notices: Notices;
  clock: Clock;
}): EventHandler {
  const { learners, activity, medals, notices } = parts;
  return eventHandler({
    topic: 'answers-recorded',
    async apply({ id, data: { userId, testId, days, masteredTotal, recordedAt } }, transaction) {
      const learner = await learners.hold(userId, id, transaction);
      if (learner.isDeleted) return;
      const isReachedNewly = await activity.record(userId, testId, days, transaction);
      const earned = [
        ...masteredMedals(masteredTotal, new Date(recordedAt)),
        ...(isReachedNewly ? medalsOfStreaks(await activity.all(userId, transaction)) : []),
      ];
      await medals.award(userId, earned, id, transaction);
    },
    async applied({ id, data: { userId, category, recordedAt } }) {
      await notices.append(userId, { id, type: 'stats-updated', data: { category } });
      await tellMedals(parts, { userId, eventId: id, at: recordedAt });
    },
  });
}

function medalsOfStreaks(days: readonly ActiveDay[]): readonly Medal[] {
  const reached = days.flatMap(({ day, reachedAt }) => (reachedAt === null ? [] : [{ day, reachedAt }]));
  const lengths = streakLengths(reached.map(({ day }) => studyDayOn(day)));
  return streakMedals(reached.map(({ reachedAt }, index) => ({ reachedAt, length: lengths[index] ?? 0 })));
}
