import { CATEGORIES, type CategoryName, type CategoryStatsDto } from '@zielona-fala/contracts';

export interface ExamCounts {
  readonly category: CategoryName;
  readonly passed: number;
  readonly failed: number;
}

/** Of the categories with exams and the chosen one, in the order of all categories. */
export function examCounts(all: readonly CategoryStatsDto[], chosen: CategoryName): readonly ExamCounts[] {
  const counted = new Map(all.map((stats) => [stats.category.name, stats]));
  return CATEGORIES.filter((name) => name === chosen || counted.has(name)).map((category) => ({
    category,
    passed: counted.get(category)?.passedCount ?? 0,
    failed: counted.get(category)?.failedCount ?? 0,
  }));
}
