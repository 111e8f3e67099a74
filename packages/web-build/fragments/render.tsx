import { FORMATS, type Locale } from '@zielona-fala/contracts';
import {
  branchTokens,
  type CompiledMessages,
  PAGE_ID_PREFIX,
  type RemoteModule,
  type RouteObject,
  type StructuredData,
  textToken,
} from '@zielona-fala/contracts/portal';
import { type FactSource, FactSourceContext } from '@zielona-fala/web-kit/facts';
import { BrowserRouter, useRoutes } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { prerender } from 'react-dom/static';
import { IntlProvider } from 'react-intl';
import { createBuildPortal } from './build-portal.ts';
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

/** React asks browsers to load pictures early by links before the page; the ones that are shown stand in the page. */
const withoutPictureLinks = (html: string): string =>
  html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');

/** What the portal's content security policy would refuse. */
function refuse(html: string): string {
  const [found] = /<[^>]+ style="[^"]*"|<style|<script/.exec(html) ?? [];
  return found === undefined
    ? html
    : fail(new Error(`a page must bring neither style nor script in its HTML: ${found}`));
}

/** @returns renders a page of the remote with tokens in place of what is known at run time only */
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
    const portal = createBuildPortal(locale, texts);
    const faults: unknown[] = [];
    const { prelude } = await prerender(
      <FactSourceContext value={tokens}>
        <IntlProvider locale={FORMATS[locale]} messages={texts} onError={fail}>
          <PortalProvider value={portal}>
            <BrowserRouter address={path}>
              <Routes routes={remote.routes(portal)} path={path} />
            </BrowserRouter>
          </PortalProvider>
        </IntlProvider>
      </FactSourceContext>,
      {
        identifierPrefix: PAGE_ID_PREFIX,
        // one piece: what comes later would need a script that puts it in its place
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void faults.push(error),
      },
    );
    const html = await new Response(prelude).text();
    if (faults.length > 0) throw faults[0];
    return { html: refuse(withoutPictureLinks(html)), structuredData };
  };
}
