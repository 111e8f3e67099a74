import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LazyStore } from './lazy-store.ts';
import type { StoreParts } from './store-parts.tsx';

/** As in the HTML of the server, which has no store. */
const notLoaded = () => null;

const StoreContext = createContext<LazyStore | null>(null);

export const StorePartsProvider = StoreContext.Provider;

/** What needs the store; null until it is loaded. @throws Error outside the shell */
export function useStoreParts(): StoreParts | null {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStoreParts needs a StorePartsProvider above it');
  return useSyncExternalStore(store.subscribe, store.get, notLoaded);
}
