import type { CategoryName } from '@zielona-fala/contracts';
import { conflict, type Problem } from '@zielona-fala/service-kit/http';

/** @param message names the questions that are missing */
export const noQuestions = (message: string): Problem => conflict('no-questions', message);

export function categoryUnavailable(category: CategoryName): Problem {
  return conflict('category-unavailable', `There are not enough questions of category ${category} yet`);
}
