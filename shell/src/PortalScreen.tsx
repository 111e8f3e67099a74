import { Navigate, useLocation } from '@zielona-fala/web-kit/router';
import { useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { PortalApp } from './app.ts';
import { AuthFrame } from './frame/AuthFrame.tsx';
import { DashboardFrame } from './frame/DashboardFrame.tsx';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { SkipLink } from './frame/SkipLink.tsx';
import { Gate } from './guards/Gate.tsx';
import { useGate } from './guards/useGate.ts';
import { rememberLocale } from './i18n/locale-choice.ts';
import { usePathLocale } from './i18n/usePathLocale.ts';
import { placeOf, prefixedDashboard } from './navigation/place.ts';
import { useNavigationEffects } from './navigation/useNavigationEffects.ts';
import { Overlays } from './overlays/Overlays.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { RemotePages } from './remotes/RemotePages.tsx';
import { useUpdates } from './updates/useUpdates.ts';
import { useSmoothScroll } from './useSmoothScroll.ts';

const FRAMES = { public: PublicFrame, auth: AuthFrame, dashboard: DashboardFrame };

/** The whole screen at a path: frame, guard, and the remote's page. */
export function PortalScreen({ app }: { readonly app: PortalApp }) {
  const { pathname, search } = useLocation();
  const place = placeOf(pathname);
  const frameHidden = useSyncExternalStore(app.frameHidden.subscribe, app.frameHidden.get);
  const locale = usePathLocale(app.messages, place.locale);
  const decision = useGate(place.audience);
  useNavigationEffects(app.session);
  useUpdates(app.updates, app.updatesHeld);
  useSmoothScroll(!frameHidden);

  const prefixed = prefixedDashboard(pathname);
  if (prefixed) {
    rememberLocale(prefixed.locale);
    return <Navigate to={prefixed.path + search} replace />;
  }
  if (decision.kind === 'go') return <Navigate to={decision.to} replace />;
  const Frame = FRAMES[place.frame];
  return (
    <I18nProvider locale={locale}>
      <SkipLink />
      <Frame hidden={frameHidden}>
        {place.remote ? (
          <Gate decision={decision} retry={app.session.restore}>
            <RemotePages host={app.remotes} name={place.remote} />
          </Gate>
        ) : (
          <NotFoundPage />
        )}
      </Frame>
      <Overlays app={app} />
    </I18nProvider>
  );
}
