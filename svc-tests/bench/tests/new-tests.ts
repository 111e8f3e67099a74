import { randomInt } from 'node:crypto';
import { manyQuestions } from '@zielona-fala/contracts/bank/testing';
import { createBankStore, createDrawStore, planBank } from '@zielona-fala/question-store';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { newId, systemClock } from '@zielona-fala/service-kit/process';
import { newTest } from '../../src/exams/exam.ts';
import { startTest } from '../../src/exams/start.ts';
import { createTestStore } from '../../src/exams/store.ts';
import { createGroupStore } from '../../src/groups/store.ts';
import { createLearnerStore } from '../../src/learners/store.ts';
import { createCatalogue } from '../../src/learning/catalogue.ts';
import { createLearningStore } from '../../src/learning/store.ts';

const EXAM_IN_B = { category: 'B', lang: 'en', mode: 'exam' } as const;

/** New tests on a bank of its own, beside no other work of a service. */
export interface NewTests {
  /** A new test of the learner, as it is answered: with its questions. Made free again without being a part of it. */
  newTest(userId: number): () => Promise<void>;
  /** A learner who has finished so many tests. */
  learnerWith(tests: number): Promise<number>;
  remove(): Promise<void>;
}

/**
 * @param server address of a MongoDB server, which gets a database for it
 * @param size of the bank
 */
export async function newTestsOn(server: string, size: number): Promise<NewTests> {
  const uri = new URL(server);
  uri.pathname = `/bench-new-tests-${newId(systemClock)}`;
  const connection = await connectMongo(uri.href);
  const draws = createDrawStore(connection);
  const bank = createBankStore(connection, draws);
  const tests = createTestStore(connection);
  for (const store of [draws, bank, tests]) await store.ensureIndexes();
  await bank.carryOut(planBank([...manyQuestions(size, ['B'])], []));
  const current = { unfinished: (userId: number) => tests.findUnfinished(userId) };
  const transact = createTransact(connection);
  const book = { rules: new Map(), rulesOf: new Map(), officialRulesOf: new Map() };
  const parts = {
    transact,
    draws,
    bank,
    tests,
    current,
    groups: createGroupStore(connection),
    book,
    catalogue: createCatalogue({ draws, bank, book, remember: (read) => read }),
    learners: createLearnerStore(connection),
    learning: createLearningStore(connection),
    clock: systemClock,
    random: (bound: number) => randomInt(bound),
  };
  return {
    newTest: (userId) => async () => {
      const test = await startTest(parts, userId, EXAM_IN_B);
      await bank.revisions(test.questions);
      await connection
        .collection<{ _id: number }>('tests')
        .updateOne({ _id: test.testId }, { $set: { status: 'failed' } });
    },
    async learnerWith(count) {
      const userId = newId(systemClock);
      for (let index = 0; index < count; index += 1) {
        const facts = { testId: userId + index, created: new Date(index * 60_000), questions: [] };
        const test = { ...newTest({ userId, ...EXAM_IN_B, ...facts }), status: 'failed' } as const;
        await transact((transaction) => tests.insert(test, transaction));
      }
      return userId;
    },
    async remove() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
