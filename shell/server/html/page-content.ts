import type { Locale } from '@zielona-fala/contracts';
import {
  type DescribedPage,
  type Fragment,
  factValues,
  fillTokens,
  LINKS,
  type LinkName,
  type PortalFacts,
  type PortalRoutes,
  type StructuredData,
  type TokenValues,
} from '@zielona-fala/contracts/portal';
import { waitsForSession } from '../../src/guards/gate.ts';
import type { Destination, RouteMap } from '../../src/navigation/route-map.ts';
import { wayTo } from '../../src/navigation/way.ts';
import type { BuiltShell } from '../built-shell.ts';

export interface ContentQuestion {
  readonly shell: BuiltShell;
  readonly destination: Destination<DescribedPage>;
  readonly locale: Locale;
  readonly path: string;
  readonly map: RouteMap<DescribedPage>;
  /** The routes as the browser gets them. */
  readonly routes: PortalRoutes;
  readonly facts: PortalFacts;
  readonly fragment: Fragment | null;
  /** Where browsers find the files of the page's remote. */
  readonly origin: string;
}

/** Content of the page before any script runs. */
export interface PageContent {
  readonly html: string;
  /** What stands in the page's place until the browser has rendered it: its title. Null where the page itself is there. */
  readonly heading: string | null;
  readonly structuredData: readonly StructuredData[];
}

const isLink = (name: string): name is LinkName => name in LINKS;
const HREF = 'href:';

function valuesFor({ map, locale, facts, origin }: ContentQuestion): TokenValues {
  const values: Readonly<Record<string, string>> = { ...factValues(facts, locale) };
  const hrefOf = (name: string) =>
    isLink(name) ? (map.href(name, locale) ?? wayTo(name, locale)) : undefined;
  return {
    state: (name) => values[name],
    text(name) {
      if (name === 'origin') return origin;
      return name.startsWith(HREF) ? hrefOf(name.slice(HREF.length)) : values[name];
    },
  };
}

/** Fills the texts of a value that is to be JSON: they are no HTML. */
function fillData<Value>(data: Value, values: TokenValues): Value {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? fillTokens(value, values, (plain) => plain) : value,
  );
  return JSON.parse(text) as Value;
}

/** The title of a page that nobody sees before it is known who they are. */
function headingOf({ destination, locale }: ContentQuestion): string | null {
  if (destination.kind !== 'page') return null;
  const { page } = destination;
  return waitsForSession(page) ? (page.head?.[locale].title ?? null) : null;
}

/**
 * The frame with the page in it, filled with what is known now; before pages for the signed-in, which wait for the session,
 * with the title of the page alone. Null where the browser renders everything: the page's remote has rendered none, or its
 * language is the reader's own choice.
 */
export async function contentOf(question: ContentQuestion): Promise<PageContent | null> {
  const { shell, destination, locale, path, routes, facts, fragment } = question;
  const { frame } = shell;
  const heading = headingOf(question);
  if (!frame) return null;
  if (heading === null && (destination.locale === null || (destination.kind === 'page' && !fragment)))
    return null;
  const around = await frame.renderFrame({ path, locale, routes, facts, heading });
  if (!fragment) return { html: around, heading, structuredData: [] };
  const values = valuesFor(question);
  const page = fillTokens(fragment.html, values);
  return {
    html: around.replace(frame.PAGE_MARK, () => page),
    heading: null,
    structuredData: fillData(fragment.structuredData, values),
  };
}
