import type { Fragment, PageFiles } from '@zielona-fala/contracts/portal';
import escapeHtml from 'escape-html';
import { INLINED_FILES } from '../../src/inlined-styles.ts';
import type { BuiltShell } from '../built-shell.ts';

export interface AssetsQuestion {
  readonly shell: BuiltShell;
  readonly fragment: Fragment | null;
  /** What the page of the remote needs; null when it is not told. */
  readonly files: PageFiles | null;
  /** Whether the page is within a frame that shows what is in the store. */
  readonly usesStore: boolean;
  /** Whether the page waits for the session. */
  readonly waitsForSession: boolean;
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

const NONE: PageFiles = { scripts: [], styles: [] };

/** Addresses of files that the page needs besides its HTML. */
interface Needed extends PageFiles {
  /** Scripts that the page runs; `scripts` and `styles` are what they ask for. */
  readonly entries: readonly string[];
}

const atOnce = ({ entries, scripts, styles }: Needed, publicUrl: string): readonly string[] => {
  const preload = (as: string) => (address: string) => {
    const crossOrigin = address.startsWith('/') || address.startsWith(`${publicUrl}/`) ? '' : ' crossorigin';
    return `<link rel="preload" as="${as}" href="${escapeHtml(address)}"${crossOrigin}>`;
  };
  return [
    ...entries.map((address) => `<script defer src="${escapeHtml(address)}"></script>`),
    ...scripts.map(preload('script')),
    ...styles.map(preload('style')),
  ];
};

const oncePainted = ({ entries, scripts, styles }: Needed, start: string): string => {
  const lists = Object.entries({ entries, scripts, styles }).map(
    ([name, addresses]) => ` data-${name}="${escapeHtml(addresses.join(' '))}"`,
  );
  return `<script${lists.join('')}>${start}</script>`;
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
export function assetsOf(question: AssetsQuestion): PageAssets {
  const { shell, fragment, isReadable, origin, publicUrl } = question;
  const own = (file: string) => `/${file}`;
  const ofRemote = (file: string) => `${origin}/${file}`;
  const inlined: readonly InlineStyle[] = [
    { css: shell.css, files: shell.styles.map(own) },
    { css: withOrigin(fragment?.css ?? '', origin), files: (fragment?.styles ?? []).map(ofRemote) },
  ].filter((style) => style.css !== '');
  const files = question.files ?? NONE;
  const store = question.usesStore ? shell.store : NONE;
  const needed: Needed = {
    entries: shell.entries.map(own),
    scripts: [...[...shell.scripts, ...store.scripts].map(own), ...files.scripts.map(ofRemote)],
    styles: [...store.styles.map(own), ...(fragment ? [] : files.styles.map(ofRemote))],
  };
  const { inlineHead, inlineEnd } = shell;
  const atOnceRun = [inlineHead, ...(question.waitsForSession ? [shell.inlineAhead] : [])];
  const isPaintedFirst = isReadable && inlineEnd !== '';
  return {
    inline: {
      scripts: [...atOnceRun, inlineEnd],
      styles: inlined.map((style) => style.css),
    },
    head: [
      ...atOnceRun.map((script) => `<script>${script}</script>`),
      ...inlined.map(inPage),
      ...(isPaintedFirst ? [] : atOnce(needed, publicUrl)),
    ],
    end: isPaintedFirst ? [oncePainted(needed, inlineEnd)] : [],
  };
}
