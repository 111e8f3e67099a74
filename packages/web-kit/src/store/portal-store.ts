import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit';
import type { PortalApi, PortalStore } from '@zielona-fala/contracts/portal';
import { api, type StoreExtra } from './api.ts';
import { clientReducer } from './client-state.ts';

/** A portal's one store: client state, the RTK Query api over `client`, and what is injected. */
export function createPortalStore(client: PortalApi) {
  const reducer = combineSlices({ client: clientReducer, [api.reducerPath]: api.reducer });
  const extraArgument: StoreExtra = { client };
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  });
  const injected = new Set<string>();
  const portalStore: PortalStore = {
    getState: store.getState,
    subscribe: store.subscribe,
    dispatch: store.dispatch,
    inject(key: string, added: Reducer) {
      if (injected.has(key)) return;
      injected.add(key);
      reducer.inject({ reducerPath: key, reducer: added });
      // a reducer creates its state at the next action
      store.dispatch({ type: 'portal/injected', payload: key });
    },
  };
  return { store, portalStore };
}
