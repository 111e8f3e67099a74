import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog, DATABASE_CONFIG, readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { createActivityStore } from '../activity/store.ts';
import { createExamStore } from '../exams/store.ts';
import { createLearnerStore } from '../learners/store.ts';
import { createMedalStore } from '../medals/store.ts';
import { createRankingChanges } from '../ranking/changes.ts';
import { createExamDays } from '../ranking/exam-days.ts';
import { createStandingStore } from '../ranking/store.ts';
import { createReplayedStore } from '../rebuild/store.ts';
import { createTopicStore } from '../topics/store.ts';

const connection = await connectMongo(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI);
try {
  const changes = createRankingChanges(connection, systemClock);
  const stores = [
    changes,
    createStandingStore(connection, changes),
    createLearnerStore(connection),
    createExamStore(connection),
    createExamDays(connection),
    createActivityStore(connection),
    createMedalStore(connection),
    createTopicStore(connection),
    createReplayedStore(connection),
  ];
  for (const store of stores) await store.ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-stats', 'info'));
} finally {
  await connection.close();
}
