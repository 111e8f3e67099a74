import type { Locale } from '@zielona-fala/contracts';
import { Navigate, useLocation } from '@zielona-fala/web-kit/router';
import { useInBrowser } from '@zielona-fala/web-kit/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { AuthFrame } from './frame/AuthFrame.tsx';
import { DashboardFrame } from './frame/DashboardFrame.tsx';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { SkipLink } from './frame/SkipLink.tsx';
import { Gate } from './guards/Gate.tsx';
import { useGate } from './guards/useGate.ts';
import { usePageHead } from './head/useDocumentHead.ts';
import { chosenLocale, rememberLocale, rememberLocaleOfPage } from './i18n/locale-choice.ts';
import type { Messages } from './i18n/messages.ts';
import { prefixedDashboard } from './navigation/route-map.ts';
import { usePageStart } from './navigation/usePageStart.ts';
import { useRouteMap } from './navigation/useRouteMap.ts';
import { Overlays } from './overlays/Overlays.tsx';
import { PagePlace } from './page/PagePlace.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import type { ScreenApp } from './screen-app.ts';
import { useStoreParts } from './state/useStoreParts.ts';
import { useUpdates } from './updates/useUpdates.ts';
import { useSmoothScroll } from './useSmoothScroll.ts';

const FRAMES = { public: PublicFrame, auth: AuthFrame, dashboard: DashboardFrame };

/** The whole screen at a path: frame, guard, and the remote's page. */
export function PortalScreen({ app }: { readonly app: ScreenApp }) {
  const { pathname, search } = useLocation();
  const map = useRouteMap();
  const destination = map.locate(pathname);
  const frameHidden = useSyncExternalStore(
    app.frameHidden.subscribe,
    app.frameHidden.get,
    app.frameHidden.get,
  );
  const { covered } = app.headWriter;
  const isCovered = useSyncExternalStore(covered.subscribe, covered.get, covered.get);
  const locale = usePathLocale(app.messages, destination.locale);
  usePageHead(app.heads, destination, locale);
  const decision = useGate(destination, map);
  const parts = useStoreParts();
  usePageStart(map);
  const { check } = app.session;
  // on each navigation, without blocking it
  useEffect(() => {
    if (pathname) void check();
  }, [check, pathname]);
  useUpdates(app.updates, app.updatesHeld, app.reloads);
  useSmoothScroll(!frameHidden);

  // they are for what happens; nothing has happened on the server
  const isLive = useInBrowser(() => true, false);

  const { refresh } = app.routes;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const isMissing = destination.kind === 'missing';
  // a remote that was deployed since this page was opened may have a page there
  useEffect(() => {
    if (isMissing && pathname) void refresh();
  }, [isMissing, pathname, refresh]);

  const prefixed = prefixedDashboard(pathname);
  if (prefixed) {
    rememberLocale(prefixed.locale);
    return <Navigate to={prefixed.path + search} replace />;
  }
  if (decision.kind === 'go') return <Navigate to={decision.to} replace />;
  const Frame = FRAMES[destination.kind === 'page' ? destination.page.frame : 'public'];
  const fillsWindow = destination.kind === 'page' && destination.page.fillsWindow === true;
  // until the page is there; what stands in its place needs ways to others
  const isFrameHidden = frameHidden || (fillsWindow && !isCovered);
  return (
    <>
      <SkipLink />
      <Frame hidden={isFrameHidden}>
        <Gate decision={decision} restoreSession={app.session.restore} refreshRoutes={refresh}>
          {parts && destination.kind === 'page' && destination.page.frame === 'dashboard' && !frameHidden ? (
            <parts.LastSeen restore={app.session.restore} />
          ) : null}
          {destination.kind === 'page' ? <PagePlace pages={app.pages} /> : <NotFoundPage />}
        </Gate>
      </Frame>
      {isLive && app.overlays ? <Overlays {...app.overlays} frameHidden={app.frameHidden} /> : null}
    </>
  );
}

/**
 * Shows the language of the path, or the learner's choice where the path has none.
 * @returns the language that is shown
 */
function usePathLocale(messages: Messages, ofPath: Locale | null): Locale {
  const shownLocale = () => messages.getShown().locale;
  const shown = useSyncExternalStore(messages.subscribe, shownLocale, shownLocale);
  useEffect(() => {
    if (ofPath) rememberLocaleOfPage(ofPath);
    const locale = ofPath ?? chosenLocale();
    if (messages.getShown().locale !== locale) void messages.show(locale);
  }, [messages, ofPath]);
  return shown;
}
