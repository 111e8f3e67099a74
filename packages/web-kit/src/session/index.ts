export { ApiError, failureOf, isTransient } from './api-error.ts';
export { createBackoff } from './backoff.ts';
export { forConsole } from './for-console.ts';
export {
  PortalProvider,
  useHref,
  useInstanceHref,
  useLocale,
  usePortal,
  useSession,
  useUser,
} from './portal-context.ts';
export { retry } from './retry.ts';
export { createSession, type Session } from './session.ts';
export { singleFlight } from './single-flight.ts';
export { ownTimeZone, useTimeZone } from './time-zone.ts';
export { useCall } from './use-call.ts';
export { useRetrying } from './use-retrying.ts';
