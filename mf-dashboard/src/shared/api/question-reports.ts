import type { QuestionReportDto } from '@zielona-fala/contracts';
import { listReports } from '@zielona-fala/contracts/api/reports/list-reports';
import { markReportsRead } from '@zielona-fala/contracts/api/reports/mark-reports-read';
import { reportQuestion } from '@zielona-fala/contracts/api/reports/report-question';
import { type BodyOf, requestTo } from '@zielona-fala/contracts/portal';
import { api, asks, onSuccess, type PageOf } from './api.ts';
import { pagesBy } from './pages-by.ts';

const PAGE = 100;

/** The learner's reports of problems with questions, and the operator's answers to them. */
export const { useReportQuestionMutation, useGetReportsInfiniteQuery, useMarkReportsReadMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      /** Refused with `report-open` while an earlier report of the question is open. */
      reportQuestion: build.mutation({
        ...asks(({ number, ...body }: { readonly number: number } & BodyOf<typeof reportQuestion>) =>
          requestTo(reportQuestion, { questionNumber: number, body }),
        ),
        invalidatesTags: ['Reports'],
      }),
      /** The newest first, page by page. */
      getReports: build.infiniteQuery({
        ...asks(({ pageParam }: PageOf<void, number>) =>
          requestTo(listReports, { query: { limit: PAGE, cursor: pageParam ?? undefined } }),
        ),
        infiniteQueryOptions: pagesBy(PAGE, ({ reportId }: QuestionReportDto) => reportId),
        providesTags: ['Reports'],
      }),
      /** Answers are no news any more, on any device. */
      markReportsRead: build.mutation({
        ...asks((body: BodyOf<typeof markReportsRead>) => requestTo(markReportsRead, { body })),
        invalidatesTags: onSuccess('Reports'),
      }),
    }),
  });
