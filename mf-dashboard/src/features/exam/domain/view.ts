import { EXAM } from '@zielona-fala/contracts';
import type { ExamState } from './state.ts';

/** Places from 1 of the questions without an answer. */
export const unansweredPlaces = ({ questions, answers }: ExamState): readonly number[] =>
  questions.flatMap(({ number }, index) => (answers[number] === undefined ? [index + 1] : []));

/** Formats ascending numbers, with consecutive ones as a range: `7–9`. */
export function inRuns(numbers: readonly number[]): readonly string[] {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
}

export type ExamLight = 'done' | 'now' | 'off' | 'gap';

/** One light per question, with a stroke between the parts: given, current, or still dark. */
export function lightsOf({ questions, index, answers }: ExamState): readonly ExamLight[] {
  return questions.flatMap(({ number, part }, place): ExamLight[] => {
    const light: ExamLight = place === index ? 'now' : answers[number] === undefined ? 'off' : 'done';
    const startsPart = place > 0 && questions[place - 1]?.part !== part;
    return startsPart ? ['gap', light] : [light];
  });
}

/** Part of the exam's time that is left, 0..1. */
export const examShareLeft = (secondsLeft: number): number => secondsLeft / EXAM.durationSeconds;
