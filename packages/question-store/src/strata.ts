import {
  CATEGORIES,
  type CategoryName,
  EXAM_STRATA,
  type PointsValue,
  type QuestionPart,
} from '@zielona-fala/contracts';
import type { Drawable, QuestionRef } from './question.ts';

/** The questions that one stratum of a category's draw chooses from. */
export interface StratumPool {
  readonly category: CategoryName;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly questions: readonly QuestionRef[];
}

/** Every stratum of every category, empty ones too. */
export function strataOf(questions: readonly Drawable[]): readonly StratumPool[] {
  return CATEGORIES.flatMap((category) =>
    EXAM_STRATA.map(({ part, points }) => ({
      category,
      part,
      points,
      questions: questions
        .filter((each) => each.part === part && each.points === points && each.categories.includes(category))
        .map(({ number, revision }) => ({ number, revision })),
    })),
  );
}

/** How many questions each stratum of a category holds. */
export interface StratumSize {
  readonly category: CategoryName;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly size: number;
}

export function sizesOf(strata: readonly StratumPool[]): readonly StratumSize[] {
  return strata.map(({ questions, ...stratum }) => ({ ...stratum, size: questions.length }));
}

/** The categories whose strata are all large enough for an exam. */
export function availableCategories(sizes: readonly StratumSize[]): ReadonlySet<CategoryName> {
  return new Set(
    CATEGORIES.filter((category) =>
      EXAM_STRATA.every((stratum) =>
        sizes.some(
          (each) =>
            each.category === category &&
            each.part === stratum.part &&
            each.points === stratum.points &&
            each.size >= stratum.count,
        ),
      ),
    ),
  );
}
