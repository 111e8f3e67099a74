import type { PointsValue, QuestionPart } from '@zielona-fala/contracts';

/** The questions of one stratum of a category, standing in places from 0 up to and without `size`. */
export interface Pool {
  /** Names just this content: a pool never changes. */
  readonly pool: string;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly size: number;
}

/** Position of a question. */
export interface Place {
  readonly pool: string;
  readonly position: number;
}
