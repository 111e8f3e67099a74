import type { QuestionReportDto, QuestionReportKind, ReportsReadDto } from '@zielona-fala/contracts';
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
        query: ({ number, ...body }) => ({
          path: `v1/tests/questions/${number}/reports`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ['Reports'],
      }),
      /** The newest first, page by page. */
      getReports: build.infiniteQuery<readonly QuestionReportDto[], void, number | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.reportId),
        },
        query: ({ pageParam: before }) =>
          before === null
            ? `v1/tests/reports?limit=${PAGE}`
            : `v1/tests/reports?limit=${PAGE}&cursor=${before}`,
        providesTags: ['Reports'],
      }),
      /** Answers are no news any more, on any device. */
      markReportsRead: build.mutation<void, ReportsReadDto>({
        query: (body) => ({ path: 'v1/tests/reports', method: 'PATCH', body }),
        invalidatesTags: (_done, error) => (error ? [] : ['Reports']),
      }),
    }),
  });

/** What was read of the reports is not so any more. */
export const reportsChanged = () => reportsApi.util.invalidateTags(['Reports']);
