import type { SessionDto, StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** The signed-in devices, and their end, which is at once. */
export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Sessions'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSessions: build.query<readonly SessionDto[], void>({
        query: () => 'v1/auth/sessions',
        providesTags: ['Sessions'],
      }),
      endSession: build.mutation<StatusDto, string>({
        query: (id) => ({ path: `v1/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<StatusDto, void>({
        query: () => ({ path: 'v1/auth/sessions', method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
    }),
  });
