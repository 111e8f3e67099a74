import { FORMATS, isLocale } from '@zielona-fala/contracts';
import { languagePrefixOf } from '@zielona-fala/contracts/portal';
import { BrowserRouter } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import '@zielona-fala/web-kit/styles.css';
import { createStandaloneApp, type StandaloneOptions } from './app.ts';
import { StandalonePage } from './StandalonePage.tsx';

export type { StandaloneOptions };

function Root({ app }: { readonly app: ReturnType<typeof createStandaloneApp> }) {
  const { shown } = app.texts;
  const { locale, texts } = useSyncExternalStore(shown.subscribe, shown.get);
  return (
    <Provider store={app.store}>
      <IntlProvider locale={FORMATS[locale]} messages={texts}>
        <I18nProvider locale={locale}>
          <PortalProvider value={app.portal}>
            <BrowserRouter>
              <StandalonePage {...app.page} />
            </BrowserRouter>
          </PortalProvider>
        </I18nProvider>
      </IntlProvider>
    </Provider>
  );
}

/** Shows a remote alone, outside the shell. Used by its development server only. */
export async function startStandalone(options: StandaloneOptions, container: Element): Promise<void> {
  const app = createStandaloneApp(options);
  const remembered = browserMemory.read('selectedLanguage');
  const chosen = isLocale(remembered) ? remembered : app.portal.locale.current();
  await app.portal.locale.switchTo(languagePrefixOf(location.pathname) ?? chosen);
  void app.session.restore();
  createRoot(container).render(<Root app={app} />);
}
