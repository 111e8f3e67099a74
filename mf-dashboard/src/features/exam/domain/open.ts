import type { AnswersByNumber } from '@zielona-fala/contracts';
import { openingPhase } from './phase.ts';
import type { ExamQuestion } from './question.ts';
import { advance, currentQuestion, type ExamState } from './state.ts';

/** State of an exam stored in the browser, so that a reload resumes it. */
export type Progress = Pick<ExamState, 'index' | 'phase' | 'phaseStartedAt' | 'answers' | 'ending'>;

/** What a browser keeps of a state. */
export const progressOf = ({ index, phase, phaseStartedAt, answers, ending }: ExamState): Progress => ({
  index,
  phase,
  phaseStartedAt,
  answers,
  ending,
});

export interface Opening {
  readonly questions: readonly ExamQuestion[];
  /** Milliseconds of the server's clock. */
  readonly deadline: number;
  /** The answers that the server holds. */
  readonly saved: AnswersByNumber;
  /** What this browser remembers; null on another device or on the first visit. */
  readonly progress: Progress | null;
}

/** Place of the last question that the server has an answer to; -1 without one. */
const lastAnswered = ({ questions, saved }: Opening): number =>
  questions.findLastIndex(({ number }) => saved[number] !== undefined);

/** Starts or resumes an exam: where this browser was, or behind the last answer if another device went further. */
export function openExam(opening: Opening, now: number): ExamState {
  const { questions, deadline, saved, progress } = opening;
  if (progress && progress.index < questions.length && progress.index >= lastAnswered(opening)) {
    const resumed: ExamState = {
      ...progress,
      questions,
      deadline,
      answers: { ...saved, ...progress.answers },
      // a clock that was set back must not make a phase longer
      phaseStartedAt: Math.min(progress.phaseStartedAt, now),
    };
    return advance(resumed, { type: 'tick' }, now);
  }
  const index = Math.min(lastAnswered(opening) + 1, questions.length - 1);
  const phase = openingPhase(currentQuestion({ questions, index }));
  const fresh: ExamState = {
    questions,
    deadline,
    index,
    phase,
    phaseStartedAt: now,
    answers: { ...progress?.answers, ...saved },
    ending: null,
  };
  return advance(fresh, { type: 'tick' }, now);
}
