import { expect, test } from '@jest/globals';
import { countingAnswers, endOf, isDue, isOver, newTest, postponed } from '../src/exams/exam.ts';

const CREATED = new Date('2026-11-07T08:00:00.000Z');
const LAST_MOMENT = new Date('2026-11-07T08:24:59.999Z');
const DEADLINE = new Date('2026-11-07T08:25:00.000Z');
const LONG_AFTER = new Date('2026-11-08T00:00:00.000Z');

const saved = { 1900001: 'T', 1900002: 'N' } as const;
const given = { 1900002: 'T', 1900003: 'N' } as const;
const savedAt = { 1900001: CREATED, 1900002: CREATED };
const facts = { testId: 1, userId: 2, category: 'B', lang: 'pl', created: CREATED, questions: [] } as const;
const exam = { ...newTest({ ...facts, mode: 'exam' }), answers: saved, answeredAt: savedAt };
const practice = { ...newTest({ ...facts, mode: 'practice' }), answers: saved, answeredAt: savedAt };

test('an exam lasts 25 minutes, a practice as long as the learner likes', () => {
  expect(exam.deadline).toEqual(DEADLINE);
  expect(isOver(exam, LAST_MOMENT)).toBe(false);
  expect(isOver(exam, DEADLINE)).toBe(true);
  expect(practice.deadline).toBeNull();
  expect(isOver(practice, LONG_AFTER)).toBe(false);
  expect(endOf(practice, LONG_AFTER)).toEqual(LONG_AFTER);
});

test('a new test is unfinished, has no answers, and stands in the history', () => {
  expect(newTest({ ...facts, mode: 'practice' })).toMatchObject({
    status: 'unfinished',
    answers: {},
    answeredAt: {},
    outcome: null,
    hidden: false,
  });
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

test('an answer counts from when it was given: one that did not change keeps its time', () => {
  const repeated = { ...given, 1900001: 'T' } as const;
  expect(countingAnswers(exam, repeated, LAST_MOMENT).answeredAt).toEqual({
    1900001: CREATED,
    1900002: LAST_MOMENT,
    1900003: LAST_MOMENT,
  });
});

test('in a learning test the first answer to a question is final', () => {
  expect(countingAnswers(practice, given, LONG_AFTER)).toEqual({
    answers: { 1900001: 'T', 1900002: 'N', 1900003: 'N' },
    answeredAt: { ...savedAt, 1900003: LONG_AFTER },
  });
});

test('an exam that cannot be finished is tried again after a minute, then twice as long, an hour at most', () => {
  const minutes: number[] = [];
  let failing: Parameters<typeof postponed>[0] = {};
  for (let failures = 1; failures <= 8; failures += 1) {
    const next = postponed(failing, DEADLINE);
    expect(next.failures).toBe(failures);
    minutes.push((next.until.getTime() - DEADLINE.getTime()) / 60_000);
    failing = { postponed: next };
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('an exam is due from its deadline on, and a postponed one from its next attempt', () => {
  const later = { ...exam, postponed: { failures: 1, until: LONG_AFTER } };
  const justBefore = new Date(LONG_AFTER.getTime() - 1);
  expect([isDue(exam, LAST_MOMENT), isDue(exam, DEADLINE)]).toEqual([false, true]);
  expect([isDue(later, justBefore), isDue(later, LONG_AFTER)]).toEqual([false, true]);
  expect(isDue({ ...practice, postponed: later.postponed }, LONG_AFTER)).toBe(false);
});
