import { LRUCache } from 'lru-cache';

const MOST = 10_000;
/** Longer texts are not cached, so that callers cannot fill the memory. */
const LONGEST = 256;

/** Memoizes recent results of a function. Undefined results, as for rejected input, are not cached. */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, NonNullable<Result>>({ max: MOST });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (result !== undefined && result !== null && text.length <= LONGEST) known.set(text, result);
    return result;
  };
}
