import { DEFAULT_TIME_ZONE, isTimeZone } from '@zielona-fala/contracts';
import type { SharedPreferences } from '@zielona-fala/contracts/events';
import type { Activity } from '@zielona-fala/service-kit/auth';
import { type EventHandler, eventHandler, type Keeping } from '@zielona-fala/service-kit/events';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { ExamStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { StandingStore } from '../ranking/store.ts';

/**
 * Applies the account's state if it is newer; rankings contain only learners who may be shown. A deleted
 * learner leaves a tombstone that keeps late events out.
 */
export function userChangedHandler(parts: {
  learners: LearnerStore;
  activity: Activity;
  exams: ExamStore;
  standings: StandingStore;
  /** Every store that keeps something of learners, besides their account. */
  keeping: readonly Keeping[];
  clock: Clock;
}): EventHandler {
  const { learners, activity, exams, standings, keeping, clock } = parts;
  return eventHandler({
    topic: 'user-changed',
    async apply({ id, sequence, data: { userId, change, isActive, preferences } }, transaction) {
      const known = await learners.find(userId, transaction);
      if (known?.isDeleted) return;
      const accountVersion = sequence;
      if (change === 'deleted') {
        activity.forget(userId);
        for (const store of keeping) await store.eraseLearner(userId, transaction);
        await learners.eraseLearner(userId, accountVersion, clock.now(), transaction);
        return;
      }
      if (known !== null && known.accountVersion >= sequence) return;
      const wasRanked = known?.isRanked ?? true;
      const isRanked = preferences?.showInRankings ?? wasRanked;
      const timeZone = timeZoneIn(preferences) ?? known?.timeZone ?? DEFAULT_TIME_ZONE;
      await learners.setAccount(userId, { isActive, isRanked, timeZone, accountVersion }, id, transaction);
      const learner = { userId, level: known?.level ?? 0, accountVersion };
      await standings.showLearners([learner], transaction);
      if (wasRanked && !isRanked) await standings.eraseLearner(userId, transaction);
      if (!wasRanked && isRanked) {
        const passed = await exams.passedOf([userId], transaction);
        const counting = passed.filter(({ isUnranked }) => !isUnranked);
        await standings.restore(learner, counting, transaction);
      }
    },
  });
}

/** Omits an unsupported time zone, because no day can be computed in it. */
function timeZoneIn(preferences: SharedPreferences | undefined): string | undefined {
  return preferences && isTimeZone(preferences.timeZone) ? preferences.timeZone : undefined;
}
