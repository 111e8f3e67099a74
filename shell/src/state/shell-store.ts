import { isCategoryName, type Locale } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { api, clientActions, createPortalStore } from '@zielona-fala/web-kit/store';
import { shellActions, shellReducer } from './shell-state.ts';

/** The portal's store with the shell's own part, and what the shell tells it. The chosen category is kept between visits. */
export function createShellStore(client: PortalApi) {
  const { store, portalStore } = createPortalStore(client);
  portalStore.inject('shell', shellReducer);

  const category = browserMemory.read('selectedCategory');
  if (isCategoryName(category)) store.dispatch(clientActions.categorySelected(category));
  store.subscribe(() => {
    const selected = store.getState().client.category;
    if (browserMemory.read('selectedCategory') !== selected)
      browserMemory.write('selectedCategory', selected);
  });
  return {
    store,
    portalStore,
    selectLanguage: (locale: Locale) => void store.dispatch(clientActions.languageSelected(locale)),
    openNextLevel: () => void store.dispatch(shellActions.nextLevelModalOpened()),
    showProgress: (isLoading: boolean) => void store.dispatch(shellActions.progressLoadingToggled(isLoading)),
    forgetLearner() {
      store.dispatch(clientActions.learnerLeft());
      store.dispatch(api.util.resetApiState());
    },
  };
}
