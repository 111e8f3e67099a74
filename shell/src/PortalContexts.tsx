import { FORMATS } from '@zielona-fala/contracts';
import { BrowserRouter } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { HeadProvider } from './head/useDocumentHead.ts';
import { RouteBookProvider } from './navigation/useRouteMap.ts';
import type { ScreenApp } from './screen-app.ts';
import { StorePartsProvider } from './state/useStoreParts.ts';

export interface PortalContextsProps {
  readonly app: Pick<
    ScreenApp,
    'portal' | 'store' | 'messages' | 'routes' | 'headWriter' | 'errors' | 'address'
  >;
  readonly children: ReactNode;
}

/** Contexts shared by the frame and the page, which are separate React roots. */
export function PortalContexts({ app, children }: PortalContextsProps) {
  const { subscribe, getShown } = app.messages;
  const { locale, texts } = useSyncExternalStore(subscribe, getShown, getShown);
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
              <BrowserRouter address={app.address}>{children}</BrowserRouter>
            </RouteBookProvider>
          </HeadProvider>
        </PortalProvider>
      </IntlProvider>
    </StorePartsProvider>
  );
}
