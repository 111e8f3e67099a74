import { type Clock, type EventHandler, eventHandler, type Outbox } from '@zielona-fala/service-kit';
import type { TestStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';

/** Follows accounts: whether they are active, and their end, which takes everything about the learner with it. */
export function userChangedHandler(parts: {
  learners: LearnerStore;
  tests: TestStore;
  outbox: Outbox;
  clock: Clock;
}): EventHandler {
  const { learners, tests, outbox, clock } = parts;
  return eventHandler({
    topic: 'user-changed',
    async apply({ data, sequence }, session) {
      const { userId, change, isActive } = data;
      if (change !== 'deleted') {
        await learners.setActive(userId, isActive, sequence, session);
        return;
      }
      await tests.eraseLearner(userId, session);
      await outbox.erase(userId, session);
      await learners.erase(userId, clock.now(), sequence, session);
    },
  });
}
