import type { CategoryName } from '@zielona-fala/contracts';
import { sharedTransaction, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import {
  type CountedTest,
  type FinishedTest,
  type GivenAnswer,
  isExam,
  isFinished,
  type ListedTest,
  type Outcome,
  type Postponement,
  type Test,
} from './exam.ts';

/** Tests created before answer times were recorded have none. */
type TestDocument = Omit<Test, 'testId' | 'answeredAt'> & { readonly _id: number } & Partial<
    Pick<Test, 'answeredAt'>
  >;
type ListedDocument = Omit<ListedTest, 'testId'> & { readonly _id: number };

/** What a list shows. */
const LISTED: Readonly<Record<keyof Omit<ListedDocument, 'outcome'> | `outcome.${string}`, 1>> = {
  _id: 1,
  userId: 1,
  category: 1,
  lang: 1,
  mode: 1,
  isFirst: 1,
  status: 1,
  created: 1,
  deadline: 1,
  answers: 1,
  hidden: 1,
  'outcome.finished': 1,
  'outcome.result.summaryPoints': 1,
  'outcome.result.primaryAmountOfCorrectAnswers': 1,
  'outcome.result.technicalAmountOfCorrectAnswers': 1,
};

const anyShape = Schema.Types.Mixed;
const UNFINISHED_ONLY = { status: 'unfinished' };
const UNFINISHED_HOMEWORK = { ...UNFINISHED_ONLY, homework: { $exists: true } };

const testSchema = new Schema<TestDocument>(
  {
    _id: Number,
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    lang: { type: String, required: true },
    mode: { type: String, required: true },
    isFirst: Boolean,
    status: { type: String, required: true },
    created: { type: Date, required: true },
    homework: Number,
    deadline: Date,
    questions: [{ _id: false, number: Number, revision: String }],
    answers: anyShape,
    answeredAt: anyShape,
    outcome: anyShape,
    hidden: { type: Boolean, required: true },
    postponed: anyShape,
  },
  { versionKey: false, minimize: false },
)
  .index({ userId: 1 }, { name: 'one-unfinished', unique: true, partialFilterExpression: UNFINISHED_ONLY })
  .index({ deadline: 1 }, { name: 'due', partialFilterExpression: UNFINISHED_ONLY })
  .index({ homework: 1 }, { name: 'open-homework', partialFilterExpression: UNFINISHED_HOMEWORK })
  .index({ userId: 1, category: 1, created: -1 })
  .index(
    { userId: 1, category: 1, _id: -1 },
    { name: 'history', partialFilterExpression: { hidden: false } },
  );

/** Some of a learner's tests in a category. */
export interface HistoryPage {
  readonly limit: number;
  /** Only tests that are older than the one of this id. */
  readonly cursor?: number;
}

/** A test and whose it is: every write names both, so that one shard of a collection that is split by learner has it. */
export type OwnedTest = Pick<Test, 'testId' | 'userId'>;

/** Learners' tests. A test that is not the learner's, or was deleted, is not there. */
export interface TestStore {
  /** @throws a duplicate-key error when the learner has an unfinished test, or the id is taken */
  insert(test: Test, transaction: Transaction): Promise<void>;
  find(testId: number, userId: number): Promise<Test | null>;
  findUnfinished(userId: number): Promise<Test | null>;
  /** All of a learner, deleted ones too, by category, newest first; read as they are asked for. */
  all(userId: number): AsyncIterable<Test>;
  /** Newest first, as their ids are. */
  list(userId: number, category: CategoryName, page: HistoryPage): Promise<readonly ListedTest[]>;
  /** Of each learner, without deleted ones, the newest first: what figures need of so many tests. */
  newest(
    userIds: readonly number[],
    category: CategoryName,
    each: number,
  ): Promise<ReadonlyMap<number, readonly CountedTest[]>>;
  /** Without deleted ones, the newest first. */
  finishedExams(userId: number, category: CategoryName, limit: number): Promise<readonly FinishedTest[]>;
  /** All that the learner ever finished, deleted ones too, in the order in which they ended. */
  finishedOf(userId: number, transaction: Transaction): Promise<readonly FinishedTest[]>;
  /** Numbers of the questions in the learner's newest tests of a category, deleted ones too. */
  recentNumbers(userId: number, category: CategoryName, tests: number): Promise<ReadonlySet<number>>;
  /** Unfinished tests that were begun with pieces of homework, of these learners. */
  openHomework(
    homework: readonly number[],
    userIds: readonly number[],
  ): Promise<readonly Pick<Test, 'userId' | 'homework' | 'answers'>[]>;
  /** Unfinished tests whose deadline has passed, the oldest first, without those that are postponed. */
  due(now: Date, limit: number): Promise<readonly Test[]>;
  /** @returns false when the test is finished or over, or, but for an exam, the question was answered before */
  saveAnswer(test: OwnedTest & Pick<Test, 'mode'>, given: GivenAnswer, now: Date): Promise<boolean>;
  /** The unfinished test as the transaction sees it; null when it is finished or gone. */
  lockUnfinished(test: OwnedTest, transaction: Transaction): Promise<Test | null>;
  finish(
    test: OwnedTest,
    answers: Pick<Test, 'answers' | 'answeredAt'>,
    outcome: Outcome,
    transaction: Transaction,
  ): Promise<void>;
  removeUnfinished(test: OwnedTest, transaction: Transaction): Promise<void>;
  /** Lets {@link due} skip it for a while. */
  postpone(test: OwnedTest, postponed: Postponement): Promise<void>;
  hide(test: OwnedTest): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

/** A call with an idempotency key sees what it has changed itself, such as an expired exam that it has finished. */
const shared = () => ({ session: sharedTransaction() ?? null });

export function createTestStore(connection: Connection): TestStore {
  const tests = connection.model('Test', testSchema, 'tests');
  return {
    async insert({ testId, ...rest }, transaction) {
      await tests.insertOne({ _id: testId, ...rest }, { session: transaction });
    },
    async find(testId, userId) {
      return fromFound(await tests.findOne({ _id: testId, userId, hidden: false }, null, shared()).lean());
    },
    async findUnfinished(userId) {
      return fromFound(await tests.findOne({ userId, status: 'unfinished' }, null, shared()).lean());
    },
    async *all(userId) {
      const found = tests.find({ userId }).sort({ category: 1, created: -1 }).lean().cursor();
      for await (const document of found) yield fromDocument(document);
    },
    async list(userId, category, { limit, cursor }) {
      const older = cursor === undefined ? {} : { _id: { $lt: cursor } };
      const found = await tests
        .find({ userId, category, hidden: false, ...older })
        .sort({ _id: -1 })
        .limit(limit)
        .select(LISTED)
        .lean<readonly ListedDocument[]>();
      return found.map(({ _id, ...rest }) => ({ testId: _id, ...rest }));
    },
    async newest(userIds, category, each) {
      if (userIds.length === 0) return new Map();
      const found = await connection
        .getClient()
        .db(connection.name)
        .aggregate<{ _id: number; tests: CountedTest[] }>(newestPipeline(userIds, category, each))
        .toArray();
      return new Map(found.map(({ _id, tests }) => [_id, tests]));
    },
    async finishedExams(userId, category, limit) {
      const found = await tests
        .find({ userId, category, hidden: false, mode: 'exam', status: { $ne: 'unfinished' } })
        .sort({ _id: -1 })
        .limit(limit)
        .lean();
      return found.map(fromDocument).filter(isFinished);
    },
    async finishedOf(userId, transaction) {
      const found = await tests
        .find({ userId, status: { $ne: 'unfinished' } })
        .sort({ 'outcome.sequence': 1 })
        .session(transaction)
        .lean();
      return found.map(fromDocument).filter(isFinished);
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
    async openHomework(homework, userIds) {
      return tests
        .find({ status: 'unfinished', homework: { $in: [...homework] }, userId: { $in: [...userIds] } })
        .select({ userId: 1, homework: 1, answers: 1 })
        .lean();
    },
    async due(now, limit) {
      const found = await tests
        .find({
          status: 'unfinished',
          deadline: { $lte: now },
          'postponed.until': { $not: { $gt: now } },
        })
        .sort({ deadline: 1 })
        .limit(limit)
        .lean();
      return found.map(fromDocument);
    },
    async saveAnswer(test, { number, answer }, now) {
      const answered = `answers.${number}`;
      const { matchedCount } = await tests.updateOne(
        {
          ...ofOwner(test),
          status: 'unfinished',
          ...(isExam(test) ? { deadline: { $gt: now } } : { [answered]: { $exists: false } }),
        },
        { $set: { [answered]: answer, [`answeredAt.${number}`]: now } },
      );
      return matchedCount === 1;
    },
    async lockUnfinished(test, transaction) {
      return fromFound(
        await tests
          .findOne({ ...ofOwner(test), status: 'unfinished' })
          .session(transaction)
          .lean(),
      );
    },
    async finish(test, answers, outcome, transaction) {
      await tests.updateOne(
        { ...ofOwner(test), status: 'unfinished' },
        { $set: { status: outcome.result.status, ...answers, outcome }, $unset: { postponed: '' } },
        { session: transaction },
      );
    },
    async removeUnfinished(test, transaction) {
      await tests.deleteOne({ ...ofOwner(test), status: 'unfinished' }, { session: transaction });
    },
    async postpone(test, postponed) {
      await tests.updateOne({ ...ofOwner(test), status: 'unfinished' }, { $set: { postponed } });
    },
    async hide(test) {
      await tests.updateOne(ofOwner(test), { $set: { hidden: true } });
    },
    async eraseLearner(userId, transaction) {
      await tests.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await tests.createIndexes();
    },
  };
}

const ofOwner = ({ testId, userId }: OwnedTest) => ({ _id: testId, userId });

/** Reads a limited number of tests of each learner from the index. */
function newestPipeline(userIds: readonly number[], category: CategoryName, each: number) {
  return [
    { $documents: userIds.map((_id) => ({ _id })) },
    {
      $lookup: {
        from: 'tests',
        localField: '_id',
        foreignField: 'userId',
        pipeline: [
          { $match: { category, hidden: false } },
          { $sort: { _id: -1 } },
          { $limit: each },
          {
            $project: {
              _id: 0,
              mode: 1,
              status: 1,
              created: 1,
              finished: { $ifNull: ['$outcome.finished', null] },
              points: { $ifNull: ['$outcome.result.summaryPoints', null] },
            },
          },
        ],
        as: 'tests',
      },
    },
  ];
}

function fromDocument({ _id, ...rest }: TestDocument): Test {
  return { testId: _id, ...rest, answeredAt: rest.answeredAt ?? {} };
}

function fromFound(document: TestDocument | null): Test | null {
  return document === null ? null : fromDocument(document);
}

function numbersOf(documents: readonly Pick<TestDocument, 'questions'>[]): ReadonlySet<number> {
  return new Set(documents.flatMap(({ questions }) => questions.map(({ number }) => number)));
}
