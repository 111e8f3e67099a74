import { isCategoryName, type Locale } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';
import { clientActions, createPortalStore } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { shellReducer } from './shell-state.ts';

/** The portal's store with the shell's own part; the chosen category is kept between visits. */
export function createShellStore(client: PortalApi, locale: Locale) {
  const { store, portalStore } = createPortalStore(client);
  portalStore.inject('shell', shellReducer);

  const category = browserMemory.read('selectedCategory');
  if (isCategoryName(category)) store.dispatch(clientActions.categorySelected(category));
  store.dispatch(clientActions.languageSelected(locale));
  store.subscribe(() => {
    const selected = store.getState().client.category;
    if (browserMemory.read('selectedCategory') !== selected)
      browserMemory.write('selectedCategory', selected);
  });
  return { store, portalStore };
}
