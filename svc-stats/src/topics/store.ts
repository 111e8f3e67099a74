import { type CategoryName, QUESTION_TOPICS, type QuestionTopic } from '@zielona-fala/contracts';
import type { TestFinishedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

interface Counts {
  readonly asked: number;
  readonly correct: number;
}

interface TopicsDocument {
  /** `<userId>:<category>` */
  readonly _id: string;
  readonly userId: number;
  readonly category: CategoryName;
  readonly topics: { readonly [Topic in QuestionTopic]?: Counts };
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
export interface TopicStore {
  /** Notes a learning test as counted; exams are noted by themselves. @returns false for one that was before */
  take(test: Pick<TestFinishedData, 'userId' | 'testId'>, transaction: Transaction): Promise<boolean>;
  /** Adds the topics of a test that was not counted before. */
  add(
    test: Pick<TestFinishedData, 'userId' | 'category' | 'topics'>,
    transaction: Transaction,
  ): Promise<void>;
  /** Topics that were asked, in the order of all topics. */
  counts(userId: number, category: CategoryName): Promise<readonly TopicCount[]>;
  /** Of all categories. */
  allCounts(userId: number): Promise<readonly (TopicCount & { readonly category: CategoryName })[]>;
  /**
   * Has what these tests tell in the place of all that was known of the learner.
   * @param noted those that are noted here: learning tests
   */
  replace(
    userId: number,
    all: readonly Pick<TestFinishedData, 'userId' | 'category' | 'topics'>[],
    noted: readonly number[],
    transaction: Transaction,
  ): Promise<void>;
  deleteLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
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
  const deleteLearner = async (userId: number, transaction: Transaction): Promise<void> => {
    await counts.deleteMany({ userId }, { session: transaction });
    await counted.deleteMany({ userId }, { session: transaction });
  };
  return {
    async take({ userId, testId }, transaction) {
      const { upsertedCount } = await counted.updateOne(
        { _id: testId },
        { $setOnInsert: { userId } },
        { session: transaction, upsert: true },
      );
      return upsertedCount === 1;
    },
    async add({ userId, category, topics }, transaction) {
      if (topics.length === 0) return;
      const added = topics.flatMap(({ topic, asked, correct }) => [
        [`topics.${topic}.asked`, asked],
        [`topics.${topic}.correct`, correct],
      ]);
      await counts.updateOne(
        { _id: idOf(userId, category) },
        { $setOnInsert: { userId, category }, $inc: Object.fromEntries(added) },
        { session: transaction, upsert: true },
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
    async replace(userId, all, noted, transaction) {
      await deleteLearner(userId, transaction);
      const documents = noted.map((_id) => ({ _id, userId }));
      await counted.insertMany(documents, { session: transaction });
      await counts.insertMany(totalsOf(all), { session: transaction });
    },
    deleteLearner,
    async ensureIndexes() {
      await counts.createIndexes();
      await counted.createIndexes();
    },
  };
}

const idOf = (userId: number, category: CategoryName): string => `${userId}:${category}`;

/** The same as adding one test after the other. */
function totalsOf(
  tests: readonly Pick<TestFinishedData, 'userId' | 'category' | 'topics'>[],
): TopicsDocument[] {
  const known = tests.filter(({ topics }) => topics.length > 0);
  return [...Map.groupBy(known, ({ category }) => category)].map(([category, all]) => {
    const userId = all[0]?.userId ?? 0;
    const topics: { [Topic in QuestionTopic]?: Counts } = {};
    for (const { topic, asked, correct } of all.flatMap((test) => test.topics)) {
      const before = topics[topic] ?? { asked: 0, correct: 0 };
      topics[topic] = { asked: before.asked + asked, correct: before.correct + correct };
    }
    return { _id: idOf(userId, category), userId, category, topics };
  });
}

function inOrder({ topics }: Pick<TopicsDocument, 'topics'>): readonly TopicCount[] {
  return QUESTION_TOPICS.flatMap((topic) => {
    const count = topics[topic];
    return count === undefined ? [] : [{ topic, ...count }];
  });
}
