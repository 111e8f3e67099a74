import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RouteBook } from './route-book.ts';
import type { RouteMap } from './route-map.ts';

const RouteBookContext = createContext<RouteBook | null>(null);

export const RouteBookProvider = RouteBookContext.Provider;

/** The routes of all remotes; renders again when they change. @throws Error outside the shell */
export function useRouteMap(): RouteMap {
  const book = useContext(RouteBookContext);
  if (!book) throw new Error('useRouteMap needs a RouteBookProvider above it');
  return useSyncExternalStore(book.subscribe, book.get, book.get);
}
