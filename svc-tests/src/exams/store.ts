import type { AnswersByNumber, CategoryName } from '@zielona-fala/contracts';
import type { Session } from '@zielona-fala/service-kit';
import { type Connection, Schema } from 'mongoose';
import type { GivenAnswer, Outcome, Test } from './exam.ts';

type TestDocument = Omit<Test, 'testId'> & { readonly _id: number };

const anyShape = Schema.Types.Mixed;
const UNFINISHED_ONLY = { status: 'unfinished' };

const testSchema = new Schema<TestDocument>(
  {
    _id: Number,
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    lang: { type: String, required: true },
    mode: { type: String, required: true },
    status: { type: String, required: true },
    created: { type: Date, required: true },
    deadline: { type: Date, required: true },
    questions: [{ _id: false, number: Number, revision: String }],
    answers: anyShape,
    outcome: anyShape,
    hidden: { type: Boolean, required: true },
  },
  { versionKey: false, minimize: false },
)
  .index({ userId: 1 }, { name: 'one-unfinished', unique: true, partialFilterExpression: UNFINISHED_ONLY })
  .index({ deadline: 1 }, { name: 'due', partialFilterExpression: UNFINISHED_ONLY })
  .index({ userId: 1, category: 1, created: -1 });

/** Learners' tests. A test that is not the learner's, or was deleted, is not there. */
export interface TestStore {
  /** @throws a duplicate-key error when the learner has an unfinished test, or the id is taken */
  insert(test: Test): Promise<void>;
  find(testId: number, userId: number): Promise<Test | null>;
  findUnfinished(userId: number): Promise<Test | null>;
  /** Numbers of the questions in the learner's unfinished test. */
  openNumbers(userId: number): Promise<ReadonlySet<number>>;
  /** Newest first. */
  list(userId: number, category: CategoryName, limit: number): Promise<readonly Test[]>;
  /** Numbers of the questions in the learner's newest tests of a category, deleted ones too. */
  recentNumbers(userId: number, category: CategoryName, tests: number): Promise<ReadonlySet<number>>;
  /** Unfinished tests whose deadline has passed, the oldest first. */
  due(now: Date, limit: number): Promise<readonly Test[]>;
  /** @returns false when the test is finished or over */
  saveAnswer(testId: number, given: GivenAnswer, now: Date): Promise<boolean>;
  /** The unfinished test as the transaction sees it; null when it is finished or gone. */
  lockUnfinished(testId: number, session: Session): Promise<Test | null>;
  finish(testId: number, answers: AnswersByNumber, outcome: Outcome, session: Session): Promise<void>;
  /** @returns false when it is not unfinished (any more) */
  removeUnfinished(testId: number): Promise<boolean>;
  hide(testId: number): Promise<void>;
  eraseLearner(userId: number, session: Session): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createTestStore(connection: Connection): TestStore {
  const tests = connection.model('Test', testSchema, 'tests');
  return {
    async insert({ testId, ...rest }) {
      await tests.insertOne({ _id: testId, ...rest });
    },
    async find(testId, userId) {
      return asTest(await tests.findOne({ _id: testId, userId, hidden: false }).lean());
    },
    async findUnfinished(userId) {
      return asTest(await tests.findOne({ userId, status: 'unfinished' }).lean());
    },
    async openNumbers(userId) {
      const found = await tests
        .findOne({ userId, status: 'unfinished' })
        .select({ 'questions.number': 1 })
        .lean();
      return numbersOf(found === null ? [] : [found]);
    },
    async list(userId, category, limit) {
      const found = await tests
        .find({ userId, category, hidden: false })
        .sort({ created: -1 })
        .limit(limit)
        .lean();
      return found.map(known);
    },
    async recentNumbers(userId, category, count) {
      const found = await tests
        .find({ userId, category })
        .sort({ created: -1 })
        .limit(count)
        .select({ 'questions.number': 1 })
        .lean();
      return numbersOf(found);
    },
    async due(now, limit) {
      const found = await tests
        .find({ status: 'unfinished', deadline: { $lte: now } })
        .sort({ deadline: 1 })
        .limit(limit)
        .lean();
      return found.map(known);
    },
    async saveAnswer(testId, { number, answer }, now) {
      const { matchedCount } = await tests.updateOne(
        { _id: testId, status: 'unfinished', deadline: { $gt: now } },
        { $set: { [`answers.${number}`]: answer } },
      );
      return matchedCount === 1;
    },
    async lockUnfinished(testId, session) {
      return asTest(await tests.findOne({ _id: testId, status: 'unfinished' }).session(session).lean());
    },
    async finish(testId, answers, outcome, session) {
      await tests.updateOne(
        { _id: testId, status: 'unfinished' },
        { $set: { status: outcome.result.status, answers, outcome } },
        { session },
      );
    },
    async removeUnfinished(testId) {
      const { deletedCount } = await tests.deleteOne({ _id: testId, status: 'unfinished' });
      return deletedCount === 1;
    },
    async hide(testId) {
      await tests.updateOne({ _id: testId }, { $set: { hidden: true } });
    },
    async eraseLearner(userId, session) {
      await tests.deleteMany({ userId }, { session });
    },
    async ensureIndexes() {
      await tests.createIndexes();
    },
  };
}

function known({ _id, ...rest }: TestDocument): Test {
  return { testId: _id, ...rest };
}

function asTest(document: TestDocument | null): Test | null {
  return document === null ? null : known(document);
}

function numbersOf(documents: readonly Pick<TestDocument, 'questions'>[]): ReadonlySet<number> {
  return new Set(documents.flatMap(({ questions }) => questions.map(({ number }) => number)));
}
