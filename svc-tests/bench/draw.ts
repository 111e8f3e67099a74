// How much longer a new test takes with a large bank, and for a learner with many tests.
// Run by hand: MONGODB_URI=mongodb://localhost:27017/?replicaSet=rs0 node bench/draw.ts
import { randomInt } from 'node:crypto';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { newId, systemClock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { planBank } from '../src/bank/plan.ts';
import { createBankStore } from '../src/bank/store.ts';
import { createDrawStore } from '../src/draw/store.ts';
import { newTest } from '../src/exams/exam.ts';
import { startTest } from '../src/exams/start.ts';
import { createTestStore } from '../src/exams/store.ts';
import { createLearnerStore } from '../src/learners/store.ts';
import { createCatalogue } from '../src/learning/catalogue.ts';
import { createLearningStore } from '../src/learning/store.ts';
import { manyQuestions } from '../test/support/bank.ts';
import { type Comparison, compare } from './compare.ts';

const OFFICIAL_SIZE = 3500;
const LARGE_SIZE = 100_000;
const USUAL_TESTS = 10;
const MANY_TESTS = 10_000;
const GOAL = 0.9;
const EXAM_IN_B = { category: 'B', lang: 'en', mode: 'exam' } as const;

const server = process.env.MONGODB_URI;
if (server === undefined) throw new Error('MONGODB_URI must name the MongoDB server to measure on');

interface Side {
  readonly connection: Connection;
  /** A new test of the learner, as it is answered: with its questions. Made free again without being a part of it. */
  newTest(userId: number): () => Promise<void>;
  /** A learner who has finished so many tests. */
  learnerWith(tests: number): Promise<number>;
}

async function prepare(size: number): Promise<Side> {
  const uri = new URL(server ?? '');
  uri.pathname = `/bench-draw-${newId(systemClock)}`;
  const connection = await connectMongo(uri.href);
  const draws = createDrawStore(connection);
  const bank = createBankStore(connection, draws);
  const tests = createTestStore(connection);
  for (const store of [draws, bank, tests]) await store.ensureIndexes();
  await bank.carryOut(planBank([...manyQuestions(size, ['B'])], []));
  const current = { unfinished: (userId: number) => tests.findUnfinished(userId) };
  const parts = {
    draws,
    bank,
    tests,
    current,
    catalogue: createCatalogue({ draws, bank, remember: (read) => read }),
    learners: createLearnerStore(connection),
    learning: createLearningStore(connection),
    clock: systemClock,
    random: (bound: number) => randomInt(bound),
  };
  return {
    connection,
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
        await tests.insert({ ...newTest({ userId, ...EXAM_IN_B, ...facts }), status: 'failed' });
      }
      return userId;
    },
  };
}

function print(name: string, { first, second, ratio, interval }: Comparison): void {
  const [low, high] = interval.map((each) => each.toFixed(2));
  const verdict = ratio >= GOAL ? 'met' : 'missed';
  process.stdout.write(
    `${name}: ${first.toFixed(0)}/s and ${second.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (${low}–${high}), goal ${GOAL} ${verdict}\n`,
  );
}

const official = await prepare(OFFICIAL_SIZE);
const large = await prepare(LARGE_SIZE);
try {
  const usual = await official.learnerWith(USUAL_TESTS);
  const busy = await official.learnerWith(MANY_TESTS);
  const usualAtLarge = await large.learnerWith(USUAL_TESTS);
  const control = await official.learnerWith(USUAL_TESTS);
  print('control, twice the same', await compare(official.newTest(usual), official.newTest(control)));
  print(
    `bank of ${OFFICIAL_SIZE}, then of ${LARGE_SIZE}`,
    await compare(official.newTest(usual), large.newTest(usualAtLarge)),
  );
  print(
    `learner with ${USUAL_TESTS} tests, then with ${MANY_TESTS}`,
    await compare(official.newTest(usual), official.newTest(busy)),
  );
} finally {
  for (const { connection } of [official, large]) {
    await connection.dropDatabase();
    await connection.close();
  }
}
