import type { CategoryName } from '@zielona-fala/contracts';
import { getPlan } from '@zielona-fala/contracts/api/study/get-plan';
import { getReadiness } from '@zielona-fala/contracts/api/study/get-readiness';
import { getTopics } from '@zielona-fala/contracts/api/study/get-topics';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** The plan and progress of the learner. Changed by each answer and each finished test. */
export const { useGetPlanQuery, useGetReadinessQuery, useGetTopicsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is still to do today. */
    getPlan: build.query({
      ...asks((category: CategoryName) => requestTo(getPlan, { category })),
      providesTags: ['Tests', 'Preferences'],
    }),
    /** The chance to pass an exam today. Refused with `category-unavailable`. */
    getReadiness: build.query({
      ...asks((category: CategoryName) => requestTo(getReadiness, { category })),
      providesTags: ['Tests'],
    }),
    /** The category's topics, and how far each is mastered. */
    getTopics: build.query({
      ...asks((category: CategoryName) => requestTo(getTopics, { category })),
      providesTags: ['Tests'],
    }),
  }),
});
