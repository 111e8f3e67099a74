import type { TestStandingDto } from '@zielona-fala/contracts';
import { findUnfinished } from '@zielona-fala/contracts/api/exams/find-unfinished';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../shared/api/api.ts';
import type { TestView } from '../../shared/api/get-test.ts';

const { useFindUnfinishedQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findUnfinished: build.query({
      ...asks(() => requestTo(findUnfinished, { query: { detail: true } })),
      providesTags: ['Unfinished'],
    }),
  }),
});

/** A test that waits for its learner. */
export interface UnfinishedTest extends TestView, TestStandingDto {
  /** When it was told, in milliseconds of this browser's clock. */
  readonly receivedAt: number;
}

/** The learner's test under way; null when there is none or it cannot be known; undefined while it is being asked for. */
export function useUnfinishedTest(): UnfinishedTest | null | undefined {
  const { data, fulfilledTimeStamp, isLoading } = useFindUnfinishedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return undefined;
  const { testId = null, lang, categoryName: cat, standing } = data ?? {};
  if (testId === null || !lang || !cat || !standing || fulfilledTimeStamp === undefined) return null;
  return { testId, lang, cat, ...standing, receivedAt: fulfilledTimeStamp };
}
