import type { Activity } from '@zielona-fala/service-kit/auth';
import { type EventHandler, eventHandler, type Keeping } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { LearnerStore } from '../learners/store.ts';
import { studyPreferencesOf } from '../learners/study-preferences.ts';
import { scheduled } from '../reminders/reminders.ts';
import type { ReminderStore } from '../reminders/store.ts';

/** Applies account events: activation, preferences, and deletion, which erases everything about the learner. */
export function userChangedHandler(parts: {
  learners: LearnerStore;
  reminders: ReminderStore;
  activity: Activity;
  /** Every store that keeps something of learners, besides their account. */
  keeping: readonly Keeping[];
  clock: Clock;
}): EventHandler {
  const { learners, reminders, activity, keeping, clock } = parts;
  const reschedule = async (userId: number, timeZone: string, transaction: Transaction): Promise<void> => {
    const found = await reminders.find(userId, transaction);
    if (found?.nextAt === undefined) return;
    await reminders.save(scheduled(found, timeZone, clock.now()), transaction);
  };
  return eventHandler({
    topic: 'user-changed',
    async apply({ data, sequence }, transaction) {
      const { userId, change, isActive, preferences } = data;
      if (change !== 'deleted') {
        const study = preferences && studyPreferencesOf(preferences);
        const former = await learners.setAccount(userId, { isActive, study }, sequence, transaction);
        // no other change moves a reminder: one that is late would be put off to another day
        if (former && study && study.timeZone !== former.timeZone)
          await reschedule(userId, study.timeZone, transaction);
        return;
      }
      activity.forget(userId);
      for (const store of keeping) await store.eraseLearner(userId, transaction);
      await learners.eraseLearner(userId, sequence, clock.now(), transaction);
    },
  });
}
