import type { QuestionReportDto } from '@zielona-fala/contracts';
import { listReports } from '@zielona-fala/contracts/api/reports/list-reports';
import { markReportsRead } from '@zielona-fala/contracts/api/reports/mark-reports-read';
import { reportQuestion } from '@zielona-fala/contracts/api/reports/report-question';
import type { BankStore } from '@zielona-fala/question-store';
import { conflict, type Endpoint, lockCaller, notFound, serve } from '@zielona-fala/service-kit/http';
import type { Limit } from '@zielona-fala/service-kit/limits';
import { isDuplicateKey, type Transact, withNewId } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { LearnerStore } from '../learners/store.ts';
import type { QuestionReport, ReportStore } from './store.ts';

export interface ReportParts {
  readonly transact: Transact;
  readonly reports: ReportStore;
  readonly learners: Pick<LearnerStore, 'lock'>;
  readonly bank: Pick<BankStore, 'knows'>;
  readonly clock: Clock;
  /** By learner. */
  readonly newReports: Limit;
}

/** Calls by which learners report problems with questions and read the operator's answers. */
export function reportRoutes(parts: ReportParts): readonly Endpoint[] {
  const { transact, reports, bank, learners, clock, newReports } = parts;
  return [
    serve(reportQuestion, async ({ params: { questionNumber: number }, body, user: { userId } }) => {
      if (!(await bank.knows(number))) throw notFound('There is no question of this number');
      await newReports.take(String(userId));
      const created = clock.now();
      return transact(async (transaction) => {
        await lockCaller(learners, userId, created, transaction);
        return withNewId(clock, async (reportId) => {
          const report: QuestionReport = {
            reportId,
            userId,
            number,
            ...body,
            status: 'open',
            created,
            answer: null,
            answered: null,
            readUntil: null,
          };
          try {
            await reports.insert(report, transaction);
          } catch (error) {
            if (!isDuplicateKey(error, 'number')) throw error;
            throw conflict('report-open', 'Your report of this question is still open');
          }
          return questionReportOf(report);
        });
      });
    }),
    serve(listReports, async ({ query: { limit, cursor }, user }) => {
      const page = { limit, ...(cursor !== undefined && { before: cursor }) };
      return (await reports.page(user.userId, page)).map(questionReportOf);
    }),
    serve(markReportsRead, async ({ body, user }) => {
      await reports.markRead(user.userId, new Date(body.readUntil));
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
