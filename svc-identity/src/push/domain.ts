import { backoffMs } from '@zielona-fala/service-kit/process';

/** Where notifications to a device are sent, and the keys that encrypt them. */
export interface PushSubscription {
  /** Of the browser's push service. */
  readonly endpoint: string;
  /** The browser's public key, in base64url. */
  readonly p256dh: string;
  /** A secret of both sides, in base64url. */
  readonly auth: string;
  readonly since: Date;
}

/** Of one account; another one ends the one that was turned on first. */
export const MAX_PUSH_DEVICES = 10;

/**
 * What came of an attempt: `gone`, the browser takes none any more; `deferred`, it may be tried again; `refused`, it never
 * will be accepted.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | {
      readonly kind: 'deferred';
      readonly retryAfterMs?: number;
      /** Why there was no answer. */
      readonly error?: unknown;
    };

const RETRIES = { firstMs: 10_000, maxMs: 15 * 60_000 };

/** When to try again after `attempts` that failed. @param retryAfterMs what the push service asks for */
export function nextPushAttempt(attempts: number, retryAfterMs: number, now: Date): Date {
  return new Date(now.getTime() + Math.max(backoffMs(attempts, RETRIES), retryAfterMs));
}
