import { failureOf } from '@zielona-fala/web-kit/session';
import { onUncaught } from '../on-uncaught.ts';
import { isLoadFailure } from './load-failure.ts';

/** What `fetch` and `import` of Chromium, Safari and Firefox say when the network fails. */
const NETWORK_FAILURE =
  /^(Failed to fetch|Load failed|NetworkError|error loading dynamically imported|Importing a module)/i;

const isNetworkFailure = (error: unknown): boolean =>
  failureOf(error)?.type === 'network' || (error instanceof TypeError && NETWORK_FAILURE.test(error.message));

/**
 * Whether a page cannot be trusted any more after it. Not when the browser refused or cancelled something, when the network
 * failed, when code did not arrive, or when the fault is of another origin, of which browsers tell nothing.
 */
const isFatal = (error: unknown): boolean =>
  (error instanceof Error || failureOf(error) !== null) &&
  !(error instanceof DOMException) &&
  !isLoadFailure(error) &&
  !isNetworkFailure(error);

/** A script that throws during evaluation counts as not loaded, which its importers report; it may belong to another page. */
const isEvaluatingScript = (): boolean => document.currentScript !== null;

/** Calls the listener with each fatal error that no code has caught. @returns ends it */
export const watchUncaught = (onError: (error: unknown) => void): (() => void) =>
  onUncaught((error) => {
    if (isFatal(error) && !isEvaluatingScript()) onError(error);
  });
