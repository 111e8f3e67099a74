import type { FactState, FactText } from './facts.ts';
import type { LinkName } from './links.ts';

/*
 * Delimiters of what the server fills into HTML that was rendered at build time. They are of Unicode's private use
 * area: React leaves them as they are, and no text of the product has them.
 */
const TEXT_START = '\uE000';
const TEXT_END = '\uE001';
const BRANCH_START = '\uE002';
const BRANCH_NAMED = '\uE003';
const BRANCH_END = '\uE004';
/** Where something was taken out, until the separators beside it are settled. */
const GAP = '\uE005';

const TOKEN = /\uE000([^\uE001]*)\uE001|\uE002([^=]*)=([^\uE003]*)\uE003|\uE004/g;
/** React parts neighbouring texts by empty comments. */
const SEPARATORS = /(?:<!-- -->|\uE005)*\uE005(?:<!-- -->|\uE005)*/g;

/** Names of texts that are known only at run time. */
export type TokenText = FactText | `href:${LinkName}` | 'origin';

/** Stands for a text until the page is composed. */
export const textToken = (name: TokenText): string => `${TEXT_START}${name}${TEXT_END}`;

/** Encloses content that is shown only if a fact has a certain value. */
export const branchTokens = (name: FactState, value: string): readonly [string, string] => [
  `${BRANCH_START}${name}=${value}${BRANCH_NAMED}`,
  BRANCH_END,
];

/** Where the tokens of an HTML get their texts. */
export interface TokenValues {
  /** Undefined if the value is unknown: the text is then empty. */
  text(name: string): string | undefined;
  /** Undefined if the value is unknown: `unknown` then applies. */
  state(name: string): string | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
// as React does it, so that what is filled in is what it would have written
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);

/** Cuts what does not hold and puts the texts in; leaves a gap wherever nothing is left between two neighbours. */
function settleTokens(html: string, values: TokenValues, write: (text: string) => string): string {
  const open: boolean[] = [];
  let settled = '';
  let from = 0;
  for (const { 0: token, 1: text, 2: state, 3: value, index } of html.matchAll(TOKEN)) {
    const isShown = !open.includes(false);
    if (isShown) settled += html.slice(from, index);
    from = index + token.length;
    if (text !== undefined) {
      if (isShown) settled += write(values.text(text) ?? '') || GAP;
      continue;
    }
    if (state === undefined) {
      if (open.pop() === undefined) throw new Error('a branch ends that has not begun');
    } else {
      open.push((values.state(state) ?? 'unknown') === value);
    }
    if (isShown) settled += GAP;
  }
  if (open.length > 0) throw new Error('a branch has no end');
  return settled + html.slice(from);
}

const isInText = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && before !== '>' && after !== undefined && after !== '<';

/**
 * HTML that was rendered with tokens, as React renders it in the browser with the values.
 * @param write what is done to texts where they are not to be HTML
 * @throws Error when branches are not nested
 */
export function fillTokens(html: string, values: TokenValues, write = escapeHtml): string {
  const settled = settleTokens(html, values, write);
  return settled.replace(SEPARATORS, (run, index: number) => {
    const isParting = run.includes('<') && isInText(settled[index - 1], settled[index + run.length]);
    return isParting ? '<!-- -->' : '';
  });
}
