import { createDeadLetters } from '@zielona-fala/service-kit/events';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { createActivityStore } from './activity/store.ts';
import { createExamStore } from './exams/store.ts';
import { createLearnerStore } from './learners/store.ts';
import { createMedalStore } from './medals/store.ts';
import { createRankingChanges } from './ranking/changes.ts';
import { createExamDays } from './ranking/exam-days.ts';
import { createStandingStore } from './ranking/store.ts';
import { createReplayedStore } from './rebuild/store.ts';
import { createTopicStore } from './topics/store.ts';
import { createWeekStore } from './weeks/store.ts';

/** Everything this service keeps in its database. */
export function createStores(connection: Connection, clock: Clock) {
  const learners = createLearnerStore(connection);
  const exams = createExamStore(connection);
  const changes = createRankingChanges(connection, clock);
  const standings = createStandingStore(connection, changes);
  const examDays = createExamDays(connection);
  const activeDays = createActivityStore(connection);
  const medals = createMedalStore(connection);
  const topics = createTopicStore(connection);
  const replayed = createReplayedStore(connection);
  const weeks = createWeekStore(connection);
  const deadLetters = createDeadLetters(connection);
  return {
    learners,
    exams,
    changes,
    standings,
    examDays,
    activeDays,
    medals,
    topics,
    replayed,
    weeks,
    deadLetters,
    async ensureIndexes(): Promise<void> {
      const indexed = [changes, standings, learners, exams, examDays, activeDays, medals, topics, replayed];
      for (const store of indexed) await store.ensureIndexes();
    },
  };
}
