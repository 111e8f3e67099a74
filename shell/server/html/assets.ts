import type { Fragment } from '@zielona-fala/contracts/portal';
import escapeHtml from 'escape-html';
import { INLINED_FILES } from '../../src/inlined-styles.ts';
import type { BuiltShell } from '../built-shell.ts';

export interface AssetsQuestion {
  readonly shell: BuiltShell;
  readonly fragment: Fragment | null;
  /** Whether there is anything to read before the scripts have run. */
  readonly isReadable: boolean;
  /** Where browsers find the files of the page's remote. */
  readonly origin: string;
  /** The portal's own address. */
  readonly publicUrl: string;
}

/** Texts that are inlined in a page instead of linked as files. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files of the page, as its HTML names them. */
export interface PageAssets {
  /** Inline content; the content security policy has to allow it. */
  readonly inline: Inline;
  /** Lines for the head. */
  readonly head: readonly string[];
  /** Lines for the end of the body. */
  readonly end: readonly string[];
}

const RELATIVE_URL = /url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g;

/** Style sheets lie beside the files that they name; in a page, the names need an origin. */
const withOrigin = (css: string, origin: string): string =>
  css.replace(RELATIVE_URL, (_found, quote: string) => `url(${quote}${origin}/`);

interface Scripts {
  /** Addresses of those that the page runs. */
  readonly entries: readonly string[];
  /** Addresses of those that they ask for. */
  readonly others: readonly string[];
}

const atOnce = ({ entries, others }: Scripts, publicUrl: string): readonly string[] => [
  ...entries.map((address) => `<script defer src="${escapeHtml(address)}"></script>`),
  ...others.map((address) => {
    const crossOrigin = address.startsWith('/') || address.startsWith(`${publicUrl}/`) ? '' : ' crossorigin';
    return `<link rel="preload" as="script" href="${escapeHtml(address)}"${crossOrigin}>`;
  }),
];

const oncePainted = ({ entries, others }: Scripts, start: string): string => {
  const list = (addresses: readonly string[]) => escapeHtml(addresses.join(' '));
  return `<script data-entries="${list(entries)}" data-scripts="${list(others)}">${start}</script>`;
};

interface InlineStyle {
  readonly css: string;
  /** Addresses of the files whose text it is. */
  readonly files: readonly string[];
}

// no links, not even disabled ones: browsers that look ahead in the HTML fetch those too
const inPage = ({ css, files }: InlineStyle): string =>
  `<style ${INLINED_FILES}="${escapeHtml(files.join(' '))}">${css}</style>`;

/** All that is needed before the page answers is named at once: nothing is found only while something else runs. */
export function assetsOf({ shell, fragment, isReadable, origin, publicUrl }: AssetsQuestion): PageAssets {
  const own = (file: string) => `/${file}`;
  const ofRemote = (file: string) => `${origin}/${file}`;
  const { scripts = [], styles = [], css = '' } = fragment ?? {};
  const inlined: readonly InlineStyle[] = [
    { css: shell.css, files: shell.styles.map(own) },
    { css: withOrigin(css, origin), files: styles.map(ofRemote) },
  ].filter((style) => style.css !== '');
  const needed: Scripts = {
    entries: shell.entries.map(own),
    others: [...shell.scripts.map(own), ...scripts.map(ofRemote)],
  };
  const { inlineHead, inlineEnd } = shell;
  const isPaintedFirst = isReadable && inlineEnd !== '';
  return {
    inline: { scripts: [inlineHead, inlineEnd], styles: inlined.map((style) => style.css) },
    head: [
      `<script>${inlineHead}</script>`,
      ...inlined.map(inPage),
      ...(isPaintedFirst ? [] : atOnce(needed, publicUrl)),
    ],
    end: isPaintedFirst ? [oncePainted(needed, inlineEnd)] : [],
  };
}
