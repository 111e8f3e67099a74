import type { PortalApi, RouteObject } from '@zielona-fala/contracts/portal';
import { Provider } from 'react-redux';
import { CategoryMenu } from '../frame/CategoryMenu.tsx';
import { CelebrationDialog } from '../overlays/CelebrationDialog.tsx';
import { ProgressLine } from '../overlays/ProgressLine.tsx';
import { inCelebratingTab } from './one-tab.ts';
import { createShellStore } from './shell-store.ts';

/** Everything of the shell that needs Redux, in one chunk. Its components stand within its `Provider`. */
export function createStoreParts(client: PortalApi) {
  const shellStore = createShellStore(client);
  return {
    ...shellStore,
    Provider,
    CategoryMenu,
    CelebrationDialog,
    inCelebratingTab,
    ProgressLine,
    /** Pages that can use the store. */
    withStore: (routes: readonly RouteObject[]): RouteObject[] =>
      routes.map(({ element, ...route }) => ({
        ...route,
        element: <Provider store={shellStore.store}>{element}</Provider>,
      })),
  };
}

export type StoreParts = ReturnType<typeof createStoreParts>;
