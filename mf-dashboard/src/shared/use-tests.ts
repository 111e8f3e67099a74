import type { CategoryName, TestDto } from '@zielona-fala/contracts';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { requestTo } from '@zielona-fala/contracts/portal';
import { clientActions, selectAllTests, useDispatch, useSelector } from '@zielona-fala/web-kit/store';
import { useLayoutEffect, useMemo } from 'react';
import { api, asks } from './api/api.ts';

/** The learner's tests of a category, newest first, without questions. */
const { useListTestsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTests: build.query({
      ...asks((category: CategoryName) => requestTo(listTests, { category })),
      providesTags: ['Tests'],
    }),
  }),
});

const NONE: readonly TestDto[] = [];

/** The learner's tests of a category, newest first, from the client state; the server's newest answer is put there. */
export function useTests(category: CategoryName) {
  const dispatch = useDispatch();
  const { currentData: answer, error, refetch } = useListTestsQuery(category);
  useLayoutEffect(() => {
    if (answer) dispatch(clientActions.testsLoaded({ category, tests: answer }));
  }, [answer, category, dispatch]);
  const all = useSelector(selectAllTests);
  const own = useMemo(() => all.filter((test) => test.category.name === category), [all, category]);
  const isKnownEmpty = answer?.length === 0;
  return { currentData: own.length > 0 ? own : isKnownEmpty ? NONE : undefined, error, refetch };
}
