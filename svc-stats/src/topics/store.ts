import { type CategoryName, QUESTION_TOPICS, type QuestionTopic } from '@zielona-fala/contracts';
import type { TestFinishedData } from '@zielona-fala/contracts/events';
import type { Open } from '@zielona-fala/contracts/schemas';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { examOf } from '../exams/exam.ts';
import type { TestProjection } from '../projections/test-projection.ts';
import { upsertAll } from '../writes/upsert-all.ts';

interface Counts {
  readonly asked: number;
  readonly correct: number;
}

interface TopicsDocument {
  /** `<userId>:<category>` */
  readonly _id: string;
  readonly userId: number;
  readonly category: Open<CategoryName>;
  /** By topic, including topics that this build does not know. */
  readonly topics: { readonly [topic: string]: Counts };
}

interface CountedDocument {
  /** The testId. */
  readonly _id: number;
  readonly userId: number;
}

export interface TopicCount extends Counts {
  readonly topic: QuestionTopic;
}

/** How learners answered in each topic, over all tests that they finished. */
export interface TopicStore extends TestProjection {
  /**
   * Notes learning tests as counted; exams are noted by themselves.
   * @returns those that were not noted before, in the order given
   */
  take<Test extends Pick<TestFinishedData, 'userId' | 'testId'>>(
    tests: readonly Test[],
    transaction: Transaction,
  ): Promise<readonly Test[]>;
  /** Topics that were asked, in the order of all topics. Omits topics that this build does not know. */
  counts(userId: number, category: CategoryName): Promise<readonly TopicCount[]>;
  /** Of all categories. */
  allCounts(userId: number): Promise<readonly (TopicCount & { readonly category: Open<CategoryName> })[]>;
}

const topicsSchema = new Schema<TopicsDocument>(
  {
    _id: String,
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    topics: Schema.Types.Mixed,
  },
  { collection: 'topic_counts', versionKey: false },
).index({ userId: 1 });

const countedSchema = new Schema<CountedDocument>(
  { _id: Number, userId: { type: Number, required: true } },
  { collection: 'counted_tests', versionKey: false },
).index({ userId: 1 });

export function createTopicStore(connection: Connection): TopicStore {
  const counts = connection.model('TopicCounts', topicsSchema);
  const counted = connection.model('CountedTest', countedSchema);
  const eraseLearner = async (userId: number, transaction: Transaction): Promise<void> => {
    await counts.deleteMany({ userId }, { session: transaction });
    await counted.deleteMany({ userId }, { session: transaction });
  };
  return {
    async take(tests, transaction) {
      const isNew = await upsertAll<CountedDocument>(
        counted,
        tests.map(({ userId, testId: _id }) => ({ filter: { _id }, update: { $setOnInsert: { userId } } })),
        transaction,
      );
      return tests.filter((_, index) => isNew.has(index));
    },
    async add(tests, transaction) {
      await upsertAll<TopicsDocument>(
        counts,
        totalsOf(tests).map(({ _id, userId, category, topics }) => ({
          filter: { _id },
          update: { $setOnInsert: { userId, category }, $inc: increments(topics) },
        })),
        transaction,
      );
    },
    async counts(userId, category) {
      const found = await counts.findById(idOf(userId, category)).lean();
      return found === null ? [] : inOrder(found);
    },
    async allCounts(userId) {
      const found = await counts.find({ userId }).lean();
      return found.flatMap((document) =>
        inOrder(document).map((count) => ({ category: document.category, ...count })),
      );
    },
    async replace(userId, all, transaction) {
      await eraseLearner(userId, transaction);
      const learningTests = all.filter((data) => examOf(data) === null);
      const documents = learningTests.map(({ testId: _id }) => ({ _id, userId }));
      await counted.insertMany(documents, { session: transaction });
      await counts.insertMany(totalsOf(all), { session: transaction });
    },
    eraseLearner,
    async ensureIndexes() {
      await counts.createIndexes();
      await counted.createIndexes();
    },
  };
}

const idOf = (userId: number, category: Open<CategoryName>): string => `${userId}:${category}`;

/** The same as adding one test after the other. */
function totalsOf(
  tests: readonly Pick<TestFinishedData, 'userId' | 'category' | 'topics'>[],
): TopicsDocument[] {
  const known = tests.filter(({ topics }) => topics.length > 0);
  return [...Map.groupBy(known, ({ userId, category }) => idOf(userId, category))].map(([_id, all]) => {
    const [{ userId, category }] = all as [(typeof all)[0], ...typeof all];
    const topics: Record<string, Counts> = {};
    for (const { topic, asked, correct } of all.flatMap((test) => test.topics)) {
      const before = topics[topic] ?? { asked: 0, correct: 0 };
      topics[topic] = { asked: before.asked + asked, correct: before.correct + correct };
    }
    return { _id, userId, category, topics };
  });
}

function increments(topics: TopicsDocument['topics']): Readonly<Record<string, number>> {
  const added = Object.entries(topics).flatMap(([topic, { asked, correct }]) => [
    [`topics.${topic}.asked`, asked],
    [`topics.${topic}.correct`, correct],
  ]);
  return Object.fromEntries(added);
}

function inOrder({ topics }: Pick<TopicsDocument, 'topics'>): readonly TopicCount[] {
  return QUESTION_TOPICS.flatMap((topic) => {
    const count = topics[topic];
    return count === undefined ? [] : [{ topic, ...count }];
  });
}
