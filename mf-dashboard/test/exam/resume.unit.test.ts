import { describe, expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import { openExam, type Progress } from '../../src/features/exam/domain/open.ts';
import { phaseSecondsLeft } from '../../src/features/exam/domain/time.ts';
import { BEGIN, QUESTIONS, SECOND } from './exams.ts';

const deadline = BEGIN + EXAM.durationSeconds * SECOND;
const reached: Progress = {
  index: 24,
  phase: 'answering',
  phaseStartedAt: BEGIN + 600 * SECOND,
  answers: { 1: 'N', 25: 'A' },
  ending: null,
};
const resume = (progress: Progress | null, second: number, saved = {}) =>
  openExam({ questions: QUESTIONS, deadline, saved, progress }, BEGIN + second * SECOND);

describe('resuming', () => {
  test('goes on with the question that was reached and the time it still has', () => {
    const exam = resume(reached, 630);
    expect(exam).toMatchObject({ index: 24, phase: 'answering' });
    expect(phaseSecondsLeft(exam, BEGIN + 630 * SECOND)).toBe(20);
  });

  test('costs at most the question at hand, however long the browser was closed', () => {
    const exam = resume(reached, 900);
    expect(exam.index).toBe(25);
    expect(phaseSecondsLeft(exam, BEGIN + 900 * SECOND)).toBe(50);
  });

  test('keeps answers that only this browser knows, and those that only the server knows', () => {
    expect(resume(reached, 610, { 1: 'T', 2: 'T' }).answers).toEqual({ 1: 'N', 2: 'T', 25: 'A' });
  });

  test('without a memory, begins after the last answer that the server holds', () => {
    expect(resume(null, 300, { 1: 'T', 7: 'N' })).toMatchObject({ index: 7, phase: 'reading' });
  });

  test('where another device went further, goes on behind its last answer, with its answers', () => {
    const exam = resume(reached, 610, { 1: 'T', 24: 'A', 27: 'C' });
    expect(exam).toMatchObject({
      index: 27,
      phase: 'answering',
      answers: { 1: 'T', 24: 'A', 25: 'A', 27: 'C' },
    });
    expect(phaseSecondsLeft(exam, BEGIN + 610 * SECOND)).toBe(EXAM.technicalSeconds);
  });

  test('after the deadline, there is nothing to go on with', () => {
    expect(resume(reached, 1500).ending).toBe('time');
  });

  test('a clock set back gives no question more time than it has', () => {
    const exam = resume(reached, 500);
    expect(phaseSecondsLeft(exam, BEGIN + 500 * SECOND)).toBe(EXAM.technicalSeconds);
  });
});
