import { setupListeners } from '@reduxjs/toolkit/query/react';
import { isCategoryName, type Locale } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { api, clientActions, createPortalStore } from '@zielona-fala/web-kit/store';
import { readKeptState, writeKeptState } from './kept-state.ts';
import { inCelebratingTab } from './one-tab.ts';
import { shellActions, shellReducer } from './shell-state.ts';

/**
 * The portal's store with the shell's own part, and what the shell tells it. The chosen category and the learner's tests and
 * counts are kept between visits.
 */
export function createShellStore(client: PortalApi) {
  const { store, portalStore } = createPortalStore(client);
  portalStore.inject('shell', shellReducer);

  const category = browserMemory.read('selectedCategory');
  if (isCategoryName(category)) store.dispatch(clientActions.categorySelected(category));
  const kept = readKeptState();
  if (kept) store.dispatch(clientActions.restored(kept));
  let written = store.getState().client;
  let isForgetting = false;
  store.subscribe(() => {
    const { client: current } = store.getState();
    const isNew = current.allTests !== written.allTests || current.userStats !== written.userStats;
    // the session clears stored state, unless another tab has already stored that of the next learner
    if (isNew && !isForgetting) writeKeptState(current);
    // only what was chosen here: another tab may have chosen since
    if (current.category !== written.category || browserMemory.read('selectedCategory') === null)
      browserMemory.write('selectedCategory', current.category);
    written = current;
  });
  let refetchShown = (): void => undefined;
  // not at the browser's own event: the session comes back first
  setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    refetchShown = () => void dispatch(onOnline());
    return () => undefined;
  });
  return {
    store,
    portalStore,
    /** Reads all answers again that pages show, also those that are on their way, which may fail for want of a session. */
    async readAnew() {
      const running = store.dispatch(api.util.getRunningQueriesThunk());
      refetchShown();
      if (running.length === 0) return;
      await Promise.allSettled(running);
      refetchShown();
    },
    selectLanguage: (locale: Locale) => void store.dispatch(clientActions.languageSelected(locale)),
    /** In one tab, however many hear of the level at once. */
    openNextLevel: () => void inCelebratingTab(() => store.dispatch(shellActions.nextLevelModalOpened())),
    showProgress: (isLoading: boolean) => void store.dispatch(shellActions.progressLoadingToggled(isLoading)),
    forgetLearner() {
      isForgetting = true;
      store.dispatch(clientActions.learnerLeft());
      isForgetting = false;
      store.dispatch(api.util.resetApiState());
    },
  };
}
