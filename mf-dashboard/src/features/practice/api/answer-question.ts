import type { Answer, AnswerVerdictDto, Locale } from '@zielona-fala/contracts';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

export interface GivenAnswer {
  readonly testId: number;
  readonly number: number;
  readonly answer: Answer;
  /** What the verdict is told in. */
  readonly lang: Locale;
}

/**
 * Answers a question of a learning test. The first answer is final: sent again, it brings the same verdict. Refused with
 * `test-finished` after the end.
 */
export const { useAnswerQuestionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    answerQuestion: build.mutation<AnswerVerdictDto, GivenAnswer>({
      query: ({ testId, number, answer, lang }) =>
        requestTo(saveAnswer, { testId, questionNumber: number, query: { lang }, body: { answer } }),
    }),
  }),
});
