/**
 * Names of errors of `fetch` and of a cache that fetches (`TypeError`, `NetworkError`), of a cache that is full, and of
 * workbox where neither network nor cache has the answer.
 */
const NAMES = ['TypeError', 'NetworkError', 'QuotaExceededError', 'no-response'];

/** Whether an error says that something could not be fetched, or found no space. */
export const isWithoutNetworkOrSpace = (error: unknown): boolean =>
  error instanceof Error && NAMES.includes(error.name);
