import type { Answer, AnswerVerdictDto, Locale } from '@zielona-fala/contracts';
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
      query: ({ testId, number, answer, lang }) => ({
        path: `v1/tests/${testId}/answers/${number}?lang=${lang}`,
        method: 'PUT',
        body: { answer },
      }),
    }),
  }),
});
