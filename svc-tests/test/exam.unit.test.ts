import { expect, test } from '@jest/globals';
import { countingAnswers, endOf, newTest } from '../src/exams/exam.ts';

const CREATED = new Date('2026-11-07T08:00:00.000Z');
const LAST_MOMENT = new Date('2026-11-07T08:24:59.999Z');
const DEADLINE = new Date('2026-11-07T08:25:00.000Z');
const LONG_AFTER = new Date('2026-11-08T00:00:00.000Z');

const saved = { 1900001: 'T', 1900002: 'N' } as const;
const given = { 1900002: 'T', 1900003: 'N' } as const;
const exam = {
  ...newTest({
    testId: 1,
    userId: 2,
    category: 'B',
    lang: 'pl',
    mode: 'exam',
    created: CREATED,
    questions: [],
  }),
  answers: saved,
};

test('an exam lasts 25 minutes', () => {
  expect(exam.deadline).toEqual(DEADLINE);
});

test('answers that come with the check count until the deadline and not from then on', () => {
  const merged = { 1900001: 'T', 1900002: 'T', 1900003: 'N' };
  expect(countingAnswers(exam, given, LAST_MOMENT).answers).toEqual(merged);
  expect(countingAnswers(exam, given, DEADLINE).answers).toEqual(saved);
});

test('an exam ends when it is checked, and at its deadline at the latest', () => {
  expect(endOf(exam, LAST_MOMENT)).toEqual(LAST_MOMENT);
  expect(endOf(exam, LONG_AFTER)).toEqual(DEADLINE);
});
