import {
  EXAM_STRATA,
  type PointsValue,
  type QuestionPart,
  type QuestionTopic,
} from '@zielona-fala/contracts';

/** The fields of a question that learning uses. */
export interface StudyQuestion {
  readonly number: number;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly topic: QuestionTopic;
  /** Id of the weightiest rule behind it; questions without a tie have none. */
  readonly rule?: string | undefined;
}

/** Index in `EXAM_STRATA`. */
export function stratumOf(part: QuestionPart, points: PointsValue): number {
  return EXAM_STRATA.findIndex((each) => each.part === part && each.points === points);
}

/** Points that an exam gives for a stratum, divided by the questions that it may ask: what one of them weighs. */
export function worths(questions: readonly StudyQuestion[]): readonly number[] {
  const sizes = EXAM_STRATA.map(() => 0);
  for (const { part, points } of questions) {
    const stratum = stratumOf(part, points);
    sizes[stratum] = (sizes[stratum] ?? 0) + 1;
  }
  return EXAM_STRATA.map(({ count, points }, stratum) => (count * points) / Math.max(1, sizes[stratum] ?? 0));
}
