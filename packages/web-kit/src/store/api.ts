import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiFailure, DeclaredRequest, PortalApi } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';

/** What the store hands to thunks. */
export interface StoreExtra {
  readonly client: PortalApi;
}

const baseQuery: BaseQueryFn<DeclaredRequest, unknown, ApiFailure> = async (argument, { extra, signal }) => {
  // remotes from before declared calls give the path of a read
  const call = (typeof argument === 'string' ? { path: argument } : argument) as DeclaredRequest;
  try {
    return { data: await (extra as StoreExtra).client.request({ signal, ...call }) };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.toFailure() };
    throw error;
  }
};

/** Kinds of cached answers that a write can make stale. */
const API_TAGS = ['Tests', 'Unfinished', 'Stats', 'Ranking'] as const;

/** The one RTK Query api of the portal; remotes inject their endpoints. A query is what `requestTo` makes. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: API_TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
