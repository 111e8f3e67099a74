import { FORMATS } from '@zielona-fala/contracts';
import { createBrowserRouter, RouterProvider } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { PortalApp } from './app.ts';
import { RouteBookProvider } from './navigation/useRouteMap.ts';
import { PortalScreen } from './PortalScreen.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { report } from './report.ts';

/** The only router: one route, because what stands at a path is decided by the routes that the remotes tell, as on the server. */
export function Root({ app }: { readonly app: PortalApp }) {
  const { locale, texts } = useSyncExternalStore(app.messages.subscribe, app.messages.getShown);
  const router = useMemo(
    () =>
      createBrowserRouter([{ path: '*', element: <PortalScreen app={app} />, errorElement: <ErrorPage /> }]),
    [app],
  );
  useEffect(() => app.navigator.join((path, options) => void router.navigate(path, options)), [app, router]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Provider store={app.store}>
      <IntlProvider locale={FORMATS[locale]} messages={texts} onError={(error) => report('message', error)}>
        <PortalProvider value={app.portal}>
          <RouteBookProvider value={app.routes}>
            <RouterProvider router={router} />
          </RouteBookProvider>
        </PortalProvider>
      </IntlProvider>
    </Provider>
  );
}
