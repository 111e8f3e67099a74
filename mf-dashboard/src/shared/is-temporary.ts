import { failureOf, isTransient } from '@zielona-fala/web-kit/session';

/** Unauthorized or forbidden: succeeds once the session has been renewed. */
const OF_THE_SESSION: readonly (number | undefined)[] = [401, 403];

/** True when another attempt can succeed: no network, server unavailable, too many calls, or the session is being renewed. */
export const isTemporary = (error: unknown): boolean =>
  isTransient(error) || OF_THE_SESSION.includes(failureOf(error)?.status);
