import type { Activity } from '@zielona-fala/service-kit/auth';
import { type EventHandler, eventHandler, type Outbox } from '@zielona-fala/service-kit/events';
import type { FirstAnswerStore } from '@zielona-fala/service-kit/idempotency';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { TestStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';

/** Applies account events: activation, and deletion, which erases everything about the learner. */
export function userChangedHandler(parts: {
  learners: LearnerStore;
  activity: Activity;
  tests: TestStore;
  firstAnswers: FirstAnswerStore;
  outbox: Outbox;
  clock: Clock;
}): EventHandler {
  const { learners, activity, tests, firstAnswers, outbox, clock } = parts;
  return eventHandler({
    topic: 'user-changed',
    async apply({ data, sequence }, transaction) {
      const { userId, change, isActive } = data;
      if (change !== 'deleted') {
        await learners.setActive(userId, isActive, sequence, transaction);
        return;
      }
      activity.forget(userId);
      await tests.eraseLearner(userId, transaction);
      await firstAnswers.eraseLearner(userId, transaction);
      await outbox.erase(userId, transaction);
      await learners.erase(userId, clock.now(), sequence, transaction);
    },
  });
}
