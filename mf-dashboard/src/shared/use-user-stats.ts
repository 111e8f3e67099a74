import type { CategoryName } from '@zielona-fala/contracts';
import { clientActions, selectUserStats, useDispatch, useSelector } from '@zielona-fala/web-kit/store';
import { useLayoutEffect } from 'react';
import { useGetCategoryStatsQuery } from './api/get-category-stats.ts';

/** Exams passed and failed in a category, from the client state; the server's newest answer is put there. */
export function useUserStats(category: CategoryName) {
  const dispatch = useDispatch();
  const { currentData: answer, error, refetch } = useGetCategoryStatsQuery(category);
  useLayoutEffect(() => {
    if (answer) dispatch(clientActions.statsLoaded(answer));
  }, [answer, dispatch]);
  const stats = useSelector(selectUserStats);
  return { data: stats?.category.name === category ? stats : undefined, error, refetch };
}
