import { PORTAL_CONTRACT, type Portal, type RemoteModule } from '@zielona-fala/contracts/portal';
import { createHolds, createPortalStore, createTheme } from '@zielona-fala/web-kit/host';
import { createBrowserRouter } from '@zielona-fala/web-kit/router';
import { api, browserMemory, clientActions, createSession } from '@zielona-fala/web-kit/session';
import { createIntl } from 'react-intl';
import { createNotices } from './notices.ts';
import { PageList } from './PageList.tsx';
import { StandalonePage } from './StandalonePage.tsx';
import { createTexts, type TextsOf } from './texts.ts';

export interface StandaloneOptions {
  /** Name of the remote, e.g. `dashboard`. */
  readonly name: string;
  readonly remote: RemoteModule;
  /** The compiled texts of web-kit; the remote brings its own. */
  readonly kitTexts: TextsOf;
}

/** Composition root of a remote's own page: the real session, store and router, and the plainest of the rest. */
export function createStandaloneApp({ name, remote, kitTexts }: StandaloneOptions) {
  // whoever is signed in at the portal of this host is signed in here too: the cookie is asked at once
  browserMemory.write('signedIn', '1');
  const notices = createNotices();
  const texts = createTexts([kitTexts, remote.messages]);
  const frameHolds = createHolds();
  const session = createSession({
    onLevel: ({ level }) => {
      notices.show({ severity: 'info', title: `Level ${level}` });
      store.dispatch(api.util.invalidateTags(['Level', 'User']));
    },
    onSignedOut: () => {
      store.dispatch(clientActions.learnerLeft());
      store.dispatch(api.util.resetApiState());
    },
  });
  const { store, portalStore } = createPortalStore(session.client, texts.shown.get().locale);
  const portal: Portal = {
    contract: PORTAL_CONTRACT,
    store: portalStore,
    api: session.client,
    session,
    theme: createTheme(),
    toasts: notices,
    dialogs: { confirm: async ({ title, text }) => window.confirm(`${title}\n\n${text}`) },
    locale: {
      current: () => texts.shown.get().locale,
      async switchTo(locale) {
        browserMemory.write('language', locale);
        await texts.show(locale);
        store.dispatch(clientActions.languageSelected(locale));
      },
    },
    navigation: {
      go: (path, options) => void router.navigate(path, options),
      holdUpdates: createHolds().hold,
      hideFrame: frameHolds.hold,
    },
    progress: { start: createHolds().hold },
    intl: () => {
      const { locale, texts: messages } = texts.shown.get();
      return createIntl({ locale, messages });
    },
  };
  const pages = remote.routes(portal);
  const app = { name, portal, session, store, texts, notices, frameHidden: frameHolds.held };
  const paths = pages.flatMap(({ path }) => path ?? []);
  const router = createBrowserRouter([
    {
      element: <StandalonePage app={app} />,
      children: [...pages, { path: '*', element: <PageList paths={paths} /> }],
    },
  ]);
  return { ...app, router };
}

export type StandaloneApp = Omit<ReturnType<typeof createStandaloneApp>, 'router'>;
