import { createHash } from 'node:crypto';
import { withoutDiacritics } from '../diacritics.ts';

/** A text without what editions spell differently: case, diacritics, punctuation, spaces. */
export function plainText(text: string): string {
  return withoutDiacritics(text)
    .toLowerCase()
    .replace(/[[\p{P}--[%‰]]\p{Z}\p{C}]+/gv, ' ')
    .trim();
}

/** An official question, as far as it can be recognised in another edition. */
export interface OfficialWords {
  /** In Polish. */
  readonly text: string;
  /** Empty for a yes/no question. */
  readonly answers: readonly string[];
  /** As the edition names it. */
  readonly mediaName: string | null;
}

/** What makes a question this one, in a form that does not depend on how an edition spells it. */
export interface Identity {
  readonly text: string;
  /** Name of the picture or film without its ending: the same film may have been converted. */
  readonly medium: string;
  /** In any order; '' for a yes/no question. */
  readonly answers: string;
}

export function identityOfWords({ text, answers, mediaName }: OfficialWords): Identity {
  return {
    text: plainText(text),
    medium: plainText((mediaName ?? '').replace(/\.[^.]*$/, '')),
    answers: answers.map(plainText).sort().join('\n'),
  };
}

const DIGEST_LENGTH = 12;

/** By which an official question is tied to rules, whatever its number in an edition. */
export function officialDigest(words: OfficialWords): string {
  const { text, medium, answers } = identityOfWords(words);
  return createHash('sha256')
    .update([text, medium, answers].join('\n\n'))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);
}
