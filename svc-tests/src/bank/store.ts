import { inTransaction, type Session } from '@zielona-fala/service-kit';
import { type Connection, Schema } from 'mongoose';
import type { DrawStore } from '../draw/store.ts';
import type { BankPlan, KnownRevision } from './plan.ts';
import type { QuestionRef, QuestionRevision } from './question.ts';

type RevisionDocument = Omit<QuestionRevision, 'revision'> & {
  /** `<number>-<hash of the content>` */
  readonly _id: string;
  /** Whether new tests may draw it. */
  readonly current: boolean;
};

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
    official: anyShape,
  },
  { versionKey: false },
).index({ number: 1, current: 1 });

/** The bank in the database: revisions that never change, of which the current ones can be drawn. */
export interface BankStore {
  /** @throws Error when one of them is not there */
  revisions(refs: readonly QuestionRef[]): Promise<readonly QuestionRevision[]>;
  knownRevisions(): Promise<readonly KnownRevision[]>;
  /**
   * All of the plan or nothing.
   * @param alongside more work of the same transaction
   */
  carryOut(plan: BankPlan, alongside?: (session: Session) => Promise<void>): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createBankStore(connection: Connection, draws: DrawStore): BankStore {
  const revisions = connection.model('QuestionRevision', revisionSchema, 'question_revisions');
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
    async knownRevisions() {
      const known = await revisions.find().select({ number: 1, current: 1, part: 1, points: 1, categories: 1 }).lean();
      return known.map(({ _id, ...rest }) => ({ revision: _id, ...rest }));
    },
    async carryOut(plan, alongside) {
      await inTransaction(connection, async (session) => {
        await revisions.updateMany({ _id: { $in: plan.retired } }, { $set: { current: false } }, { session });
        await revisions.updateMany({ _id: { $in: plan.revived } }, { $set: { current: true } }, { session });
        if (plan.inserted.length > 0) {
          await revisions.insertMany(plan.inserted.map(asDocument), { session, lean: true });
        }
        await draws.replace(plan.strata, session);
        await alongside?.(session);
      });
    },
    async ensureIndexes() {
      await revisions.createIndexes();
    },
  };
}

function asRevision({ _id, current: _current, ...content }: RevisionDocument): QuestionRevision {
  return { revision: _id, ...content };
}

function asDocument({ revision, ...content }: QuestionRevision): RevisionDocument {
  return { _id: revision, current: true, ...content };
}
