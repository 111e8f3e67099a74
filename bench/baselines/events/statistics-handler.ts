import type { EventHandler } from '@zielona-fala/service-kit/events';
import { systemClock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { testFinishedHandler } from '../../../svc-stats/src/consumers/test-finished.ts';
import { createExamStore } from '../../../svc-stats/src/exams/store.ts';
import { createLearnerStore } from '../../../svc-stats/src/learners/store.ts';
import { createMedalStore } from '../../../svc-stats/src/medals/store.ts';
import { createRankingChanges } from '../../../svc-stats/src/ranking/changes.ts';
import { createExamDays } from '../../../svc-stats/src/ranking/exam-days.ts';
import { createStandingStore } from '../../../svc-stats/src/ranking/store.ts';
import { createTopicStore } from '../../../svc-stats/src/topics/store.ts';

/** Nothing is replayed here. */
const NEVER = { take: async () => undefined };

/** What a finished exam does to statistics, without telling open pages of it. */
export async function statisticsHandler(connection: Connection): Promise<EventHandler> {
  const changes = createRankingChanges(connection, systemClock);
  const stores = {
    learners: createLearnerStore(connection),
    exams: createExamStore(connection),
    standings: createStandingStore(connection, changes),
    examDays: createExamDays(connection),
    changes,
    topics: createTopicStore(connection),
    medals: createMedalStore(connection),
  };
  await Promise.all(Object.values(stores).map((store) => store.ensureIndexes()));
  const notices = { append: async () => undefined };
  const handler = testFinishedHandler({
    ...stores,
    projections: [stores.topics],
    notices: notices as never,
    rebuilding: NEVER,
    clock: systemClock,
  });
  return { topic: handler.topic, apply: handler.apply };
}
