import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiFailure, ApiRequest, PortalApi } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';

/** What the store hands to thunks. */
export interface StoreExtra {
  readonly client: PortalApi;
}

const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiFailure> = async (
  argument,
  { extra, signal },
) => {
  const request = typeof argument === 'string' ? { path: argument } : argument;
  try {
    return { data: await (extra as StoreExtra).client.request({ signal, ...request }) };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.toFailure() };
    throw error;
  }
};

/** Kinds of cached answers that a write can make stale. */
const API_TAGS = ['Tests', 'Unfinished', 'Stats', 'Ranking'] as const;

/** The one RTK Query api of the portal; remotes inject their endpoints. A query is a path or an {@link ApiRequest}. */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: API_TAGS, endpoints: () => ({}) });
