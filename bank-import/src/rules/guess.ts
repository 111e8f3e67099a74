import type { Rule } from '@zielona-fala/contracts/bank';
import MiniSearch from 'minisearch';
import { beginningsIn } from '../topics/clues.ts';

/** What a question says, as far as rules can be told from it; in Polish. */
export interface RuleEvidence {
  readonly words: string;
  /** As the edition notes it. */
  readonly legalBasis: string | null;
}

/** What a question says whose rules are known, the weightiest first; or a rule itself. */
export interface KnownEvidence extends RuleEvidence {
  readonly rules: readonly string[];
}

/** So many texts a guess rests on. */
const NEIGHBOURS = 10;
/** The share of their weight that a rule needs. Below it, more than one guess in five is wrong. */
const MIN_SHARE = 0.55;

/** “art. 25 ust. 1”, “§ 43 ust.1” */
const CITATION = /(art|§)\.?\s*(\d+[a-z]*)(?:\.?\s*ust\.?\s*(\d+[a-z]*))?/gi;

/**
 * Guesses the rule behind a question by the texts nearest to it (BM25).
 * @returns tells the id of a rule; null where the nearest texts speak of different ones
 */
export function createRuleGuesser(
  known: readonly KnownEvidence[],
): (question: RuleEvidence) => string | null {
  const index = new MiniSearch<{ readonly id: number; readonly terms: string }>({
    fields: ['terms'],
    tokenize: (terms) => terms.split('\n'),
    processTerm: (term) => term,
  });
  index.addAll(known.map((each, id) => ({ id, terms: termsOf(each) })));
  return (question) => {
    const weights = new Map<string, number>();
    for (const { id, score } of index.search(termsOf(question)).slice(0, NEIGHBOURS)) {
      for (const [place, rule] of (known[id]?.rules ?? []).entries()) {
        weights.set(rule, (weights.get(rule) ?? 0) + score ** 2 / (place + 1));
      }
    }
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const [best] = [...weights].sort(([, one], [, other]) => other - one);
    return best !== undefined && best[1] >= MIN_SHARE * all ? best[0] : null;
  };
}

/** What a rule says of itself, its title twice. */
export function evidenceOfRule({ id, title, text, recognise, legalBasis }: Rule): KnownEvidence {
  return {
    words: [title.pl, title.pl, text.pl, recognise.pl].join(' '),
    legalBasis: legalBasis.map(({ article }) => article).join('; '),
    rules: [id],
  };
}

function termsOf({ words, legalBasis }: RuleEvidence): string {
  const cited = [...(legalBasis ?? '').matchAll(CITATION)].flatMap(([, part = '', number = '', section]) => {
    const article = `${part} ${number}`.toLowerCase();
    return section === undefined ? [article] : [article, `${article} ${section}`];
  });
  return [...beginningsIn(words), ...cited].join('\n');
}
