import type { CategoryName } from '../exam/categories.ts';
import type { Answer, LETTER_ANSWERS, PointsValue, QuestionPart } from '../exam/rules.ts';
import type { Topic } from '../exam/topics.ts';
import type { QuestionLanguage } from '../locales.ts';
import type { Act } from './acts.ts';

/** Questions of our own bank are numbered from here; the official bank's numbers lie far below. */
export const FIRST_OWN_NUMBER = 1_000_001;

export type Translations = Readonly<Record<QuestionLanguage, string>>;

/** Letters of a question with three answers. */
export type Letter = (typeof LETTER_ANSWERS)[number];

export interface LegalReference {
  readonly act: Act;
  readonly article: string;
  /** Date of the law's state, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A picture, or a film with its stills; the files are relative to the media folder. */
export interface BankMedia {
  readonly file: string;
  /** Poster frame of a film. */
  readonly poster?: string;
  /** The still that remains of a film after it was played: the situation that the question asks about. */
  readonly lastFrame?: string;
  readonly alt: Translations;
}

/** A question of our own bank as stored in its file, in all languages and with all details. */
export interface BankQuestion {
  /** From {@link FIRST_OWN_NUMBER}. */
  readonly number: number;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly categories: readonly CategoryName[];
  readonly topic: Topic;
  readonly correct: Answer;
  readonly media: BankMedia | null;
  readonly text: Translations;
  /** Null for a yes/no question. */
  readonly answers: Readonly<Record<Letter, Translations>> | null;
  readonly explanation: Translations;
  readonly legalBasis: readonly LegalReference[];
  /** Date of the last comparison with the law, `YYYY-MM-DD`. */
  readonly checked: string;
}
