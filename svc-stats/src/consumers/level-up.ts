import { type EventHandler, eventHandler } from '@zielona-fala/service-kit';
import type { LearnerStore } from '../learners/store.ts';

/** Shows the level that identity states. */
export function levelUpHandler(learners: LearnerStore): EventHandler {
  return eventHandler({
    topic: 'level-up',
    async apply({ id, data }, session) {
      await learners.raiseLevel(data.userId, data.level, id, session);
    },
  });
}
