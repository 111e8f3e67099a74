import type { Locale } from '@zielona-fala/contracts';
import type { DescribedPage, PortalFacts } from '@zielona-fala/contracts/portal';
import { waitsForSession } from '../../src/guards/gate.ts';
import type { Destination } from '../../src/navigation/route-map.ts';
import { PAGE_DATA_ELEMENT, type PageData } from '../../src/page-data.ts';
import type { BuiltShell } from '../built-shell.ts';
import type { RemoteOrigins } from '../config.ts';
import type { FoundFragment } from '../fragments/remote-fragments.ts';
import { webManifestPath } from '../installable.ts';
import type { KnownRoutes } from '../routes/remote-routes.ts';
import { assetsOf, type Inline } from './assets.ts';
import { headOf } from './head.ts';
import { jsonInHtml } from './json-in-html.ts';
import { contentOf } from './page-content.ts';

export interface ComposeQuestion {
  readonly shell: BuiltShell;
  readonly known: KnownRoutes;
  readonly destination: Destination<DescribedPage>;
  readonly locale: Locale;
  readonly path: string;
  readonly publicUrl: string;
  readonly facts: PortalFacts;
  /** What the page's remote has built; null where no remote is asked, or none has ever answered. */
  readonly found: FoundFragment | null;
  /** Where browsers find each remote's files. */
  readonly remoteOrigins: RemoteOrigins;
  readonly isCrawler: boolean;
  /** Called with the error if a page cannot be rendered; the browser renders it instead. */
  readonly onFault: (error: unknown) => void;
  /** HTML above the page. */
  readonly bar: string;
}

export interface ComposedPage {
  readonly html: string;
  /** Inline content; the content security policy has to allow it. */
  readonly inline: Inline;
}

/** A page as it is sent: head, frame, the remote's page, and the data with which the browser takes them over. */
export async function composePage(question: ComposeQuestion): Promise<ComposedPage> {
  const { shell, known, destination, locale, path, publicUrl, facts, found, remoteOrigins, isCrawler, bar } =
    question;
  const { map } = known;
  // where the server found nothing, the browser has to find nothing either
  const routes = destination.kind === 'missing' ? known.portal : known.written;
  const remote = destination.kind === 'page' ? destination.remote : null;
  const origin = remote ? remoteOrigins[remote] : '';
  const fragment = found?.page ?? null;
  const content = await contentOf({ ...question, map, routes, fragment, origin }).catch((error: unknown) => {
    question.onFault(error);
    return null;
  });
  const assets = assetsOf({
    shell,
    fragment: content && fragment,
    files: found?.files ?? null,
    usesStore: destination.kind === 'page' && destination.page.frame === 'dashboard',
    waitsForSession: destination.kind === 'page' && waitsForSession(destination.page),
    isReadable: content !== null,
    origin,
    publicUrl,
  });
  const data: PageData = {
    routes,
    facts,
    locale,
    texts: {
      ...(shell.frame ? { shell: shell.frame.texts[locale] } : {}),
      ...(remote && content && fragment ? { [remote]: fragment.messages } : {}),
    },
    entries: remote && found ? { [remote]: `${origin}/${found.remoteEntry}` } : {},
    rendered: content ? path : null,
    heading: content?.heading ?? null,
  };
  const structuredData = content?.structuredData ?? [];
  const head = [
    headOf({ destination, locale, publicUrl, remoteOrigins, structuredData, isCrawler }),
    `<link rel="manifest" href="${webManifestPath(locale)}">`,
    ...assets.head,
  ].join('\n    ');
  const end = [
    `<script type="application/json" id="${PAGE_DATA_ELEMENT}">${jsonInHtml(data)}</script>`,
    ...assets.end,
  ].join('\n    ');
  const html = shell.template
    .replace('<html lang="pl">', `<html lang="${locale}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--bar-->', () => bar)
    .replace('<!--frame-->', () => content?.html ?? '')
    .replace('<!--data-->', () => end);
  return { html, inline: assets.inline };
}
