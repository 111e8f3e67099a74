import {
  QUESTION_REPORTS_PAGE,
  type QuestionReportDto,
  type QuestionReportKind,
  type ReportsReadDto,
} from '@zielona-fala/contracts';
import type { DeclaredLimit } from '@zielona-fala/contracts/api/declare';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { conflict, type Endpoint, endpoint, notFound } from '@zielona-fala/service-kit/http';
import type { Limit } from '@zielona-fala/service-kit/limits';
import { inTransaction, isDuplicateKey } from '@zielona-fala/service-kit/mongo';
import { type Clock, newId } from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import type { Connection } from 'mongoose';
import type { BankStore } from '../bank/store.ts';
import { holdCaller } from '../learners/hold.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { QuestionReport, ReportStore } from './store.ts';

/** More than anybody finds in a day of practice. */
export const NEW_REPORTS = {
  calls: 20,
  seconds: 24 * 60 * 60,
  per: 'account',
} as const satisfies DeclaredLimit;

const ONE_QUESTION = shapeOf<{ questionNumber: number }>({ questionNumber: FIELDS.id.required() });

const NEW_REPORT = shapeOf<{ kind: QuestionReportKind; text: string }>({
  kind: FIELDS.reportKind.required(),
  text: FIELDS.reportText.default(''),
});

const ANSWERS_READ = shapeOf<ReportsReadDto>({ readUntil: FIELDS.instant.required() });

const PAGE = shapeOf<{ limit: number; cursor?: number }>({
  limit: Joi.number().integer().min(1).max(QUESTION_REPORTS_PAGE).default(QUESTION_REPORTS_PAGE),
  cursor: FIELDS.id,
});

export interface ReportParts {
  readonly connection: Connection;
  readonly reports: ReportStore;
  readonly learners: Pick<LearnerStore, 'hold'>;
  readonly bank: Pick<BankStore, 'knows'>;
  readonly clock: Clock;
  /** By learner. */
  readonly newReports: Limit;
}

/** Calls by which learners say what is wrong with questions, and read what the operator says to it. */
export function reportEndpoints(parts: ReportParts): readonly Endpoint[] {
  const { connection, reports, bank, learners, clock, newReports } = parts;
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/tests/questions/:questionNumber/reports',
      summary: 'Reports a problem with a question',
      problems: ['report-open'],
      limits: [NEW_REPORTS],
      access: 'active',
      params: ONE_QUESTION,
      body: NEW_REPORT,
      returns: RESPONSES.questionReport,
      status: 201,
      async handle({ params: { questionNumber: number }, body, user: { userId } }) {
        if (!(await bank.knows(number))) throw notFound('There is no question of this number');
        await newReports.take(String(userId));
        const report: QuestionReport = {
          reportId: newId(clock),
          userId,
          number,
          ...body,
          status: 'open',
          created: clock.now(),
          answer: null,
          answered: null,
          readUntil: null,
        };
        try {
          await inTransaction(connection, async (transaction) => {
            await holdCaller(learners, userId, report.created, transaction);
            await reports.insert(report, transaction);
          });
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          throw conflict('report-open', 'Your report of this question is still open');
        }
        return questionReportOf(report);
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/tests/reports',
      summary: "The learner's reports of problems with the operator's answers, the newest first",
      access: 'active',
      query: PAGE,
      returns: RESPONSES.questionReports,
      async handle({ query: { limit, cursor }, user }) {
        const page = { limit, ...(cursor !== undefined && { before: cursor }) };
        return (await reports.page(user.userId, page)).map(questionReportOf);
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/tests/reports',
      summary: "Marks the operator's answers as read, up to the latest one that was shown",
      access: 'active',
      body: ANSWERS_READ,
      async handle({ body, user }) {
        await reports.markRead(user.userId, new Date(body.readUntil));
      },
    }),
  ];
}

export function questionReportOf({
  reportId,
  number,
  kind,
  text,
  status,
  created,
  answer,
  answered,
  readUntil,
}: QuestionReport): QuestionReportDto {
  return {
    reportId,
    questionNumber: number,
    kind,
    text,
    status,
    created: created.toISOString(),
    answer,
    answered: answered?.toISOString() ?? null,
    isAnswerRead: answered === null || (readUntil !== null && answered <= readUntil),
  };
}
