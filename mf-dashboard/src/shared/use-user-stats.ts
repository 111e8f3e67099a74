import type { CategoryName } from '@zielona-fala/contracts';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { requestTo } from '@zielona-fala/contracts/portal';
import { clientActions, selectUserStats, useDispatch, useSelector } from '@zielona-fala/web-kit/store';
import { useLayoutEffect } from 'react';
import { api, asks } from './api/api.ts';

/** Exams passed and failed in a category. */
const { useGetCategoryStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryStats: build.query({
      ...asks((category: CategoryName) => requestTo(getCategoryStats, { category })),
      providesTags: ['Stats'],
    }),
  }),
});

/** Exams passed and failed in a category, from the client state; the server's newest answer is put there. */
export function useUserStats(category: CategoryName) {
  const dispatch = useDispatch();
  const { currentData: answer, error, refetch } = useGetCategoryStatsQuery(category);
  useLayoutEffect(() => {
    if (answer) dispatch(clientActions.statsLoaded(answer));
  }, [answer, dispatch]);
  const stats = useSelector(selectUserStats);
  return { currentData: stats?.category.name === category ? stats : undefined, error, refetch };
}
