import { browserMemory } from '@zielona-fala/web-kit/storage';
import { isAnswers } from '../../../shared/is-answers.ts';
import type { Progress } from '../domain/open.ts';

const keyOf = (testId: number) => `exam-progress:${testId}` as const;

/** The learner's position in an exam, stored in this browser until the exam ends or the learner signs out. */
export const progressMemory = {
  read(testId: number): Progress | null {
    try {
      return progressIn(JSON.parse(browserMemory.read(keyOf(testId)) ?? 'null'));
    } catch {
      // invalid, or of another version: the exam resumes after the last saved answer
      return null;
    }
  },
  write(testId: number, progress: Progress): void {
    browserMemory.write(keyOf(testId), JSON.stringify(progress));
  },
  forget(testId: number): void {
    browserMemory.write(keyOf(testId), null);
  },
};

const PHASES: readonly unknown[] = ['reading', 'watching', 'answering'] satisfies Progress['phase'][];
const ENDINGS: readonly unknown[] = [null, 'last-question', 'learner', 'time'] satisfies Progress['ending'][];

/** A position that a browser has kept, if it is one. */
export function progressIn(kept: unknown): Progress | null {
  if (kept === null) return null;
  const value = kept as Partial<Progress>;
  const sound =
    Number.isInteger(value.index) &&
    Number(value.index) >= 0 &&
    PHASES.includes(value.phase) &&
    Number.isFinite(value.phaseStartedAt) &&
    ENDINGS.includes(value.ending) &&
    isAnswers(value.answers);
  return sound ? (value as Progress) : null;
}
