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

/** The latest response only: no earlier one while it is refetched, or after that has failed. */
export function fresh<Data>(query: FetchedQuery<Data>): LoadedQuery<FreshAnswer<Data>> {
  const { currentData: data, error, isFetching, fulfilledTimeStamp: receivedAt, refetch } = query;
  if (isFetching) return { refetch };
  if (error || data === undefined || receivedAt === undefined) return { error, refetch };
  return { currentData: { data, receivedAt }, refetch };
}
