import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit';
import { isCategoryName, type Locale } from '@zielona-fala/contracts';
import type { PortalApi, PortalStore } from '@zielona-fala/contracts/portal';
import {
  api,
  browserMemory,
  clientActions,
  clientReducer,
  type StoreExtra,
} from '@zielona-fala/web-kit/session';

/** The portal's one store: client state, the RTK Query api, and what remotes inject. */
export function createPortalStore(client: PortalApi, locale: Locale) {
  const reducer = combineSlices({ client: clientReducer, [api.reducerPath]: api.reducer });
  const extraArgument: StoreExtra = { client };
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  });
  const injected = new Set<string>();

  const category = browserMemory.read('category');
  if (isCategoryName(category)) store.dispatch(clientActions.categorySelected(category));
  store.dispatch(clientActions.languageSelected(locale));
  store.subscribe(() => {
    const selected = store.getState().client.category;
    if (browserMemory.read('category') !== selected) browserMemory.write('category', selected);
  });

  const portalStore: PortalStore = {
    getState: store.getState,
    subscribe: store.subscribe,
    dispatch: store.dispatch,
    inject(key: string, added: Reducer) {
      if (injected.has(key)) return;
      injected.add(key);
      reducer.inject({ reducerPath: key, reducer: added });
      store.dispatch({ type: 'portal/injected', payload: key });
    },
  };
  return { store, portalStore };
}
