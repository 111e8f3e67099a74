import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import { inTransaction } from '@zielona-fala/service-kit';
import { type Connection, Schema } from 'mongoose';
import type { BankPlan, KnownRevision } from './plan.ts';
import type { QuestionRef, QuestionRevision } from './question.ts';
import type { StratumPool, StratumSize } from './strata.ts';

type RevisionDocument = Omit<QuestionRevision, 'revision'> & {
  /** `<number>-<hash of the content>` */
  readonly _id: string;
  /** Whether new tests may draw it. */
  readonly current: boolean;
};

interface StratumDocument extends Omit<StratumPool, 'questions'> {
  /** `<category>:<part>:<points>` */
  readonly _id: string;
  readonly questions: readonly QuestionRef[];
  readonly size: number;
}

const anyShape = Schema.Types.Mixed;

const revisionSchema = new Schema<RevisionDocument>(
  {
    _id: String,
    current: { type: Boolean, required: true },
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
  },
  { versionKey: false },
).index({ number: 1, current: 1 });

const stratumSchema = new Schema<StratumDocument>(
  {
    _id: String,
    category: { type: String, required: true },
    part: { type: String, required: true },
    points: { type: Number, required: true },
    questions: [{ _id: false, number: Number, revision: String }],
    size: { type: Number, required: true },
  },
  { versionKey: false },
).index({ category: 1 });

/** The bank in the database: revisions that never change, and the strata of those to draw from. */
export interface BankStore {
  /** @throws Error when one of them is not there */
  revisions(refs: readonly QuestionRef[]): Promise<readonly QuestionRevision[]>;
  strata(category: CategoryName): Promise<readonly StratumPool[]>;
  sizes(): Promise<readonly StratumSize[]>;
  knownRevisions(): Promise<readonly KnownRevision[]>;
  /** All of the plan or nothing. */
  carryOut(plan: BankPlan): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createBankStore(connection: Connection): BankStore {
  const revisions = connection.model('QuestionRevision', revisionSchema, 'question_revisions');
  const strata = connection.model('Stratum', stratumSchema, 'strata');
  return {
    async revisions(refs) {
      const found = await revisions.find({ _id: { $in: refs.map(({ revision }) => revision) } }).lean();
      const byId = new Map(found.map((document) => [document._id, asRevision(document)]));
      return refs.map(({ revision }) => {
        const known = byId.get(revision);
        if (known === undefined) throw new Error(`question revision ${revision} is not in the bank`);
        return known;
      });
    },
    async strata(category) {
      return strata.find({ category }).select({ _id: 0, size: 0 }).lean();
    },
    async sizes() {
      return strata
        .find({ category: { $in: CATEGORIES } })
        .select({ _id: 0, questions: 0 })
        .lean();
    },
    async knownRevisions() {
      const known = await revisions.find().select({ number: 1, current: 1 }).lean();
      return known.map(({ _id, number, current }) => ({ revision: _id, number, current }));
    },
    async carryOut(plan) {
      await inTransaction(connection, async (session) => {
        await revisions.updateMany({ _id: { $in: plan.retired } }, { $set: { current: false } }, { session });
        await revisions.updateMany({ _id: { $in: plan.revived } }, { $set: { current: true } }, { session });
        await revisions.insertMany(plan.inserted.map(asDocument), { session });
        await strata.bulkWrite(
          plan.strata.map((pool) => {
            const document = asStratumDocument(pool);
            return {
              replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true },
            };
          }),
          { session },
        );
      });
    },
    async ensureIndexes() {
      await revisions.createIndexes();
      await strata.createIndexes();
    },
  };
}

function asRevision({ _id, current: _current, ...content }: RevisionDocument): QuestionRevision {
  return { revision: _id, ...content };
}

function asDocument({ revision, ...content }: QuestionRevision): RevisionDocument {
  return { _id: revision, current: true, ...content };
}

function asStratumDocument(pool: StratumPool): StratumDocument {
  const { category, part, points, questions } = pool;
  return { _id: `${category}:${part}:${points}`, ...pool, size: questions.length };
}
