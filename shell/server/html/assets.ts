import escapeHtml from 'escape-html';
import { INLINED_FILES } from '../../src/inlined-styles.ts';
import type { BuiltShell } from '../built-shell.ts';
import type { RemoteFragment } from '../fragments/remote-fragments.ts';

export interface AssetsQuestion {
  readonly shell: BuiltShell;
  readonly fragment: RemoteFragment | null;
  /** Where browsers find the files of the page's remote. */
  readonly origin: string;
  /** The portal's own address. */
  readonly publicUrl: string;
}

/** Files of the page, as its HTML names them. */
export interface PageAssets {
  /** Style sheets that stand in the page; the policy has to allow them. */
  readonly inlineStyles: readonly string[];
  /** Lines for the head. */
  readonly lines: readonly string[];
}

const RELATIVE_URL = /url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g;

/** Style sheets lie beside the files that they name; in a page, the names need an origin. */
const withOrigin = (css: string, origin: string): string =>
  css.replace(RELATIVE_URL, (_found, quote: string) => `url(${quote}${origin}/`);

// at low priority: what is read comes before what answers
const preload = (address: string, crossOrigin: boolean): string =>
  `<link rel="preload" as="script" href="${escapeHtml(address)}" fetchpriority="low"${crossOrigin ? ' crossorigin' : ''}>`;

interface InlineStyle {
  readonly css: string;
  /** Addresses of the files whose text it is. */
  readonly files: readonly string[];
}

// no links, not even disabled ones: browsers that look ahead in the HTML fetch those too
const inPage = ({ css, files }: InlineStyle): string =>
  `<style ${INLINED_FILES}="${escapeHtml(files.join(' '))}">${css}</style>`;

/** All that is needed before the page answers is named at once: nothing is found only while something else runs. */
export function assetsOf({ shell, fragment, origin, publicUrl }: AssetsQuestion): PageAssets {
  const own = (file: string) => `/${file}`;
  const ofRemote = (file: string) => `${origin}/${file}`;
  const { scripts = [], styles = [], css = '' } = fragment?.fragment ?? {};
  const inlined: readonly InlineStyle[] = [
    { css: shell.css, files: shell.styles.map(own) },
    { css: withOrigin(css, origin), files: styles.map(ofRemote) },
  ].filter((style) => style.css !== '');
  return {
    inlineStyles: inlined.map((style) => style.css),
    lines: [
      ...inlined.map(inPage),
      ...shell.entries.map((file) => `<script defer src="${escapeHtml(own(file))}"></script>`),
      ...shell.scripts.map((file) => preload(own(file), false)),
      ...scripts.map((file) => preload(ofRemote(file), origin !== publicUrl)),
    ],
  };
}
