import type { ApiRequest } from '@zielona-fala/contracts/portal';

/**
 * Gives the response to a call that the document made before the page's scripts were there, once; undefined when it was not
 * made, or for another sign-in than the one that this browser remembers.
 */
export type TakeAskedAhead = (request: ApiRequest) => Promise<Response> | undefined;

declare global {
  interface Window {
    askedAhead?: TakeAskedAhead | undefined;
  }
}
