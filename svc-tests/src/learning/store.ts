import type { CategoryName } from '@zielona-fala/contracts';
import { type Knowledge, NOTHING_KNOWN } from '@zielona-fala/learning';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { knowledgeOf, masteredOf, memoriesOf, type StoredKnowledge, storedMemory } from './stored.ts';

/** Of the form in which knowledge is stored; a change of the form takes the next number. */
const FORM = 1;

/** Of what questions a document has memories. */
const NUMBERS = { $map: { input: { $objectToArray: '$memories' }, in: { $toInt: '$$this.k' } } };

interface KnowledgeDocument extends StoredKnowledge {
  /** `<userId>:<category>` */
  readonly _id: string;
  readonly form: number;
}

type FoundKnowledge = Pick<KnowledgeDocument, 'category' | 'correction' | 'memories'>;

const anyShape = Schema.Types.Mixed;

const knowledgeSchema = new Schema<KnowledgeDocument>(
  {
    _id: String,
    form: { type: Number, required: true },
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    memories: anyShape,
    correction: anyShape,
  },
  { versionKey: false, minimize: false },
).index({ userId: 1 });

/** What was known of some questions before a test. */
export interface KnownBefore {
  /** With the memories of these questions alone. */
  readonly knowledge: Knowledge;
  /** Those of them that are mastered in another category. */
  readonly masteredElsewhere: ReadonlySet<number>;
}

/** Before any answer. */
export const UNKNOWN: KnownBefore = { knowledge: NOTHING_KNOWN, masteredElsewhere: new Set() };

/**
 * What is known of learners. An answer is one write, that of the test; what it taught is written once, in the
 * transaction that finishes or removes the test, and until then worked out from the unfinished test's answers.
 */
export interface LearningStore {
  /** Empty if the learner has not answered any question of the category. */
  find(userId: number, category: CategoryName): Promise<Knowledge>;
  /** Whether the learner has answered anything, in any category, that was learned from. */
  hasAnswered(userId: number): Promise<boolean>;
  /** In which the learner has answered anything. */
  categoriesOf(userId: number): Promise<readonly CategoryName[]>;
  /** Of several learners at once. */
  findAll(userIds: readonly number[], category: CategoryName): Promise<(userId: number) => Knowledge>;
  /** As the transaction sees it. */
  findOf(
    userId: number,
    category: CategoryName,
    numbers: readonly number[],
    transaction: Transaction,
  ): Promise<KnownBefore>;
  /** The numbers of the category's questions that the learner has answered, as the transaction sees it. */
  answered(userId: number, category: CategoryName, transaction: Transaction): Promise<ReadonlySet<number>>;
  /** How many questions the learner masters in any category, as the transaction sees it. */
  mastered(userId: number, transaction: Transaction): Promise<number>;
  /** Everything about a learner, by category. */
  all(userId: number): AsyncIterable<StoredKnowledge>;
  /** Sets the memories of these questions, and the correction; the others stay as they are. */
  save(
    userId: number,
    category: CategoryName,
    knowledge: Knowledge,
    numbers: readonly number[],
    transaction: Transaction,
  ): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createLearningStore(connection: Connection): LearningStore {
  const learning = connection.model('Knowledge', knowledgeSchema, 'learning');
  return {
    async find(userId, category) {
      const found = await learning.findById(idOf(userId, category)).lean();
      return found === null ? NOTHING_KNOWN : knowledgeOf(found);
    },
    async hasAnswered(userId) {
      return (await learning.exists({ userId })) !== null;
    },
    async categoriesOf(userId) {
      const found = await learning.find({ userId }).select({ category: 1 }).lean();
      return found.map(({ category }) => category);
    },
    async findAll(userIds, category) {
      const ids = userIds.map((userId) => idOf(userId, category));
      const found = await learning.find({ _id: { $in: ids } }).lean();
      const byLearner = new Map(found.map((document) => [document.userId, document]));
      return (userId) => {
        const document = byLearner.get(userId);
        return document === undefined ? NOTHING_KNOWN : knowledgeOf(document);
      };
    },
    async findOf(userId, category, numbers, transaction) {
      const paths = Object.fromEntries(numbers.map((number) => [pathOf(number), 1]));
      const found = await learning
        .find({ userId })
        .select({ category: 1, correction: 1, ...paths })
        .session(transaction)
        .lean<FoundKnowledge[]>();
      const own = found.find((each) => each.category === category);
      return {
        knowledge: own === undefined ? NOTHING_KNOWN : knowledgeOf(own),
        masteredElsewhere: masteredIn(found.filter((each) => each !== own)),
      };
    },
    async answered(userId, category, transaction) {
      const found = await learning
        .findById(idOf(userId, category))
        .select({ numbers: NUMBERS })
        .session(transaction)
        .lean<{ readonly numbers: readonly number[] }>();
      return new Set(found?.numbers);
    },
    async mastered(userId, transaction) {
      const found = await learning.find({ userId }).select({ memories: 1 }).session(transaction).lean();
      return masteredIn(found).size;
    },
    async *all(userId) {
      yield* learning.find({ userId }).sort({ _id: 1 }).lean().cursor();
    },
    async save(userId, category, { memories, correction }, numbers, transaction) {
      const changed = numbers.flatMap((number) => {
        const memory = memories.get(number);
        return memory === undefined ? [] : [[pathOf(number), storedMemory(memory)]];
      });
      await learning.updateOne(
        { _id: idOf(userId, category) },
        { $set: { form: FORM, userId, category, correction, ...Object.fromEntries(changed) } },
        { session: transaction, upsert: true },
      );
    },
    async eraseLearner(userId, transaction) {
      await learning.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await learning.createIndexes();
    },
  };
}

function masteredIn(categories: readonly Pick<StoredKnowledge, 'memories'>[]): ReadonlySet<number> {
  return new Set(categories.flatMap(({ memories }) => masteredOf(memoriesOf(memories))));
}

const idOf = (userId: number, category: CategoryName): string => `${userId}:${category}`;
const pathOf = (number: number): string => `memories.${number}`;
