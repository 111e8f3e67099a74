import type { QuestionReportDto, QuestionReportKind } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface NewReport {
  readonly number: number;
  readonly kind: QuestionReportKind;
  readonly text: string;
}

/** Tells the operator what is wrong with a question. Refused with `report-open` while an earlier report of it is. */
export const { useReportQuestionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    reportQuestion: build.mutation<QuestionReportDto, NewReport>({
      query: ({ number, ...body }) => ({
        path: `v1/tests/questions/${number}/reports`,
        method: 'POST',
        body,
      }),
    }),
  }),
});
