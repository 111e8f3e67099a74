import { EXAM, type ExamHistoryItemDto } from '@zielona-fala/contracts';

const STEP = 10;

/** Where an axis of points begins: a round number below the worst exam and the pass mark. */
export function floorOf(history: readonly ExamHistoryItemDto[]): number {
  const worst = Math.min(EXAM.passPoints, ...history.map(({ summaryPoints }) => summaryPoints));
  return Math.max(0, Math.floor((worst - 1) / STEP) * STEP);
}
