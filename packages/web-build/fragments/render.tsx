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
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from 'react-intl';
import type { RenderedPage } from './rendered-page.ts';

export interface RenderParts {
  readonly remote: RemoteModule;
  /** The compiled texts of web-kit; the remote brings its own. */
  readonly kitTexts: Readonly<Record<Locale, CompiledMessages>>;
}

/** A language with the texts of the remote; what is parsed of them serves all pages. */
interface Language {
  readonly texts: CompiledMessages;
  readonly intl: IntlShape;
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
  const languages = new Map<Locale, Language>();
  const load = async (locale: Locale): Promise<Language> => {
    const texts = { ...kitTexts[locale], ...(await remote.messages(locale)) } as CompiledMessages;
    const intl = createIntl({ locale: FORMATS[locale], messages: texts, onError: fail }, createIntlCache());
    const language = { texts, intl };
    languages.set(locale, language);
    return language;
  };
  return async ({ path, locale }: Page): Promise<RenderedPage> => {
    const { texts, intl } = languages.get(locale) ?? (await load(locale));
    const structuredData: StructuredData[] = [];
    const tokens: FactSource = {
      text: textToken,
      branch: branchTokens,
      tell: (data) => void structuredData.push(data),
    };
    const portal = portalIn(locale, texts);
    const html = await renderStatic(
      <FactSourceContext value={tokens}>
        <RawIntlProvider value={intl}>
          <PortalProvider value={portal}>
            <BrowserRouter address={path}>
              <Routes routes={remote.routes(portal)} path={path} />
            </BrowserRouter>
          </PortalProvider>
        </RawIntlProvider>
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
