import type { Day } from '@zielona-fala/contracts';

/** A day label of an axis, at the first exam that ended on that day. */
export interface LabelledDay {
  /** Of the exam, from 0. */
  readonly index: number;
  readonly day: Day;
}

/**
 * The days to write below exams that stand one after the other: each once, and with room between them.
 * @param days on which the exams ended, oldest first
 * @param gap how many places two labels are apart at least
 */
export function labelledDays(days: readonly Day[], gap: number): readonly LabelledDay[] {
  const labelled: LabelledDay[] = [];
  for (const [index, day] of days.entries()) {
    const last = labelled.at(-1);
    if (day === days[index - 1]) continue;
    if (last === undefined || index - last.index >= gap) labelled.push({ index, day });
  }
  return labelled;
}
