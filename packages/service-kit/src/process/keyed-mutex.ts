/**
 * Runs pieces of work of one name one after the other, as they come; what one fails with does not touch the next. Work
 * of several processes meets all the same: it spares conflicts, it does not exclude them.
 */
export function createKeyedMutex(): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const own = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, own);
    try {
      return await own;
    } finally {
      if (last.get(name) === own) last.delete(name);
    }
  };
}
