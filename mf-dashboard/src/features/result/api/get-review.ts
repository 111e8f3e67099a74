import type { QuestionLanguage } from '@zielona-fala/contracts';
import { reviewTest } from '@zielona-fala/contracts/api/exams/review-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

export interface ReviewedTest {
  readonly testId: number;
  readonly lang: QuestionLanguage;
}

/** A finished test with all answers and explanations. Refused with `unfinished-test` before its end. */
export const { useGetReviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query(
      asks(({ testId, lang }: ReviewedTest) => requestTo(reviewTest, { testId, query: { lang } })),
    ),
  }),
});
