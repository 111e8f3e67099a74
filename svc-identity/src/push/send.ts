import type { PushMessage } from '@zielona-fala/contracts';
import type { Clock } from '@zielona-fala/service-kit/process';
import webPush from 'web-push';
import type { PushOutcome, PushSubscription } from './domain.ts';
import { isOfPushService } from './services.ts';
import { publicKeyOf } from './vapid.ts';

const TIMEOUT_MS = 5000;
/** One replaces another that was not delivered yet. */
const TOPIC = 'reminder';
const GONE: ReadonlySet<number> = new Set([404, 410]);
const TOO_MANY = 429;
const SERVER_ERRORS = 500;

/** Sends a notification to a device; never rejects. @param until from when on nobody keeps it for the device */
export type SendPush = (
  subscription: PushSubscription,
  message: PushMessage,
  until: Date,
) => Promise<PushOutcome>;

/** @param privateKey signs what is sent. @param services that are called. @param subject who to ask about it */
export function createSendPush(parts: {
  readonly privateKey: string;
  readonly services: string;
  readonly subject: string;
  readonly clock: Clock;
}): SendPush {
  const { privateKey, services, subject, clock } = parts;
  const vapidDetails = { subject, publicKey: publicKeyOf(privateKey), privateKey };

  const post = async (
    { endpoint, p256dh, auth }: PushSubscription,
    message: PushMessage,
    until: Date,
  ): Promise<Response> => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails,
        TTL: Math.floor((until.getTime() - clock.now().getTime()) / 1000),
        topic: TOPIC,
        contentEncoding: webPush.supportedContentEncodings.AES_128_GCM,
      },
    );
    return fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };

  return async (subscription, message, until) => {
    if (!isOfPushService(subscription.endpoint, services)) return { kind: 'refused' };
    try {
      const response = await post(subscription, message, until);
      await response.body?.cancel();
      return outcomeOf(response);
    } catch (error) {
      // unreachable, or too slow
      return { kind: 'deferred', error };
    }
  };
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' };
  if (GONE.has(status)) return { kind: 'gone' };
  if (status !== TOO_MANY && status < SERVER_ERRORS) return { kind: 'refused' };
  const seconds = Number(headers.get('retry-after'));
  return { kind: 'deferred', retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : 0 };
}
