import { FORMATS } from '@zielona-fala/contracts';
import { BrowserRouter } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import type { PortalApp } from './app.ts';
import { HeadProvider } from './head/useDocumentHead.ts';
import { RouteBookProvider } from './navigation/useRouteMap.ts';
import { PortalBoundary } from './PortalBoundary.tsx';
import { PortalScreen } from './PortalScreen.tsx';
import { StorePartsProvider } from './state/useStoreParts.ts';

/** What everything stands in. What stands at a path is decided by the routes that the remotes tell, as on the server. */
export function Root({ app }: { readonly app: PortalApp }) {
  const { locale, texts } = useSyncExternalStore(app.messages.subscribe, app.messages.getShown);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <StorePartsProvider value={app.store}>
      <IntlProvider
        locale={FORMATS[locale]}
        messages={texts}
        onError={(error) => app.errors.report('message', error)}
      >
        <PortalProvider value={app.portal}>
          <HeadProvider value={app.headWriter}>
            <RouteBookProvider value={app.routes}>
              <BrowserRouter>
                <PortalBoundary report={app.errors.report} reloads={app.reloads}>
                  <PortalScreen app={app} />
                </PortalBoundary>
              </BrowserRouter>
            </RouteBookProvider>
          </HeadProvider>
        </PortalProvider>
      </IntlProvider>
    </StorePartsProvider>
  );
}
