import { isAnswers } from '../domain/answers.ts';
import type { Progress } from '../domain/open.ts';

const PREFIX = 'exam-progress:';

/** Where a learner stands in an exam, kept in this browser until the exam is over or the learner signs out. */
export const progressMemory = {
  read(testId: number): Progress | null {
    try {
      return parse(localStorage.getItem(PREFIX + testId));
    } catch {
      return null;
    }
  },
  write(testId: number, { index, phase, phaseStartedAt, answers, ending }: Progress): void {
    try {
      localStorage.setItem(
        PREFIX + testId,
        JSON.stringify({ index, phase, phaseStartedAt, answers, ending } satisfies Progress),
      );
    } catch {
      // private windows refuse storage; a reload then begins after the last saved answer
    }
  },
  forget(testId: number): void {
    remove((key) => key === PREFIX + testId);
  },
  forgetAll(): void {
    remove((key) => key.startsWith(PREFIX));
  },
};

function remove(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key);
  } catch {
    // nothing is kept where storage is refused
  }
}

const PHASES: readonly unknown[] = ['reading', 'watching', 'answering'] satisfies Progress['phase'][];
const ENDINGS: readonly unknown[] = [null, 'last-question', 'learner', 'time'] satisfies Progress['ending'][];

function parse(text: string | null): Progress | null {
  if (text === null) return null;
  const value: Partial<Progress> = JSON.parse(text);
  const sound =
    Number.isInteger(value.index) &&
    Number(value.index) >= 0 &&
    PHASES.includes(value.phase) &&
    Number.isFinite(value.phaseStartedAt) &&
    ENDINGS.includes(value.ending) &&
    isAnswers(value.answers);
  return sound ? (value as Progress) : null;
}
