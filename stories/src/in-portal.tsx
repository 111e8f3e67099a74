import { FORMATS, type Locale } from '@zielona-fala/contracts';
import type { Theme } from '@zielona-fala/contracts/portal';
import de from '@zielona-fala/web-kit/lang/de.json';
import en from '@zielona-fala/web-kit/lang/en.json';
import { BrowserRouter } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { createTestPortal } from '@zielona-fala/web-kit/testing/portal';
import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import type { Decorator } from 'storybook-react-rsbuild';

/** Polish stands in the code. */
const TRANSLATIONS = { pl: {}, en, de };

interface SurroundingsProps {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly children: ReactNode;
}

function Surroundings({ locale, theme, children }: SurroundingsProps) {
  const portal = useMemo(() => createTestPortal(), []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = locale;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
  }, [locale, theme]);
  return (
    <IntlProvider locale={FORMATS[locale]} defaultLocale={FORMATS.pl} messages={TRANSLATIONS[locale]}>
      <I18nProvider locale={locale}>
        <PortalProvider value={portal}>
          <BrowserRouter>{children}</BrowserRouter>
        </PortalProvider>
      </I18nProvider>
    </IntlProvider>
  );
}

/** What every page of the portal has around it, in the language and theme of the toolbar. */
export const inPortal: Decorator = (Story, { globals }) => (
  <Surroundings locale={globals.locale} theme={globals.theme}>
    <main>
      <Story />
    </main>
  </Surroundings>
);
