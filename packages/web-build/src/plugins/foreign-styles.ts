import { type CssNode, find, generate, parse, type SelectorList, type StyleSheet } from 'css-tree';

/** At-rules that only say when the rules within them apply, or are local to a CSS module. */
const HARMLESS = new Set(['media', 'supports', 'container', 'starting-style', 'keyframes']);
const INTO_THE_SUBTREE = new Set([' ', '>']);

const isGlobal = (node: CssNode): boolean => node.type === 'PseudoClassSelector' && node.name === 'global';

interface Compound {
  /** What stands between it and the compound before. */
  readonly combinator: string;
  isOwn: boolean;
}

function isOwn(node: CssNode): boolean {
  // the rule that a nested one stands in is looked at by itself
  if (node.type === 'ClassSelector' || node.type === 'NestingSelector') return true;
  if (node.type !== 'PseudoClassSelector' || !['is', 'where'].includes(node.name)) return false;
  return (
    node.children?.toArray().every((list) => list.type === 'SelectorList' && staysHomeEach(list)) ?? false
  );
}

const staysHomeEach = ({ children }: SelectorList): boolean =>
  children.toArray().every((one) => one.type === 'Selector' && staysHome(one.children.toArray()));

/** Whether a selector fits only elements below one with a local class, or that element itself. */
function staysHome(nodes: readonly CssNode[]): boolean {
  const compounds: Compound[] = [{ combinator: ' ', isOwn: false }];
  for (const node of nodes) {
    const last = compounds.at(-1) as Compound;
    if (node.type === 'Combinator') compounds.push({ combinator: node.name, isOwn: false });
    else if (isOwn(node)) last.isOwn = true;
  }
  const nearest = compounds.findLastIndex(({ isOwn }) => isOwn);
  return (
    nearest >= 0 && compounds.slice(nearest + 1).every(({ combinator }) => INTO_THE_SUBTREE.has(combinator))
  );
}

function* faultsIn(nodes: Iterable<CssNode>): Generator<string> {
  for (const node of nodes) {
    if (node.type === 'Rule') {
      const selectors =
        node.prelude.type === 'SelectorList' ? node.prelude.children.toArray() : [node.prelude];
      for (const selector of selectors) {
        const isHome = selector.type === 'Selector' && staysHome(selector.children.toArray());
        if (!isHome || find(selector, isGlobal)) yield `${generate(selector)} can change what is not its own`;
      }
      yield* faultsIn(node.block.children);
    }
    if (node.type === 'Raw') yield `${node.value} cannot be judged: nested rules begin with &`;
    if (node.type === 'Atrule') {
      if (!HARMLESS.has(node.name)) yield `@${node.name} is for the whole page`;
      else if (node.name !== 'keyframes' && node.block) yield* faultsIn(node.block.children);
    }
  }
}

/** What in the text of a CSS module could change elements outside those that carry its classes. */
export function foreignStyles(text: string): string[] {
  const sheet = parse(text) as StyleSheet;
  return [...faultsIn(sheet.children)];
}
