import type { LoadedQuery } from '../ui/Loaded.tsx';

interface FetchedQuery<Data> extends LoadedQuery<Data> {
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** An answer and when it came. */
export interface FreshAnswer<Data> {
  readonly data: Data;
  readonly receivedAt: number;
}

/** The newest answer alone: none of before while it is fetched anew, nor where that failed. */
export function fresh<Data>(query: FetchedQuery<Data>): LoadedQuery<FreshAnswer<Data>> {
  const { data, error, isFetching, fulfilledTimeStamp: receivedAt, refetch } = query;
  if (isFetching) return { refetch };
  if (error || data === undefined || receivedAt === undefined) return { error, refetch };
  return { data: { data, receivedAt }, refetch };
}
