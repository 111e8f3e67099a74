import type { Answer, QuestionLanguage } from '@zielona-fala/contracts';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

export interface GivenAnswer {
  readonly testId: number;
  readonly number: number;
  readonly answer: Answer;
  /** What the verdict is told in. */
  readonly lang: QuestionLanguage;
}

/**
 * Answers a question of a learning test. The first answer is final: sent again, it brings the same verdict. Refused with
 * `test-finished` after the end.
 */
export const { useAnswerQuestionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    answerQuestion: build.mutation(
      asks(({ testId, number, answer, lang }: GivenAnswer) =>
        requestTo(saveAnswer, { testId, questionNumber: number, query: { lang }, body: { answer } }),
      ),
    ),
  }),
});
