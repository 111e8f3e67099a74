import type { Locale } from '../locales.ts';
import type { CompiledMessages } from './remote.ts';
import type { RemoteName } from './remotes.ts';

/**
 * `fragments.json` of a remote's build: which of its pages were rendered at build time, and where the parts lie. All files
 * are named from the remote's origin, as `fragments/home.pl.0a1b2c3d.json`, and never change.
 */
export interface FragmentsDocument {
  readonly format: 2;
  readonly remote: RemoteName;
  readonly build: string;
  /** The script that the remote's container comes with. */
  readonly remoteEntry: string;
  /** Files with a {@link Fragment} each, by language and path. */
  readonly pages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** What the browser needs to render the others, by language and path. Builds from before it was named have none. */
  readonly files?: Readonly<Record<Locale, Readonly<Record<string, PageFiles>>>>;
}

/** Files of a build without which a page does not answer. */
export interface PageFiles {
  /** Style sheets. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Begins the ids that React makes in a remote's page, which is rendered apart from the portal's frame. */
export const PAGE_ID_PREFIX = 'page-';

/** What a rendered page needs besides its HTML. */
export interface FragmentParts extends PageFiles {
  /** Text of the style sheets that the page needs. */
  readonly css: string;
  /** The remote's compiled messages that the page can show, in its language. Other pages of the remote need more. */
  readonly messages: CompiledMessages;
}

interface RenderedPage {
  readonly format: 2;
  /** The build that rendered it, and that its files are of. */
  readonly build: string;
  readonly html: string;
  /** What the page tells search engines in their vocabulary (schema.org). Texts in it may be tokens. */
  readonly structuredData: readonly StructuredData[];
}

/** A page of a remote in one language, rendered at build time. What is known at run time only stands in it as tokens. */
export interface Fragment extends RenderedPage, FragmentParts {}

/** One of many pages of a kind: what they have in common lies in a file of its own, {@link FragmentParts}. */
export interface CollectedFragment extends RenderedPage {
  /** Name of that file. */
  readonly parts: string;
}

/** A JSON-LD object. */
export interface StructuredData {
  readonly '@type': string;
  readonly [name: string]: unknown;
}
