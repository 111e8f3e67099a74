import type { CategoryName, PlanDto, ReadinessDto, TopicProgressDto } from '@zielona-fala/contracts';
import { getPlan } from '@zielona-fala/contracts/api/study/get-plan';
import { getReadiness } from '@zielona-fala/contracts/api/study/get-readiness';
import { getTopics } from '@zielona-fala/contracts/api/study/get-topics';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** What to learn next, and how the learner stands. Changed by each answer and each finished test. */
export const { useGetPlanQuery, useGetReadinessQuery, useGetTopicsQuery } = api
  .enhanceEndpoints({ addTagTypes: ['Preferences'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What is still to do today. */
      getPlan: build.query<PlanDto, CategoryName>({
        query: (category) => requestTo(getPlan, { category }),
        providesTags: ['Tests', 'Preferences'],
      }),
      /** The chance to pass an exam today. Refused with `category-unavailable`. */
      getReadiness: build.query<ReadinessDto, CategoryName>({
        query: (category) => requestTo(getReadiness, { category }),
        providesTags: ['Tests'],
      }),
      /** The category's topics, and how far each is mastered. */
      getTopics: build.query<readonly TopicProgressDto[], CategoryName>({
        query: (category) => requestTo(getTopics, { category }),
        providesTags: ['Tests'],
      }),
    }),
  });
