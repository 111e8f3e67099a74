import type { Locale, Topic } from '@zielona-fala/contracts';
import { dataSource } from '../../shared/data-source.ts';

/** What the page of a category says in one language, beside what all of them say. */
export interface CategoryArticle {
  readonly title: string;
  readonly lead: string;
  /** What one may drive with it. */
  readonly vehicles: readonly string[];
  /** What is to be said of the minimum age. */
  readonly ageNote?: string;
  /** What else is needed. */
  readonly needs: readonly string[];
  /** What the exam asks, in paragraphs. */
  readonly asked: readonly string[];
}

export const useCategoryArticle = dataSource<Readonly<Record<Locale, CategoryArticle>>>(
  (category) => import(`../../../articles/category/${category}.json`),
);

/** How many questions of each topic our own bank has for a category. */
export const useTopicCounts = dataSource<Readonly<Partial<Record<Topic, number>>>>(
  (category) => import(`../../../.bank/category/${category}.json`),
);
