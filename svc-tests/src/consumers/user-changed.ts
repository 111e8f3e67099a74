import type { Activity } from '@zielona-fala/service-kit/auth';
import { type EventHandler, eventHandler, type Outbox } from '@zielona-fala/service-kit/events';
import type { FirstAnswerStore } from '@zielona-fala/service-kit/idempotency';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { TestStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import { studyPreferencesOf } from '../learners/study-preferences.ts';
import type { LearningStore } from '../learning/store.ts';

/** Applies account events: activation, preferences, and deletion, which erases everything about the learner. */
export function userChangedHandler(parts: {
  learners: LearnerStore;
  activity: Activity;
  tests: TestStore;
  learning: LearningStore;
  firstAnswers: FirstAnswerStore;
  outbox: Outbox;
  clock: Clock;
}): EventHandler {
  const { learners, activity, tests, learning, firstAnswers, outbox, clock } = parts;
  return eventHandler({
    topic: 'user-changed',
    async apply({ data, sequence }, transaction) {
      const { userId, change, isActive, preferences } = data;
      if (change !== 'deleted') {
        const study = preferences && studyPreferencesOf(preferences);
        await learners.setAccount(userId, { isActive, study }, sequence, transaction);
        return;
      }
      activity.forget(userId);
      await tests.eraseLearner(userId, transaction);
      await learning.eraseLearner(userId, transaction);
      await firstAnswers.eraseLearner(userId, transaction);
      await outbox.erase(userId, transaction);
      await learners.erase(userId, clock.now(), sequence, transaction);
    },
  });
}
