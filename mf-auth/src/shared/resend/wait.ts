import { MAIL_RESEND_MINUTES } from '@zielona-fala/contracts';
import type { ApiFailure } from '@zielona-fala/contracts/portal';

const WAIT_SECONDS = MAIL_RESEND_MINUTES * 60;

/** When the same mail can be asked again, in milliseconds since the epoch. */
export function resendMoment(now: number, waitSeconds: number = WAIT_SECONDS): number {
  return now + waitSeconds * 1000;
}

/** The same of a refused request, or null when it was refused for another reason. */
export function momentOfTooSoon(failure: ApiFailure, now: number): number | null {
  const tooSoon = failure.code === 'activation-link-too-soon' || failure.code === 'reset-link-too-soon';
  return tooSoon ? resendMoment(now, failure.retryAfter ?? WAIT_SECONDS) : null;
}
