import {
  LETTER_ANSWERS,
  QUESTION_LANGUAGES,
  type QuestionLanguage,
  withoutDiacritics,
} from '@zielona-fala/contracts';
import type { BankQuestion } from '@zielona-fala/contracts/bank';

/** Two questions that say nearly the same about the same picture, or without one. */
export interface SimilarPair {
  readonly one: BankQuestion;
  readonly other: BankQuestion;
  readonly language: QuestionLanguage;
  /** 1 for equal words, see {@link LIMIT}. */
  readonly similarity: number;
}

/** Share of common trigrams (Dice) from which on two questions are too similar. */
const LIMIT = 0.85;

interface Candidate {
  readonly question: BankQuestion;
  readonly trigrams: ReadonlySet<string>;
}

/** Each pair of too similar questions once, in the language in which they are most similar. */
export function similarPairs(questions: readonly BankQuestion[]): readonly SimilarPair[] {
  const worst = new Map<string, SimilarPair>();
  for (const language of QUESTION_LANGUAGES) {
    const candidates = questions.map((question): Candidate => {
      return { question, trigrams: trigramsOf(normalised(wordsOf(question, language))) };
    });
    const groups = Map.groupBy(candidates, ({ question }) => question.media?.file ?? null);
    for (const pair of [...groups.values()].flatMap((group) => pairsIn(group, language))) {
      const key = `${pair.one.number} ${pair.other.number}`;
      if (pair.similarity > (worst.get(key)?.similarity ?? 0)) worst.set(key, pair);
    }
  }
  return [...worst.values()].sort((one, other) => other.similarity - one.similarity);
}

/** Letters and digits in lower case, without accents, one space between words. */
export function normalised(text: string): string {
  return withoutDiacritics(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Also the answers, whose order does not matter. */
function wordsOf({ text, answers }: BankQuestion, language: QuestionLanguage): string {
  const said = answers === null ? [] : LETTER_ANSWERS.map((letter) => answers[letter][language]).sort();
  return [text[language], ...said].join(' ');
}

function pairsIn(group: readonly Candidate[], language: QuestionLanguage): readonly SimilarPair[] {
  const bySize = group.toSorted((one, other) => one.trigrams.size - other.trigrams.size);
  const pairs: SimilarPair[] = [];
  for (const [index, small] of bySize.entries()) {
    for (const large of bySize.slice(index + 1)) {
      if (largestSimilarity(small, large) < LIMIT) break;
      const similarity = similarityOf(small.trigrams, large.trigrams);
      if (similarity < LIMIT) continue;
      const [one, other] = [small.question, large.question].sort((a, b) => a.number - b.number);
      if (one && other) pairs.push({ one, other, language, similarity });
    }
  }
  return pairs;
}

/** If the smaller one's trigrams were all common. */
function largestSimilarity(small: Candidate, large: Candidate): number {
  return (2 * small.trigrams.size) / (small.trigrams.size + large.trigrams.size);
}

function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of one) if (other.has(trigram)) common += 1;
  return (2 * common) / (one.size + other.size);
}

function trigramsOf(words: string): ReadonlySet<string> {
  const padded = ` ${words} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}
