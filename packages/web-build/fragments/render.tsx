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

const portalIn = (locale: Locale, messages: CompiledMessages) =>
  createStaticPortal({ locale, messages, facts: NO_FACTS, href: (page) => textToken(`href:${page}`) });

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
    const portal = portalIn(locale, texts);
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

/**
 * @returns imports the code and the texts of a page of the remote, as a browser does that opens it
 * @public imported by the entry that render-bundle.ts writes
 */
export function createLoad({ remote }: Pick<RenderParts, 'remote'>) {
  return async ({ path, locale }: Page): Promise<void> => {
    const texts = await remote.messages(locale);
    const route = remote.routes(portalIn(locale, texts)).find((each) => each.path === path);
    await route?.load?.();
  };
}
