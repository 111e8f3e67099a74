import { FORMATS, type Locale } from '@zielona-fala/contracts';
import {
  branchTokens,
  type CompiledMessages,
  NO_FACTS,
  PAGE_ID_PREFIX,
  type RemoteModule,
  type RouteObject,
  type StructuredData,
  textToken,
} from '@zielona-fala/contracts/portal';
import { type FactSource, FactSourceContext } from '@zielona-fala/web-kit/facts';
import { BrowserRouter, useRoutes } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { createStaticPortal, renderStatic } from '@zielona-fala/web-kit/static';
import { IntlProvider } from 'react-intl';
import type { RenderedPage } from './rendered-page.ts';

export interface RenderParts {
  readonly remote: RemoteModule;
  /** The compiled texts of web-kit; the remote brings its own. */
  readonly kitTexts: Readonly<Record<Locale, CompiledMessages>>;
}

interface Page {
  readonly path: string;
  readonly locale: Locale;
}

const fail = (error: unknown): never => {
  throw error;
};

function Routes({ routes, path }: { readonly routes: RouteObject[]; readonly path: string }) {
  return useRoutes(routes) ?? fail(new Error(`no page stands at ${path}`));
}

/**
 * @returns renders a page of the remote with tokens in place of what is known at run time only
 * @public imported by the entry that render-bundle.ts writes
 */
export function createRender({ remote, kitTexts }: RenderParts) {
  return async ({ path, locale }: Page): Promise<RenderedPage> => {
    const texts: CompiledMessages = {
      ...kitTexts[locale],
      ...(await remote.messages(locale)),
    } as CompiledMessages;
    const structuredData: StructuredData[] = [];
    const tokens: FactSource = {
      text: textToken,
      branch: branchTokens,
      tell: (data) => void structuredData.push(data),
    };
    const portal = createStaticPortal({
      locale,
      messages: texts,
      facts: NO_FACTS,
      href: (page) => textToken(`href:${page}`),
    });
    const html = await renderStatic(
      <FactSourceContext value={tokens}>
        <IntlProvider locale={FORMATS[locale]} messages={texts} onError={fail}>
          <PortalProvider value={portal}>
            <BrowserRouter address={path}>
              <Routes routes={remote.routes(portal)} path={path} />
            </BrowserRouter>
          </PortalProvider>
        </IntlProvider>
      </FactSourceContext>,
      PAGE_ID_PREFIX,
    );
    return { html, structuredData };
  };
}
