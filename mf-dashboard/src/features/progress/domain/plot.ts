import { EXAM, type ExamHistoryItemDto } from '@zielona-fala/contracts';

/** A point of the chart; both as shares of its area, from the left and from the top. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  readonly exam: ExamHistoryItemDto;
}

export interface Plot {
  readonly points: readonly PlotPoint[];
  /** Points of the exam at the bottom of the chart. */
  readonly floor: number;
  /** Height of a number of points, as a share from the top. */
  heightOf(points: number): number;
}

const STEP = 10;

/** Lays out exams by their order, the oldest at the left. The floor is a round number below the worst. */
export function plotOf(history: readonly ExamHistoryItemDto[]): Plot {
  const exams = history.toReversed();
  const worst = Math.min(EXAM.passPoints, ...exams.map(({ summaryPoints }) => summaryPoints));
  const floor = Math.max(0, Math.floor((worst - 1) / STEP) * STEP);
  const heightOf = (points: number) => (EXAM.totalPoints - points) / (EXAM.totalPoints - floor);
  const last = Math.max(1, exams.length - 1);
  return {
    floor,
    heightOf,
    points: exams.map((exam, place) => ({
      exam,
      x: exams.length === 1 ? 0.5 : place / last,
      y: heightOf(exam.summaryPoints),
    })),
  };
}
