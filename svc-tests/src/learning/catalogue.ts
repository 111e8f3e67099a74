import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import type { BankStore, DrawStore, QuestionFacts, QuestionRef } from '@zielona-fala/question-store';
import type { StudyQuestion } from './study-question.ts';

export interface CatalogueQuestion extends StudyQuestion, QuestionRef, QuestionFacts {
  /** Whether exams ask it: once an official edition is loaded, our own questions are for learning alone. */
  readonly isExamined: boolean;
}

/** All questions of each category, as they are now: what plan, readiness and topics are worked out from. */
export interface Catalogue {
  of(category: CategoryName): Promise<readonly CatalogueQuestion[]>;
}

export interface CatalogueParts {
  readonly draws: Pick<DrawStore, 'questions'>;
  readonly bank: Pick<BankStore, 'facts'>;
  /** @returns a reader that caches its result until the available questions change */
  remember<Value>(read: () => Promise<Value>): () => Promise<Value>;
}

/** Three queries for a category, and then none until the bank changes. */
export function createCatalogue({ draws, bank, remember }: CatalogueParts): Catalogue {
  const read = async (category: CategoryName): Promise<readonly CatalogueQuestion[]> => {
    const questions = await draws.questions(category);
    const factsOf = await bank.facts(questions);
    return questions.flatMap((question) => {
      const facts = factsOf.get(question.revision);
      return facts === undefined ? [] : [{ ...question, ...facts }];
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
