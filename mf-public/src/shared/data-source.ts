import { use } from 'react';

/**
 * Data of pages of one kind, by the name of the instance: loaded at first use and kept. After a failed load the next use
 * loads anew.
 * @param load imports the data
 * @returns a hook that gives the data; the component suspends while it is on its way
 */
export function dataSource<Data>(
  load: (name: string) => Promise<{ readonly default: Data }>,
): (name: string) => Data {
  const known = new Map<string, Promise<Data>>();
  const get = (name: string): Promise<Data> => {
    const loading = load(name).then(
      ({ default: data }) => data,
      (error: unknown) => {
        known.delete(name);
        throw error;
      },
    );
    known.set(name, loading);
    return loading;
  };
  return (name) => use(known.get(name) ?? get(name));
}
