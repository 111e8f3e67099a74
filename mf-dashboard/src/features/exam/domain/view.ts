import { EXAM } from '@zielona-fala/contracts';
import type { ExamState } from './state.ts';

export const unansweredCount = ({ questions, answers }: ExamState): number =>
  questions.filter(({ number }) => answers[number] === undefined).length;

export type ExamLight = 'done' | 'now' | 'off' | 'gap';

/** One light per question, with a stroke between the parts: given, current, or still dark. */
export function lightsOf({ questions, index, answers }: ExamState): readonly ExamLight[] {
  return questions.flatMap(({ number, part }, place): ExamLight[] => {
    const light: ExamLight = place === index ? 'now' : answers[number] === undefined ? 'off' : 'done';
    const startsPart = place > 0 && questions[place - 1]?.part !== part;
    return startsPart ? ['gap', light] : [light];
  });
}

/** Part of a phase or of the exam that is left, 0..1. */
export const shareLeft = (secondsLeft: number, seconds: number): number => secondsLeft / seconds;

export const examShareLeft = (secondsLeft: number): number => shareLeft(secondsLeft, EXAM.durationSeconds);
