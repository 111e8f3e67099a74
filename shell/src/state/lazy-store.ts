import { createObservable, type Observable } from '@zielona-fala/web-kit/observable';
import type { StoreParts } from './store-parts.tsx';

/** The store, loaded when first needed, or when the browser is idle. */
export interface LazyStore extends Pick<Observable<StoreParts | null>, 'get' | 'subscribe'> {
  /** Rejects when its code cannot be fetched; the next call tries again. */
  load(): Promise<StoreParts>;
}

export interface LazyStoreOptions {
  readonly create: () => Promise<StoreParts>;
  /** Tells the store what happened before it was there. */
  readonly onCreated: (parts: StoreParts) => void;
}

export function createLazyStore({ create, onCreated }: LazyStoreOptions): LazyStore {
  const parts = createObservable<StoreParts | null>(null);
  let creation: Promise<StoreParts> | null = null;

  const createOnce = async () => {
    try {
      const created = await create();
      onCreated(created);
      parts.set(created);
      return created;
    } catch (error) {
      creation = null;
      throw error;
    }
  };

  return {
    get: parts.get,
    subscribe: parts.subscribe,
    load() {
      creation ??= createOnce();
      return creation;
    },
  };
}
