import type { CategoryName, QuestionLanguage } from '@zielona-fala/contracts';
import { getTest } from '@zielona-fala/contracts/api/exams/get-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** A test to fetch, in the language it was drawn in and the category it is of. */
export interface TestView {
  readonly testId: number;
  readonly lang: QuestionLanguage;
  readonly cat: CategoryName;
}

/** A test as an address names it, which a learner may have shortened. */
export type NamedTest = Pick<TestView, 'testId'> & Partial<TestView>;

/** A test with its questions; without a language, in the one it was drawn in. Never from the cache: its clock runs. */
export const { useGetTestQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTest: build.query({
      ...asks(({ testId, lang, cat }: NamedTest) => requestTo(getTest, { testId, query: { lang, cat } })),
      keepUnusedDataFor: 0,
    }),
  }),
});
