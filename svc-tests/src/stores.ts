import { createBankStore, createDrawStore } from '@zielona-fala/question-store';
import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { createIdempotencyStore } from '@zielona-fala/service-kit/idempotency';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { createAnswerRecordStore } from './activity/store.ts';
import { createBookmarkStore } from './bookmarks/store.ts';
import { createTestStore } from './exams/store.ts';
import { createGroupStore } from './groups/store.ts';
import { createLearnerStore } from './learners/store.ts';
import { createLearningStore } from './learning/store.ts';
import { createCountedAnswerStore } from './pack/store.ts';
import { createReminderStore } from './reminders/store.ts';
import { createReportStore } from './reports/store.ts';

/** Everything this service keeps in its database. @param secret keeps digests of requests from telling them */
export function createStores(connection: Connection, clock: Clock, secret: string) {
  const draws = createDrawStore(connection);
  const bank = createBankStore(connection, draws);
  const tests = createTestStore(connection);
  const bookmarks = createBookmarkStore(connection);
  const reports = createReportStore(connection);
  const learners = createLearnerStore(connection);
  const learning = createLearningStore(connection);
  const counted = createCountedAnswerStore(connection);
  const records = createAnswerRecordStore(connection);
  const reminders = createReminderStore(connection);
  const groups = createGroupStore(connection);
  const idempotency = createIdempotencyStore(connection, { secret, clock, lock: learners.lock });
  const deadLetters = createDeadLetters(connection);
  return {
    draws,
    bank,
    tests,
    bookmarks,
    reports,
    learners,
    learning,
    counted,
    records,
    groups,
    reminders,
    idempotency,
    deadLetters,
    async ensureIndexes(): Promise<void> {
      const indexed = [
        draws,
        bank,
        tests,
        learners,
        learning,
        reports,
        counted,
        records,
        groups,
        reminders,
        idempotency,
      ];
      for (const store of indexed) await store.ensureIndexes();
    },
  };
}
