import { createBankStore, createDrawStore } from '@zielona-fala/question-store';
import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { createIdempotencyStore } from '@zielona-fala/service-kit/idempotency';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog, DATABASE_CONFIG, readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { createAnswerRecords } from '../activity/store.ts';
import { createTestStore } from '../exams/store.ts';
import { createGroupStore } from '../groups/store.ts';
import { createLearnerStore } from '../learners/store.ts';
import { createLearningStore } from '../learning/store.ts';
import { createCountedAnswers } from '../pack/store.ts';
import { createReportStore } from '../reports/store.ts';

const connection = await connectMongo(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI);
try {
  const draws = createDrawStore(connection);
  const stores = [
    draws,
    createBankStore(connection, draws),
    createTestStore(connection),
    createLearnerStore(connection),
    createLearningStore(connection),
    createReportStore(connection),
    createCountedAnswers(connection),
    createAnswerRecords(connection),
    createGroupStore(connection),
    // no request is looked at, so that none has to be kept secret
    createIdempotencyStore(connection, { secret: '', clock: systemClock, lock: async () => true }),
  ];
  for (const store of stores) await store.ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-tests', 'info'));
} finally {
  await connection.close();
}
