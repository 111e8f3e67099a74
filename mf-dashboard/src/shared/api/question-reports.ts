import type { QuestionReportDto, QuestionReportKind, ReportsReadDto } from '@zielona-fala/contracts';
import { listReports } from '@zielona-fala/contracts/api/reports/list-reports';
import { markReportsRead } from '@zielona-fala/contracts/api/reports/mark-reports-read';
import { reportQuestion } from '@zielona-fala/contracts/api/reports/report-question';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

const PAGE = 100;

export interface NewReport {
  readonly number: number;
  readonly kind: QuestionReportKind;
  readonly text: string;
}

const reportsApi = api.enhanceEndpoints({ addTagTypes: ['Reports'] });

/** The learner's reports of problems with questions, and the operator's answers to them. */
export const { useReportQuestionMutation, useGetReportsInfiniteQuery, useMarkReportsReadMutation } =
  reportsApi.injectEndpoints({
    endpoints: (build) => ({
      /** Refused with `report-open` while an earlier report of the question is open. */
      reportQuestion: build.mutation<QuestionReportDto, NewReport>({
        query: ({ number, ...body }) => requestTo(reportQuestion, { questionNumber: number, body }),
        invalidatesTags: ['Reports'],
      }),
      /** The newest first, page by page. */
      getReports: build.infiniteQuery<readonly QuestionReportDto[], void, number | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.reportId),
        },
        query: ({ pageParam: before }) =>
          requestTo(listReports, { query: { limit: PAGE, cursor: before ?? undefined } }),
        providesTags: ['Reports'],
      }),
      /** Answers are no news any more, on any device. */
      markReportsRead: build.mutation<void, ReportsReadDto>({
        query: (body) => requestTo(markReportsRead, { body }),
        invalidatesTags: (_done, error) => (error ? [] : ['Reports']),
      }),
    }),
  });

/** What was read of the reports is not so any more. */
export const reportsChanged = () => reportsApi.util.invalidateTags(['Reports']);
