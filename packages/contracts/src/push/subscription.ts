import type { PushSubscriptionBody } from '../api/push/turn-on-push.ts';

/** A browser's `PushSubscription`, as far as it is read. */
interface Subscription {
  toJSON(): { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> };
}

/** What the server is told of a subscription. */
export function subscriptionBody(subscription: Subscription): PushSubscriptionBody {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}
