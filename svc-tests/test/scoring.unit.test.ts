import { describe, expect, test } from '@jest/globals';
import {
  type Answer,
  type AnswersByNumber,
  EXAM,
  experienceForExam,
  levelFor,
  scoreTest,
} from '@zielona-fala/contracts';
import { question, questionsForExams } from '@zielona-fala/contracts/bank/testing';
import { revisionOf } from '@zielona-fala/question-store';
import fc from 'fast-check';
import { experienceOf, fits, reachesNextLevel, scoreTopics } from '../src/exams/scoring.ts';

const EXAM_QUESTIONS = questionsForExams(1).map(revisionOf);
const NUMBERS = EXAM_QUESTIONS.map(({ number }) => number);
const RIGHT = Object.fromEntries(EXAM_QUESTIONS.map(({ number, correct }) => [number, correct]));

const without = (numbers: readonly number[]) =>
  Object.fromEntries(Object.entries(RIGHT).filter(([number]) => !numbers.includes(Number(number))));
const someOf = (part: string, points: number, count: number) =>
  EXAM_QUESTIONS.filter((each) => each.part === part && each.points === points)
    .slice(0, count)
    .map(({ number }) => number);

describe('scoring an exam', () => {
  test('all right is 46 + 28 = 74 points, passed, and worth 100 points of experience', () => {
    const score = scoreTest('exam', EXAM_QUESTIONS, RIGHT);
    expect(score).toEqual({
      status: 'passed',
      primaryPoints: 46,
      technicalPoints: 28,
      summaryPoints: 74,
      primaryAmountOfCorrectAnswers: 20,
      technicalAmountOfCorrectAnswers: 12,
      correctAnswers: RIGHT,
    });
    expect(experienceOf(score)).toBe(100);
  });

  test('nothing answered is failed with 0 points', () => {
    const score = scoreTest('exam', EXAM_QUESTIONS, {});
    expect(score).toMatchObject({ status: 'failed', summaryPoints: 0, primaryAmountOfCorrectAnswers: 0 });
    expect(experienceOf(score)).toBe(0);
  });

  test('in a learning mode there is no verdict', () => {
    expect(scoreTest('topic', EXAM_QUESTIONS, RIGHT)).toMatchObject({
      status: 'completed',
      summaryPoints: 74,
    });
  });

  test('68 points pass and 67 do not', () => {
    const twoGraveMistakes = [...someOf('primary', 3, 1), ...someOf('technical', 3, 1)];
    expect(scoreTest('exam', EXAM_QUESTIONS, without(twoGraveMistakes))).toMatchObject({
      status: 'passed',
      summaryPoints: 68,
    });
    const oneMore = [...twoGraveMistakes, ...someOf('primary', 1, 1)];
    expect(scoreTest('exam', EXAM_QUESTIONS, without(oneMore))).toMatchObject({
      status: 'failed',
      summaryPoints: 67,
    });
  });

  test('counts the points of the right answers and nothing else, for any answers', () => {
    const answers = fc.array(
      fc.tuple(fc.constantFrom(...NUMBERS), fc.constantFrom<Answer>('T', 'N', 'A', 'B', 'C')),
    );
    fc.assert(
      fc.property(answers, (entries) => {
        const given: AnswersByNumber = Object.fromEntries(entries);
        const score = scoreTest('exam', EXAM_QUESTIONS, given);
        const right = EXAM_QUESTIONS.filter(({ number, correct }) => given[number] === correct);
        const points = right.reduce((sum, each) => sum + each.points, 0);
        expect(score.summaryPoints).toBe(points);
        expect(score.primaryPoints + score.technicalPoints).toBe(points);
        expect(score.status).toBe(points >= 68 ? 'passed' : 'failed');
        const topics = scoreTopics(EXAM_QUESTIONS, given);
        expect(topics.reduce((sum, { asked }) => sum + asked, 0)).toBe(EXAM.questions);
        expect(topics.reduce((sum, { correct }) => sum + correct, 0)).toBe(right.length);
        for (const { topic, asked, correct } of topics) {
          expect(asked).toBe(EXAM_QUESTIONS.filter((each) => each.topic === topic).length);
          expect(correct).toBe(right.filter((each) => each.topic === topic).length);
        }
      }),
    );
  });
});

test('a level is announced exactly when the account climbs, over any series of exams', () => {
  const exams = fc.array(fc.nat(EXAM.totalPoints), { maxLength: 60 });
  fc.assert(
    fc.property(exams, (results) => {
      const account = { xp: 0, level: 0 };
      for (const points of results) {
        const gained = experienceForExam(points, points >= EXAM.passPoints);
        const announced = reachesNextLevel(account.xp + gained, gained);
        account.xp += gained;
        const { level } = levelFor(account.xp);
        expect(announced).toBe(level > account.level);
        account.level = level;
      }
    }),
  );
});

test('yes/no questions take T and N only, others A, B and C only', () => {
  const yesNo = question(1_900_001);
  const letters = question(1_900_002, { part: 'technical' });
  expect((['T', 'N', 'A', 'B', 'C'] as const).map((answer) => fits(yesNo, answer))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect((['T', 'N', 'A', 'B', 'C'] as const).map((answer) => fits(letters, answer))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
