import { LRUCache } from 'lru-cache';

const MAX_RESULTS = 10_000;
/** Longer texts are not cached, so that callers cannot fill the memory. */
const MAX_LENGTH = 256;

/** Memoizes recent results of a function. Undefined results, as for rejected input, are not cached. */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, NonNullable<Result>>({ max: MAX_RESULTS });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (result !== undefined && result !== null && text.length <= MAX_LENGTH) known.set(text, result);
    return result;
  };
}
