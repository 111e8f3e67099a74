import { findUnfinished } from '@zielona-fala/contracts/api/exams/find-unfinished';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** The learner's test under way, with what its own calls take: language and category. */
export const { useFindUnfinishedQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findUnfinished: build.query({
      ...asks(() => requestTo(findUnfinished, { query: { detail: true } })),
      providesTags: ['Unfinished'],
    }),
  }),
});
