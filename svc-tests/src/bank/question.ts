import type { Answer, CategoryName, Locale, PointsValue, QuestionPart, Topic } from '@zielona-fala/contracts';
import type { Act } from './acts.ts';

export type Translations = Readonly<Record<Locale, string>>;

/** Letters of a question with three answers. */
export type Letter = 'A' | 'B' | 'C';

export interface LegalReference {
  readonly act: Act;
  readonly article: string;
  /** Date of the law's state, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A question as its author wrote it: all languages, with everything there is to know. */
export interface QuestionContent {
  readonly number: number;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly categories: readonly CategoryName[];
  readonly topic: Topic;
  readonly correct: Answer;
  /** `file` is relative to the media folder. */
  readonly media: { readonly file: string; readonly alt: Translations } | null;
  readonly text: Translations;
  /** Null for a yes/no question. */
  readonly answers: Readonly<Record<Letter, Translations>> | null;
  readonly explanation: Translations;
  readonly legalBasis: readonly LegalReference[];
}

/** One state of a question that never changes again: a test keeps those it was drawn with. */
export interface QuestionRevision extends QuestionContent {
  readonly revision: string;
}

/** A question among others to draw from. */
export interface QuestionRef {
  readonly number: number;
  readonly revision: string;
}
