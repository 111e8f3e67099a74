import {
  type PushDto,
  type RemindersChoice,
  type RemindersDto,
  subscriptionBody,
} from '@zielona-fala/contracts';
import { failureOf } from '@zielona-fala/web-kit/session';
import { useEffect, useState } from 'react';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useTurnOffPushMutation, useTurnOnPushMutation } from '../api/push.ts';
import { findEndpoint, isPushDenied, type PushFailure, subscribe, unsubscribe } from './device.ts';

/** Notifications on this device, as its browser and the server agree on them. */
export interface DevicePush {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Why they could not be turned on. */
  readonly failure: PushFailure | null;
  turn(isOn: boolean): Promise<void>;
}

/** @param save of the reminders. @returns whether it was done */
export function useDevicePush(
  push: PushDto,
  reminders: RemindersDto,
  save: (choice: RemindersChoice) => Promise<boolean>,
): DevicePush {
  const sayFailed = useActionFailed();
  const [turnOn] = useTurnOnPushMutation();
  const [turnOff] = useTurnOffPushMutation();
  const [endpoint, setEndpoint] = useState<string | null>(null);
  // the choice that is shown until a change is complete
  const [held, setHeld] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<PushFailure | null>(isPushDenied() ? 'denied' : null);

  useEffect(() => {
    findEndpoint().then(setEndpoint, () => undefined);
  }, []);

  const begin = async (publicKey: string): Promise<void> => {
    const subscribed = await subscribe(publicKey);
    setFailure(subscribed.failure ?? null);
    if (subscribed.failure !== undefined) return;
    const { subscription } = subscribed;
    const { error } = await turnOn({ body: subscriptionBody(subscription) });
    if (error) sayFailed(failureOf(error));
    if (error || !(await save({ push: true }))) return unsubscribe();
    setEndpoint(subscription.endpoint);
  };

  const end = async (): Promise<void> => {
    const { data, error } = await turnOff();
    if (error) return sayFailed(failureOf(error));
    await unsubscribe();
    setEndpoint(null);
    if (data.others === 0) await save({ push: false });
  };

  const isOnNow = reminders.push && endpoint !== null && endpoint === push.endpoint;

  return {
    isOn: held ?? isOnNow,
    isBusy: held !== null,
    failure,
    async turn(isOn) {
      setHeld(isOnNow);
      await (isOn && push.publicKey !== null ? begin(push.publicKey) : end());
      setHeld(null);
    },
  };
}
