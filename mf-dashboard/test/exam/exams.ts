import { type Answer, EXAM } from '@zielona-fala/contracts';
import { openExam } from '../../src/features/exam/domain/open.ts';
import type { ExamQuestion } from '../../src/features/exam/domain/question.ts';
import type { ExamState } from '../../src/features/exam/domain/state.ts';

export const BEGIN = Date.UTC(2026, 10, 21, 8);
export const SECOND = 1000;

/** 20 yes/no questions of the basic part, then 12 with three answers; numbers are places. */
export const QUESTIONS: readonly ExamQuestion[] = Array.from({ length: EXAM.questions }, (_, index) => {
  const basic = index < EXAM.primaryQuestions;
  return { number: index + 1, part: basic ? 'primary' : 'technical', yesNo: basic, film: false };
});

export const freshExam = (questions: readonly ExamQuestion[] = QUESTIONS, now = BEGIN): ExamState =>
  openExam({ questions, deadline: BEGIN + EXAM.durationSeconds * SECOND, saved: {}, progress: null }, now);

export const answerFor = (question: ExamQuestion): Answer => (question.yesNo ? 'T' : 'B');
