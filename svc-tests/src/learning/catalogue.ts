import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import type { StudyQuestion } from '@zielona-fala/learning';
import type { BankStore, DrawStore, QuestionFacts, QuestionRef } from '@zielona-fala/question-store';
import { rulesBehind } from '../rules/rule-book.ts';

export interface CatalogueQuestion extends StudyQuestion, QuestionRef, QuestionFacts {
  /** Whether exams ask it: once an official edition is loaded, our own questions are for learning alone. */
  readonly isExamined: boolean;
  /** Ids of the rules behind it, the weightiest first. */
  readonly rules: readonly string[];
}

/** All questions of each category, as they are now: what plan, readiness and topics are worked out from. */
export interface Catalogue {
  of(category: CategoryName): Promise<readonly CatalogueQuestion[]>;
}

export interface CatalogueParts {
  readonly draws: Pick<DrawStore, 'questions'>;
  readonly bank: Pick<BankStore, 'facts'>;
  readonly book: RuleBook;
  /** @returns a reader that caches its result until the available questions change */
  remember<Value>(read: () => Promise<Value>): () => Promise<Value>;
}

/** Three queries for a category, and then none until the bank changes. */
export function createCatalogue({ draws, bank, book, remember }: CatalogueParts): Catalogue {
  const read = async (category: CategoryName): Promise<readonly CatalogueQuestion[]> => {
    const questions = await draws.questions(category);
    const factsOf = await bank.facts(questions);
    return questions.flatMap((question) => {
      const facts = factsOf.get(question.revision);
      if (facts === undefined) return [];
      const rules = rulesBehind(book, { ...question, ...facts });
      return [{ ...question, ...facts, rules, rule: rules[0] }];
    });
  };
  const readers = Object.fromEntries(
    CATEGORIES.map((category) => [category, remember(() => read(category))]),
  ) as Record<CategoryName, () => Promise<readonly CatalogueQuestion[]>>;
  return { of: (category) => readers[category]() };
}

/** Those that an exam can ask. */
export function examined(questions: readonly CatalogueQuestion[]): readonly CatalogueQuestion[] {
  return questions.filter(({ isExamined }) => isExamined);
}

/** Those with these numbers, in their order, as they are now; those that were withdrawn are left out. */
export function ofNumbers(
  questions: readonly CatalogueQuestion[],
  numbers: readonly number[],
): readonly CatalogueQuestion[] {
  const byNumber = new Map(questions.map((question) => [question.number, question]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}
