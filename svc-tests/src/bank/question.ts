import type { Answer, CategoryName, Locale, PointsValue, QuestionPart, Topic } from '@zielona-fala/contracts';
import type { Act } from './acts.ts';

/** Questions of our own bank are numbered from here; the official bank's numbers lie far below. */
export const FIRST_OWN_NUMBER = 1_000_001;

export type Translations = Readonly<Record<Locale, string>>;

/** Letters of a question with three answers. */
export type Letter = 'A' | 'B' | 'C';

export interface LegalReference {
  readonly act: Act;
  readonly article: string;
  /** Date of the law's state, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A picture, or a film with its stills; the files are relative to the media folder. */
export interface QuestionMedia {
  readonly file: string;
  /** The still that stands for a film until it plays. */
  readonly poster?: string;
  /** The still that remains of a film after it was played: the situation that the question asks about. */
  readonly lastFrame?: string;
  /** Null where nobody has described it: the official bank. */
  readonly alt: Translations | null;
}

/** What an edition of the official bank notes about a question, in Polish; null where it has no such column. */
export interface OfficialNotes {
  readonly block: string | null;
  readonly legalBasis: string | null;
  /** What the question wants to find out. */
  readonly aim: string | null;
  /** What it has to do with safety. */
  readonly safety: string | null;
  readonly status: string | null;
  readonly submitter: string | null;
}

/** What only questions of the official bank have. */
export interface OfficialFacts {
  /** Languages in which the question is missing: its Polish words stand there instead. */
  readonly polishInstead: readonly Locale[];
  /** As the edition names it, also when no file was found. */
  readonly mediaName: string | null;
  /** For a later interface in Ukrainian. */
  readonly ukrainian: {
    readonly text: string;
    readonly answers: Readonly<Record<Letter, string>> | null;
  } | null;
  readonly notes: OfficialNotes;
  /** Date of the edition whose legal basis this is, `YYYY-MM-DD`. */
  readonly legalBasisAsOf: string | null;
}

/** A question as its author wrote it: all languages, with everything there is to know. */
export interface QuestionContent {
  readonly number: number;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly categories: readonly CategoryName[];
  readonly topic: Topic;
  readonly correct: Answer;
  readonly media: QuestionMedia | null;
  readonly text: Translations;
  /** Null for a yes/no question. */
  readonly answers: Readonly<Record<Letter, Translations>> | null;
  readonly explanation: Translations;
  readonly legalBasis: readonly LegalReference[];
  readonly official?: OfficialFacts;
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

/** A question with what decides where it can be drawn. */
export type Drawable = QuestionRef & Pick<QuestionContent, 'part' | 'points' | 'categories'>;

/** Where questions come from: our own bank, or an edition of the official one. */
export type Origin = 'own' | 'official';

export function isOwn({ number }: Pick<QuestionContent, 'number'>): boolean {
  return number >= FIRST_OWN_NUMBER;
}
