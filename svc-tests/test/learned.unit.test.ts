import { expect, test } from '@jest/globals';
import { gradedAnswers } from '../src/exams/learned.ts';
import type { GradedQuestion } from '../src/exams/scoring.ts';

const BEGUN = new Date('2026-11-30T10:00:00Z');
const afterMinutes = (minutes: number): Date => new Date(BEGUN.getTime() + minutes * 60_000);
const QUESTIONS = [1, 2, 3, 4].map(
  (number) => ({ number, part: 'primary', correct: 'T' }) as unknown as GradedQuestion,
);

/** Of the second question an answer is missing, and of the last. */
const learnedFrom = (mode: 'exam' | 'topic') =>
  gradedAnswers(
    {
      mode,
      questions: QUESTIONS.map(({ number }) => ({ number, revision: `${number}-a` })),
      answers: { 1: 'T', 3: 'N' },
      answeredAt: { 1: afterMinutes(1), 3: afterMinutes(3) },
      created: BEGUN,
    },
    QUESTIONS.toReversed(),
    'Europe/Warsaw',
  ).map(({ number, right }) => [number, right]);

test('a question of an exam that was left blank before an answered one is a mistake; those after the last answer teach nothing', () => {
  expect(learnedFrom('exam')).toEqual([
    [1, true],
    [3, false],
    [2, false],
  ]);
});

test('in learning modes, where questions can wait, what has no answer teaches nothing', () => {
  expect(learnedFrom('topic')).toEqual([
    [1, true],
    [3, false],
  ]);
});
