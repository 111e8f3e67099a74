import { GOOGLE_SIGN_IN_FLAG } from '../account/flags.ts';
import type { FeatureFlagDto } from '../api/flags/get-feature-flags.ts';
import type { BankDto } from '../api/questions/get-bank.ts';
import type { CategoryListItemDto } from '../api/questions/list-categories.ts';
import type { SolvedQuestionDto } from '../api/questions/question.ts';
import { CATEGORIES, type CategoryName } from '../exam/categories.ts';
import { stillOf } from '../exam/media.ts';
import type { QuestionTopic } from '../exam/topics.ts';
import { FORMATS, type Locale } from '../locales.ts';

/** Who runs the portal and answers for it. */
export interface Operator {
  readonly name: string;
  /** Postal address, in one line. */
  readonly address: string;
  readonly email: string;
}

/**
 * Data that the shell's server has when it responds with a page. It is used to compose the page and included in it, so that
 * server and browser render the same. Data that did not arrive in time is null.
 */
export interface PortalFacts {
  readonly operator: Operator | null;
  readonly bank: BankDto | null;
  readonly categories: readonly CategoryListItemDto[] | null;
  /** A question of category B to try, in the language of the page. */
  readonly question: SolvedQuestionDto | null;
  /** Those that are on. */
  readonly flags: readonly FeatureFlagDto[] | null;
}

export const NO_FACTS: PortalFacts = {
  operator: null,
  bank: null,
  categories: null,
  question: null,
  flags: null,
};

/** Facts that are shown as text. Empty while unknown. */
export type FactText =
  | `operator.${'name' | 'address' | 'email'}`
  | `bank.${'questions' | 'withExplanation'}`
  | `question.${'text' | 'answerA' | 'answerB' | 'answerC' | 'points' | 'pictureUrl' | 'pictureAlt'}`;

/** Facts that decide what is shown, and the values of each. */
export interface FactStates extends Readonly<Record<`category.${CategoryName}`, CategoryState>> {
  readonly operator: 'known' | Unknown;
  readonly 'bank.source': BankDto['source'] | Unknown;
  /** How many of the bank's questions have an explanation. */
  readonly 'bank.explained': 'all' | 'some' | 'none' | Unknown;
  readonly categories: 'all-available' | 'some-available' | Unknown;
  readonly question: 'yes-no' | 'choice' | Unknown;
  /** `missing`: it has a picture or film, but the server lacks the file. */
  readonly 'question.picture': 'shown' | 'missing' | 'none' | Unknown;
  readonly 'question.topic': QuestionTopic | Unknown;
  readonly 'question.explained': 'yes' | 'no' | Unknown;
  readonly [GOOGLE_SIGN_IN_FLAG]: 'on' | 'off' | Unknown;
}
export type FactState = keyof FactStates;

type Unknown = 'unknown';
type CategoryState = 'available' | 'unavailable' | Unknown;

/** All facts as flat text by name. */
export type FactValues = Readonly<Record<FactText, string>> & FactStates;

const UNKNOWN = 'unknown';

function explainedOf({ questions, withExplanation }: BankDto): FactStates['bank.explained'] {
  if (withExplanation === 0) return 'none';
  return withExplanation < questions ? 'some' : 'all';
}

function categoryStates(categories: PortalFacts['categories']) {
  const stateOf = (name: CategoryName): CategoryState => {
    if (categories === null) return UNKNOWN;
    return categories.some((category) => category.name === name && category.available)
      ? 'available'
      : 'unavailable';
  };
  return Object.fromEntries(CATEGORIES.map((name) => [`category.${name}`, stateOf(name)])) as Readonly<
    Record<`category.${CategoryName}`, CategoryState>
  >;
}

function allCategoriesState(categories: PortalFacts['categories']): FactStates['categories'] {
  if (categories === null) return UNKNOWN;
  return categories.every(({ available }) => available) ? 'all-available' : 'some-available';
}

function pictureStateOf(question: SolvedQuestionDto): FactStates['question.picture'] {
  if (stillOf(question) !== null) return 'shown';
  return question.mediaMissing ? 'missing' : 'none';
}

function questionValues(known: SolvedQuestionDto | null, locale: Locale) {
  const translation = known?.questionTranslations?.[0];
  // a question in another language than the page's is no fact of the page
  const question = translation?.language === locale ? known : null;
  return {
    question: question ? (question.withoutAnswers ? 'yes-no' : 'choice') : UNKNOWN,
    'question.picture': question ? pictureStateOf(question) : UNKNOWN,
    'question.topic': question && !question.topicEstimated ? question.topic : UNKNOWN,
    'question.explained': question ? (question.explanation === '' ? 'no' : 'yes') : UNKNOWN,
    'question.text': (question && translation?.questionText) ?? '',
    'question.answerA': (question && translation?.answerA) ?? '',
    'question.answerB': (question && translation?.answerB) ?? '',
    'question.answerC': (question && translation?.answerC) ?? '',
    'question.points': question ? `${question.pointsValue}` : '',
    'question.pictureUrl': (question && stillOf(question)) ?? '',
    'question.pictureAlt': (question && translation?.mediaAlt) ?? '',
  } as const;
}

/** @param flags missing in shells from before 24 November 2026 */
function googleState(flags: PortalFacts['flags'] | undefined): FactStates[typeof GOOGLE_SIGN_IN_FLAG] {
  if (!flags) return UNKNOWN;
  return flags.some(({ name }) => name === GOOGLE_SIGN_IN_FLAG) ? 'on' : 'off';
}

/** The facts as a page in one language shows them; the same on the server and in the browser. */
export function factValues(
  { operator, bank, categories, question, flags }: PortalFacts,
  locale: Locale,
): FactValues {
  const count = new Intl.NumberFormat(FORMATS[locale]);
  return {
    operator: operator ? 'known' : UNKNOWN,
    'operator.name': operator?.name ?? '',
    'operator.address': operator?.address ?? '',
    'operator.email': operator?.email ?? '',
    'bank.source': bank?.source ?? UNKNOWN,
    'bank.explained': bank ? explainedOf(bank) : UNKNOWN,
    'bank.questions': bank ? count.format(bank.questions) : '',
    'bank.withExplanation': bank ? count.format(bank.withExplanation) : '',
    categories: allCategoriesState(categories),
    ...categoryStates(categories),
    ...questionValues(question, locale),
    [GOOGLE_SIGN_IN_FLAG]: googleState(flags),
  };
}
