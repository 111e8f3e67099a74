import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { forConsole } from './for-console.ts';

/** Requirement 8.1: each failed call is on the console. Without its query, which can hold a token. */
export function logFailure({ path }: ApiRequest, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the requirement asks for it
  console.warn('api', path.split('?')[0], forConsole(error));
}
