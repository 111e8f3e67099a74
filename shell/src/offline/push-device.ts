import { subscriptionBody } from '@zielona-fala/contracts';
import { getPush } from '@zielona-fala/contracts/api/push/get-push';
import { turnOnPush } from '@zielona-fala/contracts/api/push/turn-on-push';
import { type Portal, requestTo } from '@zielona-fala/contracts/portal';

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends the notifications on this device, which the server ended with the session. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/** Tells the server where notifications to this device go now, if the browser changed that since it was told. */
export async function renewSubscription(api: Portal['api']): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  const { endpoint } = await api.request(requestTo(getPush));
  if (endpoint === null || endpoint === subscription.endpoint) return;
  await api.request(requestTo(turnOnPush, { body: subscriptionBody(subscription) }));
}
