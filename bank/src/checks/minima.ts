import { CATEGORIES, type CategoryName, type PointsValue, type QuestionPart } from '@zielona-fala/contracts';

type PartMinima = Readonly<Record<QuestionPart, Readonly<Record<PointsValue, number>>>>;

/** Enough that exams of a category vary. */
const EACH: PartMinima = { primary: { 3: 60, 2: 36, 1: 24 }, technical: { 3: 12, 2: 8, 1: 4 } };

/** Of the category that most learners take. */
const MAX_TAKEN: PartMinima = { primary: { 3: 120, 2: 72, 1: 48 }, technical: { 3: 36, 2: 24, 1: 12 } };

/** Least number of questions of our own bank in each category, by part and points. */
export const MINIMA: Readonly<Record<CategoryName, PartMinima>> = {
  ...(Object.fromEntries(CATEGORIES.map((category) => [category, EACH])) as Record<CategoryName, PartMinima>),
  B: MAX_TAKEN,
};

/** Least number of questions of the whole bank. */
export const MIN_QUESTIONS = 500;
