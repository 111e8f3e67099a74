import type { PortalApi, RouteObject } from '@zielona-fala/contracts/portal';
import { Provider } from 'react-redux';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { CategoryMenu } from '../frame/CategoryMenu.tsx';
import { LastSeen } from '../frame/LastSeen.tsx';
import { Streak } from '../frame/Streak.tsx';
import { Celebration } from '../overlays/Celebration.tsx';
import { ProgressLine } from '../overlays/ProgressLine.tsx';
import { inCelebratingTab } from './one-tab.ts';
import { createShellStore } from './shell-store.ts';

/** Everything of the shell that needs Redux or that public pages lack, in one chunk. Its components are rendered within its `Provider`. */
export function createStoreParts(client: PortalApi) {
  const shellStore = createShellStore(client);
  return {
    ...shellStore,
    Provider,
    AccountMenu,
    CategoryMenu,
    Celebration,
    inCelebratingTab,
    LastSeen,
    ProgressLine,
    Streak,
    /** Pages that can use the store. */
    withStore: (routes: readonly RouteObject[]): RouteObject[] =>
      routes.map(({ element, ...route }) => ({
        ...route,
        element: <Provider store={shellStore.store}>{element}</Provider>,
      })),
  };
}

export type StoreParts = ReturnType<typeof createStoreParts>;
