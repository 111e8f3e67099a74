import type { QuestionReportKind, QuestionReportStatus } from '@zielona-fala/contracts';
import { sharedTransaction, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

/** A learner's report of a problem with a question, and its outcome. */
export interface QuestionReport {
  readonly reportId: number;
  readonly userId: number;
  readonly number: number;
  readonly kind: QuestionReportKind;
  readonly text: string;
  readonly status: QuestionReportStatus;
  readonly created: Date;
  /** The operator's; null without one. */
  readonly answer: string | null;
  readonly answered: Date | null;
  /** Up to when the learner has seen answers. */
  readonly readUntil: Date | null;
}

type ReportDocument = Omit<QuestionReport, 'reportId'> & { readonly _id: number };

/** How often a question was reported. */
export interface ReportCount {
  readonly number: number;
  readonly open: number;
  readonly total: number;
}

/** What an operator's command did. */
export type ReportChange = 'changed' | 'as-before' | 'unknown';

const reportSchema = new Schema<ReportDocument>(
  {
    _id: Number,
    userId: { type: Number, required: true },
    number: { type: Number, required: true },
    kind: { type: String, required: true },
    text: String,
    status: { type: String, required: true },
    created: { type: Date, required: true },
    answer: { type: String, default: null },
    answered: { type: Date, default: null },
    readUntil: { type: Date, default: null },
  },
  { versionKey: false },
)
  .index(
    { userId: 1, number: 1 },
    { name: 'one-open', unique: true, partialFilterExpression: { status: 'open' } },
  )
  .index({ userId: 1, _id: -1 })
  .index({ number: 1, status: 1 });

/** Learners' reports of problems with questions. */
export interface ReportStore {
  /** @throws a duplicate-key error when the learner has an open report of the question, or the id is taken */
  insert(report: QuestionReport, transaction: Transaction): Promise<void>;
  /** Of a learner, the newest first. @param page.before only older ones than this */
  page(userId: number, page: { limit: number; before?: number }): Promise<readonly QuestionReport[]>;
  /** Everything of a learner, the newest first. */
  all(userId: number): AsyncIterable<QuestionReport>;
  find(reportId: number): Promise<QuestionReport | null>;
  /** The learner has seen the answers of `until` and before. */
  markRead(userId: number, until: Date): Promise<void>;
  /** Of every reported question, those with the most open reports first. */
  counts(): Promise<readonly ReportCount[]>;
  /** The oldest first. */
  ofQuestion(number: number): Promise<readonly QuestionReport[]>;
  /** Says something to the learner; a second answer takes the place of the first. */
  answer(reportId: number, answer: string, now: Date): Promise<ReportChange>;
  /** Ends a report, with or without an answer. */
  close(reportId: number): Promise<ReportChange>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createReportStore(connection: Connection): ReportStore {
  const reports = connection.model('QuestionReport', reportSchema, 'question_reports');
  const change = async (
    reportId: number,
    unlike: object,
    values: Partial<ReportDocument>,
  ): Promise<ReportChange> => {
    const { matchedCount } = await reports.updateOne({ _id: reportId, ...unlike }, { $set: values });
    if (matchedCount === 1) return 'changed';
    return (await reports.exists({ _id: reportId })) === null ? 'unknown' : 'as-before';
  };
  return {
    async insert({ reportId, ...rest }, transaction) {
      await reports.insertOne({ _id: reportId, ...rest }, { session: transaction });
    },
    async page(userId, { limit, before }) {
      const older = before === undefined ? {} : { _id: { $lt: before } };
      const found = await reports
        .find({ userId, ...older })
        .sort({ _id: -1 })
        .limit(limit)
        .lean();
      return found.map(fromDocument);
    },
    async *all(userId) {
      for await (const document of reports.find({ userId }).sort({ _id: -1 }).lean().cursor()) {
        yield fromDocument(document);
      }
    },
    async find(reportId) {
      const found = await reports.findOne({ _id: reportId }).lean();
      return found === null ? null : fromDocument(found);
    },
    async markRead(userId, until) {
      await reports.updateMany(
        { userId, answered: { $ne: null, $lte: until } },
        { $max: { readUntil: until } },
        { session: sharedTransaction() },
      );
    },
    async counts() {
      return reports.aggregate<ReportCount>([
        { $group: { _id: '$number', total: { $sum: 1 }, open: { $sum: IS_OPEN } } },
        { $sort: { open: -1, total: -1, _id: 1 } },
        { $project: { _id: 0, number: '$_id', open: 1, total: 1 } },
      ]);
    },
    async ofQuestion(number) {
      return (await reports.find({ number }).sort({ _id: 1 }).lean()).map(fromDocument);
    },
    answer: (reportId, answer, now) =>
      change(
        reportId,
        { $or: [{ answer: { $ne: answer } }, { status: 'open' }] },
        { status: 'answered', answer, answered: now },
      ),
    close: (reportId) => change(reportId, { status: { $ne: 'closed' } }, { status: 'closed' }),
    async eraseLearner(userId, transaction) {
      await reports.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await reports.createIndexes();
    },
  };
}

const IS_OPEN = { $cond: [{ $eq: ['$status', 'open'] }, 1, 0] };

/** Reports of before answers could be marked have no `readUntil`. */
function fromDocument({ _id, readUntil = null, ...rest }: ReportDocument): QuestionReport {
  return { reportId: _id, readUntil, ...rest };
}
