import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/**
 * What only a browser can tell.
 * @param elsewhere stands for it in HTML that was rendered without a browser, and while that is taken over
 */
export function useInBrowser<Value>(read: () => Value, elsewhere: Value): Value {
  return useSyncExternalStore(unchanging, read, () => elsewhere);
}
