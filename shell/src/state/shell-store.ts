import { isCategoryName, type Locale } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';
import { browserMemory, clientActions, createPortalStore } from '@zielona-fala/web-kit/session';
import { shellReducer } from './shell-state.ts';

/** The portal's store with the shell's own part; the chosen category is kept between visits. */
export function createShellStore(client: PortalApi, locale: Locale) {
  const { store, portalStore } = createPortalStore(client);
  portalStore.inject('shell', shellReducer);

  const category = browserMemory.read('category');
  if (isCategoryName(category)) store.dispatch(clientActions.categorySelected(category));
  store.dispatch(clientActions.languageSelected(locale));
  store.subscribe(() => {
    const selected = store.getState().client.category;
    if (browserMemory.read('category') !== selected) browserMemory.write('category', selected);
  });
  return { store, portalStore };
}
