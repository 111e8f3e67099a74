import type { PushDto } from '@zielona-fala/contracts';
import { getPush } from '@zielona-fala/contracts/api/push/get-push';
import { turnOffPush } from '@zielona-fala/contracts/api/push/turn-off-push';
import { turnOnPush } from '@zielona-fala/contracts/api/push/turn-on-push';
import { api, asks } from '../../../shared/api/api.ts';

/** Who made a change that fails is told of it there. */
const whenDone = (done: Promise<{ readonly data: PushDto }>, keep: (answer: PushDto) => void) =>
  done.then(
    ({ data }) => keep(data),
    () => undefined,
  );

/** Notifications on the device that asks. A change answers with how it is then. */
const push = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query(asks(getPush)),
    turnOnPush: build.mutation({
      ...asks(turnOnPush),
      onQueryStarted: (_given, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, (answer) => void dispatch(kept(answer))),
    }),
    turnOffPush: build.mutation({
      ...asks(turnOffPush),
      onQueryStarted: (_given, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, (answer) => void dispatch(kept(answer))),
    }),
  }),
});

const kept = (answer: PushDto) => push.util.updateQueryData('getPush', undefined, () => answer);

export const { useGetPushQuery, useTurnOnPushMutation, useTurnOffPushMutation } = push;
