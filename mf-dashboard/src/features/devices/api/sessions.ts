import type { SessionDto, StatusDto } from '@zielona-fala/contracts';
import { endOtherSessions } from '@zielona-fala/contracts/api/sessions/end-other-sessions';
import { endSession } from '@zielona-fala/contracts/api/sessions/end-session';
import { listSessions } from '@zielona-fala/contracts/api/sessions/list-sessions';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** The signed-in devices, and their end, which is at once. */
export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Sessions'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSessions: build.query<readonly SessionDto[], void>({
        query: () => requestTo(listSessions),
        providesTags: ['Sessions'],
      }),
      endSession: build.mutation<StatusDto, string>({
        query: (id) => requestTo(endSession, { sessionId: id }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<StatusDto, void>({
        query: () => requestTo(endOtherSessions),
        invalidatesTags: ['Sessions'],
      }),
    }),
  });
