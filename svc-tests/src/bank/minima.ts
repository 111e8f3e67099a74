import type { CategoryName, PointsValue, QuestionPart } from '@zielona-fala/contracts';

type PartMinima = Readonly<Record<QuestionPart, Readonly<Record<PointsValue, number>>>>;

/** How many questions our own bank has to hold at least. Of other categories it holds what it holds. */
export const MINIMA: Readonly<Partial<Record<CategoryName, PartMinima>>> = {
  B: { primary: { 3: 30, 2: 18, 1: 12 }, technical: { 3: 18, 2: 12, 1: 6 } },
};
