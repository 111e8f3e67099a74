import type { ExamHistoryItemDto } from '@zielona-fala/contracts';

/** Share of exams passed, 0..1; null before the first exam. */
export function passRate(passed: number, failed: number): number | null {
  const all = passed + failed;
  return all === 0 ? null : passed / all;
}

/** Whether results improve: the last exams compared with those before them. */
export interface Trend {
  readonly direction: 'up' | 'down' | 'level' | 'unknown';
  /** Exams looked at. */
  readonly recent: number;
  /** Of those, passed. */
  readonly recentPassed: number;
}

const RECENT = 5;
/** Points of average within which nothing has changed. */
const NOISE = 1;

const average = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + one, 0) / points.length;

/** @param history newest first */
export function trendOf(history: readonly ExamHistoryItemDto[]): Trend {
  const recent = history.slice(0, RECENT);
  const earlier = history.slice(recent.length, recent.length + RECENT);
  const counts = {
    recent: recent.length,
    recentPassed: recent.filter(({ status }) => status === 'passed').length,
  };
  if (earlier.length === 0) return { direction: 'unknown', ...counts };
  const change =
    average(recent.map(({ summaryPoints }) => summaryPoints)) -
    average(earlier.map(({ summaryPoints }) => summaryPoints));
  if (Math.abs(change) < NOISE) return { direction: 'level', ...counts };
  return { direction: change > 0 ? 'up' : 'down', ...counts };
}
