import escapeHtml from 'escape-html';
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

// tells the bundler's code that the sheet is there; the browser does not fetch what is disabled
const present = (address: string): string => `<link rel="stylesheet" href="${escapeHtml(address)}" disabled>`;

/** All that is needed before the page answers is named at once: nothing is found only while something else runs. */
export function assetsOf({ shell, fragment, origin, publicUrl }: AssetsQuestion): PageAssets {
  const own = (file: string) => `/${file}`;
  const ofRemote = (file: string) => `${origin}/${file}`;
  const { scripts = [], styles = [], css = '' } = fragment?.fragment ?? {};
  const inlineStyles = [shell.css, withOrigin(css, origin)].filter((text) => text !== '');
  return {
    inlineStyles,
    lines: [
      ...inlineStyles.map((text) => `<style>${text}</style>`),
      ...shell.styles.map((file) => present(own(file))),
      ...styles.map((file) => present(ofRemote(file))),
      ...shell.entries.map((file) => `<script defer src="${escapeHtml(own(file))}"></script>`),
      ...shell.scripts.map((file) => preload(own(file), false)),
      ...scripts.map((file) => preload(ofRemote(file), origin !== publicUrl)),
    ],
  };
}
