import type { Answer } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

export interface GivenAnswer {
  readonly testId: number;
  readonly question: number;
  readonly answer: Answer;
}

export const { useSaveAnswerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    saveAnswer: build.mutation<null, GivenAnswer>({
      query: ({ testId, question, answer }) => ({
        path: `v1/tests/${testId}/answers/${question}`,
        method: 'PUT',
        body: { answer },
      }),
    }),
  }),
});
