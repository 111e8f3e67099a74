import type { TestDto } from '@zielona-fala/contracts';
import { findUnfinished } from '@zielona-fala/contracts/api/exams/find-unfinished';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../shared/api/api.ts';
import { useGetTestQuery } from '../../shared/api/get-test.ts';

/** The learner's test under way, with what its own calls take: language and category. */
const { useFindUnfinishedQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findUnfinished: build.query({
      ...asks(() => requestTo(findUnfinished, { query: { detail: true } })),
      providesTags: ['Unfinished'],
    }),
  }),
});

/** An exam that waits for its learner. */
export interface UnfinishedExam {
  readonly test: TestDto;
  /** When `test` came, in milliseconds of this browser's clock. */
  readonly receivedAt: number;
}

/** The learner's exam under way; null when there is none or it cannot be known; undefined while it is being asked for. */
export function useUnfinishedExam(): UnfinishedExam | null | undefined {
  const found = useFindUnfinishedQuery(undefined, { refetchOnMountOrArgChange: true });
  const { testId = null, lang, categoryName } = found.data ?? {};
  const { data, fulfilledTimeStamp, isLoading } = useGetTestQuery(
    { testId: testId ?? 0, ...(lang && { lang }), ...(categoryName && { cat: categoryName }) },
    { skip: testId === null, refetchOnMountOrArgChange: true },
  );
  if (found.isLoading || isLoading) return undefined;
  if (testId === null || data?.testId !== testId || data.status !== 'unfinished') return null;
  return fulfilledTimeStamp === undefined ? null : { test: data, receivedAt: fulfilledTimeStamp };
}
