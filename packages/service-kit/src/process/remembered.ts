import { LRUCache } from 'lru-cache';

const MOST = 10_000;
/** Longer texts are worked out anew, so that nobody fills the memory by what is remembered for them. */
const LONGEST = 256;

/** The same function, which does not work out again what it was asked lately. Undefined, as of what is refused, is not kept. */
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
