import { FORMATS } from '@zielona-fala/contracts';
import {
  LINKS,
  NO_FACTS,
  PORTAL_CONTRACT,
  type Portal,
  type PortalTheme,
  pathIn,
  REMOTE_PREFIXES,
  type RemoteModule,
  type RouteTable,
  type Theme,
} from '@zielona-fala/contracts/portal';
import { createHolds, createObservable } from '@zielona-fala/web-kit/observable';
import { navigate } from '@zielona-fala/web-kit/router';
import { createSession } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { api, clientActions, createPortalStore } from '@zielona-fala/web-kit/store';
import { createIntl } from 'react-intl';
import { createNotices } from './notices.ts';
import { createTexts, type TextsOf } from './texts.ts';

export interface StandaloneOptions {
  /** Name of the remote, e.g. `dashboard`. */
  readonly name: string;
  readonly remote: RemoteModule;
  /** The remote's own pages. */
  readonly routeTable: RouteTable;
  /** The compiled texts of web-kit; the remote brings its own. */
  readonly kitTexts: TextsOf;
}

/** Composition root of a remote's own page: the real session, store and router, and minimal versions of the rest. */
export function createStandaloneApp({ name, remote, routeTable, kitTexts }: StandaloneOptions) {
  // the refresh cookie is shared with a portal of the same host: restore its session
  browserMemory.write('signedIn', '1');
  const notices = createNotices();
  const texts = createTexts([kitTexts, remote.messages]);
  const frameHolds = createHolds();
  const { hold: startProgress } = createHolds();
  const session = createSession({
    startProgress,
    onLevel: ({ level }) => void notices.show({ severity: 'info', title: `Level ${level}` }),
    onSignedOut: () => {
      store.dispatch(clientActions.learnerLeft());
      store.dispatch(api.util.resetApiState());
    },
    onLogoutPending: () => {
      const id = notices.show({ severity: 'warn', title: 'Logout pending' });
      return () => notices.close(id);
    },
  });
  const { store, portalStore } = createPortalStore(session.client);
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
        browserMemory.write('selectedLanguage', locale);
        await texts.show(locale);
        store.dispatch(clientActions.languageSelected(locale));
      },
    },
    navigation: {
      go: navigate,
      holdUpdates: createHolds().hold,
      hideFrame: frameHolds.hold,
    },
    progress: { start: startProgress },
    facts: NO_FACTS,
    // other remotes are not here: the way to them ends at the list of our own pages
    href(page) {
      const own = routeTable[page];
      return own ? pathIn(own.paths, texts.shown.get().locale) : REMOTE_PREFIXES[LINKS[page]][0];
    },
    subscribeToHref: () => () => undefined,
    intl: () => {
      const { locale, texts: messages } = texts.shown.get();
      return createIntl({ locale: FORMATS[locale], messages });
    },
  };
  const page = { name, routes: remote.routes(portal), frameHidden: frameHolds.held, notices };
  return { portal, session, store, texts, page };
}

/** Follows the system until another theme is chosen; forgets the choice with the page. */
function createTheme(): PortalTheme {
  const chosen = createObservable<Theme>('system');
  return {
    current: chosen.get,
    subscribe: chosen.subscribe,
    choose(theme) {
      if (theme === 'system') document.documentElement.removeAttribute('data-theme');
      else document.documentElement.dataset.theme = theme;
      chosen.set(theme);
    },
  };
}
