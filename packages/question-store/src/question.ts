import {
  DEFAULT_LOCALE,
  type Locale,
  type QuestionLanguage,
  type QuestionTopic,
} from '@zielona-fala/contracts';
import {
  type BankMedia,
  type BankQuestion,
  FIRST_OWN_NUMBER,
  type Letter,
  officialDigest,
} from '@zielona-fala/contracts/bank';

/** A text as it is kept: without Ukrainian where an edition has none, or where it was kept before there was any. */
export type KeptTranslations = Readonly<Record<Locale, string> & Partial<Record<QuestionLanguage, string>>>;

/** A picture, or a film with its stills; the files are relative to the media folder. */
export type QuestionMedia = Omit<BankMedia, 'alt'> & {
  /** Null if there is no description, as in the official bank. */
  readonly alt: KeptTranslations | null;
};

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

export interface SignedFilm {
  /** As the edition names it, also when no file was found. */
  readonly name: string;
  /** Relative to the media folder; null where it is not there. */
  readonly file: string | null;
}

export type SignLanguage = Readonly<Partial<Record<'text' | Letter, SignedFilm>>>;

/** What only questions of the official bank have. */
export interface OfficialFacts {
  /** Languages of the interface in which the question is missing: its Polish words stand there instead. */
  readonly polishInstead: readonly Locale[];
  /** As the edition names it, also when no file was found. */
  readonly mediaName: string | null;
  /** Polish Sign Language films of the question and its answers; absent if the edition names none. */
  readonly signLanguage?: SignLanguage;
  readonly notes: OfficialNotes;
  /** Ids of rules that its words and legal basis are nearest to; absent where ties name its rules, or none is near. */
  readonly guessedRules?: readonly string[];
  /** Date of the edition whose legal basis this is, `YYYY-MM-DD`. */
  readonly legalBasisAsOf: string | null;
}

/** A question as its author wrote it: of our own bank, or of an edition of the official one. */
export type QuestionContent = Omit<
  BankQuestion,
  'media' | 'topic' | 'checked' | 'text' | 'answers' | 'explanation'
> & {
  readonly text: KeptTranslations;
  readonly answers: Readonly<Record<Letter, KeptTranslations>> | null;
  readonly explanation: KeptTranslations;
  readonly topic: QuestionTopic;
  readonly media: QuestionMedia | null;
  readonly official?: OfficialFacts;
};

/** One state of a question that never changes again: a test keeps those it was drawn with. */
export interface QuestionRevision extends QuestionContent {
  readonly revision: string;
}

/** What a full-text index keeps of a question. */
export type IndexedQuestion = Pick<
  QuestionRevision,
  'number' | 'revision' | 'part' | 'points' | 'topic' | 'categories' | 'text' | 'answers'
>;

/** A question among others to draw from. */
export interface QuestionRef {
  readonly number: number;
  readonly revision: string;
}

/** A question with what decides where it can be drawn. */
export type Drawable = QuestionRef & Pick<QuestionContent, 'part' | 'points' | 'categories'>;

/** Where questions come from: our own bank, or an edition of the official one. */
export type Origin = 'own' | 'official';

/** What is learned by, and tied to rules by, without the rest of a question. */
export interface QuestionFacts extends Pick<QuestionContent, 'topic'> {
  /** Of the words of an official question; questions of our own bank have none. */
  readonly digest?: string;
}

export type Recognisable = Pick<QuestionContent, 'text' | 'answers' | 'official'>;

/** By which an official question is recognised in any edition; null for one of our own. */
export function digestOf({ text, answers, official }: Recognisable): string | null {
  if (!official) return null;
  return officialDigest({
    text: text.pl,
    answers: answers === null ? [] : Object.values(answers).map(({ pl }) => pl),
    mediaName: official.mediaName,
  });
}

export function isOwn({ number }: Pick<QuestionContent, 'number'>): boolean {
  return number >= FIRST_OWN_NUMBER;
}

/** Whether a picture or film belongs to a question, be its file there or not. */
export function namesMedia({ media, official }: Pick<QuestionContent, 'media' | 'official'>): boolean {
  return media !== null || (official !== undefined && official.mediaName !== null);
}

/** The language in which a question that is asked for in one comes: Polish where it is not translated. */
export function languageOf(
  { text, official }: Pick<QuestionContent, 'text' | 'official'>,
  asked: QuestionLanguage,
): QuestionLanguage {
  const isMissing =
    text[asked] === undefined || official?.polishInstead.some((missing) => missing === asked) === true;
  return isMissing ? DEFAULT_LOCALE : asked;
}

/** A text in a language, or in Polish where it is not translated. */
export function wordsIn(text: KeptTranslations, language: QuestionLanguage): string {
  return text[language] ?? text[DEFAULT_LOCALE];
}
