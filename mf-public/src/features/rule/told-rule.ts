import type {
  CategoryName,
  LegalBasisDto,
  Locale,
  RuleNameDto,
  SolvedQuestionDto,
  Topic,
} from '@zielona-fala/contracts';

/** What the page of a rule tells, in one language. */
export interface ToldRule extends RuleNameDto {
  readonly locale: Locale;
  readonly topic: Topic;
  readonly text: string;
  /** How the situation is recognised. */
  readonly recognise: string;
  /** The commonest mistake. */
  readonly mistake: string;
  /** The speeds, distances and limits that the texts name. */
  readonly figures: readonly string[];
  readonly legalBasis: readonly LegalBasisDto[];
  readonly picture: { readonly address: string; readonly alt: string } | null;
  /** Exceptions, contrasts and neighbours. */
  readonly beside: readonly RuleNameDto[];
  /** One of our own questions based on it; null where there is none. */
  readonly question: SolvedQuestionDto | null;
  /** A category that asks it. */
  readonly category: CategoryName;
}

/** Where a page is, and in which language. */
export interface PageAddress {
  readonly locale: Locale;
  readonly path: string;
}

/** Which rule, and where its page is. */
export interface RuleAddress extends PageAddress {
  readonly ruleId: string;
}

/** The rules of a topic by their titles. */
export interface TitlesOfTopic {
  readonly topic: Topic;
  readonly rules: readonly RuleNameDto[];
}

/** Name of the attribute that holds a {@link ToldRule} as JSON in the HTML of its page. */
export const RULE_ATTRIBUTE = 'data-rule';

/** Name of the attribute that holds the topic of the links to rules below it. */
export const TOPIC_ATTRIBUTE = 'data-topic';
