import { LRUCache } from 'lru-cache';

/** Longer texts are not cached. */
interface Limits {
  readonly maxResults: number;
  readonly maxLength: number;
}

/** Callers cannot fill the memory. */
const FOR_TEXTS_OF_CALLERS: Limits = { maxResults: 10_000, maxLength: 256 };

/** Memoizes recent results of a function. Undefined results, as for rejected input, are not cached. */
export function remembered<Result>(
  work: (text: string) => Result,
  { maxResults, maxLength } = FOR_TEXTS_OF_CALLERS,
): (text: string) => Result {
  const known = new LRUCache<string, NonNullable<Result>>({ max: maxResults });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (result !== undefined && result !== null && text.length <= maxLength) known.set(text, result);
    return result;
  };
}
