import { LOCALES, type Locale, QUESTION_TOPICS, type QuestionTopic } from '@zielona-fala/contracts';
import type { QuestionRevision } from '@zielona-fala/question-store';

/** What an operator may want to know about questions that are drawn all the same. */
export interface Remarks {
  /** Questions shown in Polish instead, by language. */
  readonly polishInstead: Readonly<Partial<Record<Locale, readonly number[]>>>;
  readonly withUkrainian: number;
  readonly withLegalBasis: number;
  readonly basicWithLetters: readonly number[];
  readonly specialistWithYesNo: readonly number[];
  /** Topics inferred from the questions' words. */
  readonly topics: TopicRemarks;
}

interface TopicRemarks {
  readonly counts: Readonly<Record<QuestionTopic, number>>;
  /** Questions for which no topic could be inferred. */
  readonly unsure: readonly number[];
}

export function remarksOn(questions: readonly QuestionRevision[]): Remarks {
  const numbersOf = (isMeant: (question: QuestionRevision) => boolean) =>
    questions.filter(isMeant).map(({ number }) => number);
  const polishInstead = LOCALES.map((locale) => [
    locale,
    numbersOf(({ official }) => official?.polishInstead.includes(locale) ?? false),
  ]);
  return {
    polishInstead: Object.fromEntries(polishInstead.filter(([, numbers]) => numbers?.length !== 0)),
    withUkrainian: numbersOf(({ text }) => text.uk !== undefined).length,
    withLegalBasis: numbersOf(({ official }) => official?.notes.legalBasis != null).length,
    basicWithLetters: numbersOf(({ part, answers }) => part === 'primary' && answers !== null),
    specialistWithYesNo: numbersOf(({ part, answers }) => part === 'technical' && answers === null),
    topics: {
      counts: Object.fromEntries(
        QUESTION_TOPICS.map((name) => [name, numbersOf(({ topic }) => topic === name).length]),
      ) as Record<QuestionTopic, number>,
      unsure: numbersOf(({ topic }) => topic === 'other'),
    },
  };
}
