import type { CategoryName, Locale, SolvedQuestionDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

interface RandomQuestionQuery {
  readonly lang: Locale;
  readonly cat: CategoryName;
}

const randomQuestionApi = api.injectEndpoints({
  endpoints: (build) => ({
    randomQuestion: build.query<SolvedQuestionDto, RandomQuestionQuery>({
      query: ({ lang, cat }) => `v1/tests/question/random?${new URLSearchParams({ lang, cat })}`,
    }),
  }),
});

export const { useRandomQuestionQuery } = randomQuestionApi;
