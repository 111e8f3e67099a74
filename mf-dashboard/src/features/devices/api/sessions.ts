import { endOtherSessions } from '@zielona-fala/contracts/api/sessions/end-other-sessions';
import { endSession } from '@zielona-fala/contracts/api/sessions/end-session';
import { listSessions } from '@zielona-fala/contracts/api/sessions/list-sessions';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

/** The signed-in devices, and their end, which is at once. */
export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      getSessions: build.query({ ...asks(listSessions), providesTags: ['Sessions'] }),
      endSession: build.mutation({
        ...asks((id: string) => requestTo(endSession, { sessionId: id })),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation({ ...asks(endOtherSessions), invalidatesTags: ['Sessions'] }),
    }),
  });
