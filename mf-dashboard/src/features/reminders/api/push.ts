import { getPush } from '@zielona-fala/contracts/api/push/get-push';
import { turnOffPush } from '@zielona-fala/contracts/api/push/turn-off-push';
import { turnOnPush } from '@zielona-fala/contracts/api/push/turn-on-push';
import { api, asks, onSuccess } from '../../../shared/api/api.ts';

/** Notifications on the device that asks. */
export const { useGetPushQuery, useTurnOnPushMutation, useTurnOffPushMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query({ ...asks(getPush), providesTags: ['Push'] }),
    turnOnPush: build.mutation({ ...asks(turnOnPush), invalidatesTags: onSuccess('Push') }),
    turnOffPush: build.mutation({ ...asks(turnOffPush), invalidatesTags: onSuccess('Push') }),
  }),
});
