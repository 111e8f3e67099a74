import { type BankDto, DEFAULT_LOCALE } from '@zielona-fala/contracts';
import { unavailable } from '@zielona-fala/service-kit/http';
import { createTransact, type Transaction } from '@zielona-fala/service-kit/mongo';
import { LRUCache } from 'lru-cache';
import { type Connection, Schema } from 'mongoose';
import type { DrawStore } from './draw-store.ts';
import { insertMissing } from './insert-missing.ts';
import type { BankPlan, KnownRevision } from './plan.ts';
import {
  digestOf,
  type IndexedQuestion,
  type QuestionFacts,
  type QuestionRef,
  type QuestionRevision,
  type Recognisable,
} from './question.ts';

type RevisionDocument = Omit<QuestionRevision, 'revision'> & {
  /** `<number>-<hash of the content>` */
  readonly _id: string;
};

/** More than an edition has questions; about 20 MB. Revisions never change, so they need no expiry. */
const REMEMBERED = 5000;

const INDEXED: Readonly<Record<keyof Omit<IndexedQuestion, 'revision'>, 1>> = {
  number: 1,
  part: 1,
  points: 1,
  topic: 1,
  categories: 1,
  text: 1,
  answers: 1,
};

/** What official questions are recognised by, and what all are learned by. */
const RECOGNISED = {
  topic: 1,
  [`text.${DEFAULT_LOCALE}`]: 1,
  [`answers.A.${DEFAULT_LOCALE}`]: 1,
  [`answers.B.${DEFAULT_LOCALE}`]: 1,
  [`answers.C.${DEFAULT_LOCALE}`]: 1,
  'official.mediaName': 1,
} as const;

function digestIn(question: Recognisable): Pick<QuestionFacts, 'digest'> {
  // a projection leaves out what is null
  const digest = digestOf({ ...question, answers: question.answers ?? null });
  return digest === null ? {} : { digest };
}

const anyShape = Schema.Types.Mixed;

const revisionSchema = new Schema<RevisionDocument>(
  {
    _id: String,
    number: { type: Number, required: true },
    part: { type: String, required: true },
    points: { type: Number, required: true },
    categories: [String],
    topic: { type: String, required: true },
    correct: { type: String, required: true },
    media: anyShape,
    text: anyShape,
    answers: anyShape,
    explanation: anyShape,
    legalBasis: [anyShape],
    official: anyShape,
  },
  { versionKey: false },
).index({ number: 1 });

/** The bank in the database: revisions that never change, of which the current ones can be drawn. */
export interface BankStore {
  /** @throws Problem 503 when one of them is not there */
  revisions(refs: readonly QuestionRef[]): Promise<readonly QuestionRevision[]>;
  /** By revision. */
  facts(refs: readonly QuestionRef[]): Promise<ReadonlyMap<string, QuestionFacts>>;
  /** What a full-text index needs of some revisions, without keeping them in memory. */
  indexed(revisions: readonly string[]): Promise<readonly IndexedQuestion[]>;
  /** Whether there is, or ever was, a question of this number. */
  knows(number: number): Promise<boolean>;
  /** What exams are drawn from, all categories together. */
  summary(): Promise<BankDto>;
  /** In the order in which they were stored. */
  knownRevisions(): Promise<readonly KnownRevision[]>;
  /** A revision of each question there is or ever was: the current one, or of a withdrawn question the one stored last. */
  latest(): Promise<readonly string[]>;
  /**
   * Applies the plan completely or not at all: data written before the transaction is not drawn from until it commits.
   * @param alongside more work of the same transaction
   */
  carryOut(plan: BankPlan, alongside?: (transaction: Transaction) => Promise<void>): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createBankStore(connection: Connection, draws: DrawStore): BankStore {
  const transact = createTransact(connection);
  const revisions = connection.model('QuestionRevision', revisionSchema, 'question_revisions');
  const remembered = new LRUCache<string, QuestionRevision>({ max: REMEMBERED });
  const knownRevisions = async (): Promise<readonly KnownRevision[]> => {
    const current = await draws.currentRevisions();
    const known = await revisions.find().sort({ $natural: 1 }).select({ number: 1 }).lean();
    return known.map(({ _id, number }) => ({ revision: _id, number, current: current.has(_id) }));
  };
  return {
    async revisions(refs) {
      const known = new Map(refs.map(({ revision }) => [revision, remembered.get(revision)]));
      const unknown = [...known].flatMap(([revision, question]) =>
        question === undefined ? [revision] : [],
      );
      const found = unknown.length === 0 ? [] : await revisions.find({ _id: { $in: unknown } }).lean();
      for (const question of found.map(fromDocument)) {
        known.set(question.revision, question);
        remembered.set(question.revision, question);
      }
      return refs.map(({ number, revision }) => {
        const question = known.get(revision);
        if (question === undefined) throw unavailable(`Question ${number} is not in the bank`);
        return question;
      });
    },
    async facts(refs) {
      const found = await revisions
        .find({ _id: { $in: refs.map(({ revision }) => revision) } })
        .select(RECOGNISED)
        .lean();
      return new Map(found.map((each) => [each._id, { topic: each.topic, ...digestIn(each) }]));
    },
    async indexed(ids) {
      const found = await revisions
        .find({ _id: { $in: ids } })
        .select(INDEXED)
        .lean<readonly (Omit<IndexedQuestion, 'revision'> & { readonly _id: string })[]>();
      return found.map(({ _id, ...content }) => ({ revision: _id, ...content }));
    },
    async knows(number) {
      return (await revisions.exists({ number })) !== null;
    },
    async summary() {
      const { origin, revisions: ids } = await draws.drawnFrom();
      const explained = { _id: { $in: ids }, [`explanation.${DEFAULT_LOCALE}`]: { $ne: '' } };
      const withExplanation = await revisions.countDocuments(explained);
      return { source: origin, questions: ids.length, withExplanation };
    },
    knownRevisions,
    async latest() {
      const known = await knownRevisions();
      const byAge = known.toSorted((one, other) => Number(one.current) - Number(other.current));
      return [...new Map(byAge.map(({ number, revision }) => [number, revision])).values()];
    },
    async carryOut(plan, alongside) {
      await insertMissing(revisions, plan.inserted.map(toDocument));
      const change = await draws.prepare(plan.origin, plan.strata);
      await transact(async (transaction) => {
        await change.apply(transaction);
        await alongside?.(transaction);
      });
      await change.tidy();
    },
    async ensureIndexes() {
      await revisions.createIndexes();
    },
  };
}

function fromDocument({ _id, ...content }: RevisionDocument): QuestionRevision {
  return { revision: _id, ...content };
}

function toDocument({ revision, ...content }: QuestionRevision): RevisionDocument {
  return { _id: revision, ...content };
}
