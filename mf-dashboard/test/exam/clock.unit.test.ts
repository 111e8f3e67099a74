import { describe, expect, test } from '@jest/globals';
import type { ExamQuestion } from '../../src/features/exam/domain/question.ts';
import { advance, type ExamEvent, type ExamState } from '../../src/features/exam/domain/state.ts';
import { momentPassed, phaseSecondsLeft } from '../../src/features/exam/domain/time.ts';
import { BEGIN, freshExam, SECOND } from './exams.ts';

const yesNo = (number: number, film = false): ExamQuestion => ({
  number,
  part: 'primary',
  yesNo: true,
  film,
});
const letters = (number: number): ExamQuestion => ({ number, part: 'technical', yesNo: false, film: false });

/** Plays events at seconds after the beginning. */
const play = (state: ExamState, ...events: readonly (readonly [number, ExamEvent])[]): ExamState =>
  events.reduce((exam, [second, event]) => advance(exam, event, BEGIN + second * SECOND), state);
const tick: ExamEvent = { type: 'tick' };

describe('a yes/no question', () => {
  const exam = freshExam([yesNo(1), letters(2)]);

  test('gives 20 s to read, then 15 s to answer, then moves on', () => {
    expect(play(exam, [19.9, tick])).toMatchObject({ index: 0, phase: 'reading' });
    expect(play(exam, [20, tick])).toMatchObject({ index: 0, phase: 'answering' });
    expect(play(exam, [34.9, tick])).toMatchObject({ index: 0, phase: 'answering' });
    expect(play(exam, [35, tick])).toMatchObject({ index: 1, phase: 'answering' });
  });

  test('START begins the 15 s earlier', () => {
    const started = play(exam, [4, { type: 'start', question: 1 }]);
    expect(started.phase).toBe('answering');
    expect(phaseSecondsLeft(started, BEGIN + 4 * SECOND)).toBe(15);
    expect(play(started, [18.9, tick]).index).toBe(0);
    expect(play(started, [19, tick]).index).toBe(1);
  });

  test('takes no answer and no "next" before START, and no letter ever', () => {
    expect(play(exam, [3, { type: 'answer', question: 1, answer: 'T' }])).toBe(exam);
    expect(play(exam, [3, { type: 'next', question: 1 }])).toBe(exam);
    const started = play(exam, [3, { type: 'start', question: 1 }]);
    expect(play(started, [4, { type: 'answer', question: 1, answer: 'A' }])).toBe(started);
  });

  test('with a film, the 15 s wait until the film has played once', () => {
    const watching = play(freshExam([yesNo(1, true), letters(2)]), [2, { type: 'start', question: 1 }]);
    expect(watching.phase).toBe('watching');
    expect(play(watching, [30, tick]).phase).toBe('watching');
    expect(play(watching, [30, { type: 'answer', question: 1, answer: 'T' }])).toBe(watching);
    const seen = play(watching, [30, { type: 'film-over', question: 1 }]);
    expect(phaseSecondsLeft(seen, BEGIN + 30 * SECOND)).toBe(15);
  });

  test('goes on when a film never ends', () => {
    const watching = play(freshExam([yesNo(1, true), letters(2)]), [0, { type: 'start', question: 1 }]);
    expect(play(watching, [60, tick]).phase).toBe('answering');
  });
});

describe('a question with three answers', () => {
  const exam = freshExam([letters(1), letters(2)]);

  test('has 50 s in all and no START', () => {
    expect(exam.phase).toBe('answering');
    expect(play(exam, [1, { type: 'start', question: 1 }])).toBe(exam);
    expect(play(exam, [49.9, tick]).index).toBe(0);
    expect(play(exam, [50, tick]).index).toBe(1);
  });

  test('an answer can be changed until the question is left, and never after', () => {
    const changed = play(
      exam,
      [5, { type: 'answer', question: 1, answer: 'A' }],
      [6, { type: 'answer', question: 1, answer: 'C' }],
      [7, { type: 'next', question: 1 }],
    );
    expect(changed).toMatchObject({ index: 1, answers: { 1: 'C' } });
    expect(play(changed, [8, { type: 'answer', question: 1, answer: 'B' }])).toBe(changed);
  });

  test('a press meant for a question that time has just passed does not touch the one that follows', () => {
    const late = play(exam, [50.01, { type: 'next', question: 1 }]);
    expect(late).toMatchObject({ index: 1, ending: null });
  });

  test('the second press of a double tap does not pass an unseen question', () => {
    const first = play(exam, [5, { type: 'next', question: 1 }]);
    expect(play(first, [5.1, { type: 'next', question: 2 }])).toBe(first);
    expect(play(first, [6, { type: 'next', question: 2 }]).ending).toBe('last-question');
  });
});

describe('the end', () => {
  test('comes at the deadline, whatever the question still has', () => {
    const late = freshExam([letters(1)], BEGIN + 1490 * SECOND);
    expect(play(late, [1499.9, tick]).ending).toBeNull();
    expect(play(late, [1500, tick]).ending).toBe('time');
    expect(play(late, [1500, { type: 'answer', question: 1, answer: 'A' }]).answers).toEqual({});
  });

  test('comes when the learner finishes, and nothing changes after it', () => {
    const over = play(freshExam(), [3, { type: 'finish' }]);
    expect(over.ending).toBe('learner');
    expect(play(over, [4, { type: 'start', question: 1 }], [9000, tick])).toBe(over);
  });
});

test('the clock is told once at 5 minutes, 1 minute and 10 seconds', () => {
  const told = [];
  for (let left = 1500; left > 0; left -= 1) told.push(momentPassed(left, left - 1));
  expect(told.filter((moment) => moment !== null)).toEqual([300, 60, 10]);
  expect(momentPassed(400, 30)).toBe(60);
});
