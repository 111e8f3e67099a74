import { FORMATS, type Locale } from '@zielona-fala/contracts';
import { type FirstHeading, NO_FACTS, PORTAL_CONTRACT, type Portal } from '@zielona-fala/contracts/portal';
import { createHolds } from '@zielona-fala/web-kit/observable';
import { navigate } from '@zielona-fala/web-kit/router';
import { createSession } from '@zielona-fala/web-kit/session';
import { createIntl, defineMessage } from 'react-intl';
import { createErrorReports } from './error-reports.ts';
import { createHeadWriter } from './head/head-writer.ts';
import { createLazyHeadBook } from './head/lazy-head-book.ts';
import { chosenLocale } from './i18n/locale-choice.ts';
import { createMessages } from './i18n/messages.ts';
import { shellMessages } from './i18n/shell-messages.ts';
import { createSwitchLocale } from './i18n/switch-locale.ts';
import { withTexts } from './i18n/with-texts.tsx';
import { createRouteBook, fetchRoutes } from './navigation/route-book.ts';
import { readAnewOnReturn } from './offline/read-anew-on-return.ts';
import { createSignOut } from './offline/sign-out.ts';
import { createCelebration } from './overlays/celebration.ts';
import { createDialogs } from './overlays/dialogs.ts';
import { loadQuestion } from './overlays/load-overlays.ts';
import { createToasts } from './overlays/toasts.ts';
import { type PageData, readPageData } from './page-data.ts';
import { createFederation } from './remotes/federation.ts';
import { isLossOfOwnCode } from './remotes/load-failure.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { createLazyStore } from './state/lazy-store.ts';
import { createTheme } from './state/theme.ts';
import { createReloads } from './updates/reloads.ts';
import { createUpdateWatch, fetchLatestBuild } from './updates/update-watch.ts';

const PENDING_LOGOUT = defineMessage({
  id: 'shell.logout.pending',
  defaultMessage:
    'Wylogowaliśmy Cię tutaj, ale serwer nie odpowiada. Dokończymy, gdy wróci: do tego czasu nie oddawaj nikomu tej przeglądarki.',
  description: 'The learner has signed out while the server was away',
});

/** Composition root of the shell: makes its parts and the portal that remotes get. */
export function createPortalApp() {
  const data = readPageData();
  const progressHolds = createHolds();
  const session = createSession({
    startProgress: progressHolds.hold,
    onLevel: () => void loadStore().then((parts) => parts?.openNextLevel()),
    onSignedOut() {
      store.get()?.forgetLearner();
      celebration.end();
      dialogs.dismiss();
    },
    onLogoutPending() {
      const title = portal.intl().formatMessage(PENDING_LOGOUT);
      const id = toasts.show({ severity: 'warn', title, life: 0 });
      return () => toasts.close(id);
    },
  });
  const errors = createErrorReports({ client: session.client, build: BUILD_ID });
  const { report } = errors;
  const routes = createRouteBook({
    written: data?.routes ?? null,
    fetchRoutes,
    onError: (error) => report('routes', error),
  });
  const start = routes.get().locate(location.pathname);
  const messages = createMessages({
    shell: shellMessages,
    written: data,
    onError: (error, name, locale) => report(`messages of ${name} in ${locale}`, error),
  });
  const theme = createTheme();
  const toasts = createToasts();
  const dialogs = createDialogs();
  const celebration = createCelebration((work) => {
    void loadStore().then((parts) => parts?.inCelebratingTab(work));
  });
  const updateHolds = createHolds();
  const reloads = createReloads({ isHeld: updateHolds.held.get });
  const frameHolds = createHolds();

  const store = createLazyStore({
    create: async () => (await import('./state/store-parts.tsx')).createStoreParts(session.client),
    onCreated({ selectLanguage, showProgress, readAnew }) {
      readAnewOnReturn({ session, isHeld: updateHolds.held.get, readAnew });
      const followLanguage = () => selectLanguage(messages.getShown().locale);
      followLanguage();
      messages.subscribe(followLanguage);
      const followProgress = () => showProgress(progressHolds.held.get());
      followProgress();
      progressHolds.held.subscribe(followProgress);
    },
  });
  const loadStore = () =>
    store.load().catch((error: unknown) => {
      report('store', error);
      return null;
    });

  const portal: Portal = {
    contract: PORTAL_CONTRACT,
    get store() {
      const parts = store.get();
      if (!parts) throw new Error('there is no store before a remote has asked for it by usesStore');
      return parts.portalStore;
    },
    api: session.client,
    session,
    theme,
    toasts,
    dialogs,
    celebration,
    locale: {
      current: () => messages.getShown().locale,
      switchTo: createSwitchLocale({ messages, routes }),
    },
    navigation: { go: navigate, holdUpdates: updateHolds.hold, hideFrame: frameHolds.hold },
    progress: { start: progressHolds.hold },
    signOut: createSignOut({ portal: () => portal, loadQuestion, report }),
    facts: data?.facts ?? NO_FACTS,
    firstHeading: firstHeadingOf(data),
    href: (page) => routes.href(page, messages.getShown().locale),
    instanceHref: (page, instance) => routes.get().instanceHref(page, instance, messages.getShown().locale),
    subscribeToHref: routes.subscribe,
    intl: () => {
      const { locale, texts } = messages.getShown();
      return createIntl({ locale: FORMATS[locale], messages: texts });
    },
  };

  const remotes = createRemoteHost({
    loader: createFederation(data?.entries ?? {}),
    mount: async (name, module) => {
      const { usesStore = true } = module;
      const [parts] = await Promise.all([
        usesStore ? store.load() : null,
        messages.add(name, (locale) => module.messages(locale)),
      ]);
      const pages = withTexts(module.routes(portal), { messages, name, firstPath: data?.rendered ?? null });
      return parts ? parts.withStore(pages) : pages;
    },
    onError(name, error) {
      report(`remote ${name}`, error);
      if (isLossOfOwnCode(error)) reloads.take();
    },
  });

  return {
    portal,
    session,
    store,
    loadStore,
    messages,
    errors,
    remotes,
    reloads,
    routes,
    heads: createLazyHeadBook({ onError: (error) => report('heads', error) }),
    headWriter: createHeadWriter(document),
    overlays: { toasts, dialogs, celebration },
    address: data?.rendered ?? undefined,
    rendered: data?.rendered ?? null,
    /** Whether the page came with the shell's texts in a language. */
    hasTextsIn: (locale: Locale) => data?.locale === locale && 'shell' in data.texts,
    start,
    startLocale: start.locale ?? chosenLocale(),
    updatesHeld: updateHolds.held,
    frameHidden: frameHolds.held,
    updates: createUpdateWatch({
      runningBuild: BUILD_ID,
      fetchLatest: fetchLatestBuild,
      refreshRoutes: routes.refresh,
      held: updateHolds.held,
    }),
  };
}

function firstHeadingOf(data: PageData | null): FirstHeading | null {
  if (!data?.rendered || !data.heading) return null;
  return { path: data.rendered, text: data.heading };
}

export type PortalApp = ReturnType<typeof createPortalApp>;
