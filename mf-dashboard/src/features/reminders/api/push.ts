import type { PushDto } from '@zielona-fala/contracts';
import { getPush } from '@zielona-fala/contracts/api/push/get-push';
import { turnOffPush } from '@zielona-fala/contracts/api/push/turn-off-push';
import { turnOnPush } from '@zielona-fala/contracts/api/push/turn-on-push';
import { api, asks } from '../../../shared/api/api.ts';

/** Notifications on the device that asks. A change answers with how it is then. */
const push = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query(asks(getPush)),
    turnOnPush: build.mutation({
      ...asks(turnOnPush),
      onQueryStarted: (_given, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answered(data)),
          () => undefined,
        ),
    }),
    turnOffPush: build.mutation({
      ...asks(turnOffPush),
      onQueryStarted: (_given, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answered(data)),
          () => undefined,
        ),
    }),
  }),
});

const answered = (answer: PushDto) => push.util.updateQueryData('getPush', undefined, () => answer);

export const { useGetPushQuery, useTurnOnPushMutation, useTurnOffPushMutation } = push;
