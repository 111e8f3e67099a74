import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_CORRECTION } from '../src/correction.ts';
import { finalRound, isDue } from '../src/due.ts';
import { afterAnswers, type Knowledge } from '../src/knowledge.ts';
import { todaysPlan } from '../src/plan.ts';
import { answeredOn, CATEGORY, graded, questionOf, TODAY } from './support/study.ts';

describe('due', () => {
  test('is never what was answered today, however little the learner is expected to keep', () => {
    const [question] = CATEGORY;
    const memory = question && answeredOn([TODAY - 9, TODAY], [question]).memories.get(question.number);
    if (!question || !memory) throw new Error('the category has questions');
    const hopeless = { ...NO_CORRECTION, means: NO_CORRECTION.means.map((mean) => mean - 9) };
    expect(isDue(question, memory, hopeless, TODAY)).toBe(false);
    expect(isDue(question, memory, hopeless, TODAY + 1)).toBe(true);
  });
});

describe('an exam date', () => {
  const GOAL = 20;

  /** Studies the plan of each day, all right, up to the day before the exam. */
  function studyUntil(examDay: number, from: number, before: Knowledge): Knowledge {
    let known = before;
    for (let today = from; today < examDay; today += 1) {
      const { questions } = todaysPlan(CATEGORY, known, { today, dailyGoal: GOAL, examDay });
      known = afterAnswers(
        known,
        questions.map(({ number }) => graded(questionOf(number), true, today)),
      );
    }
    return known;
  }

  test('makes all that was seen due before it, however well it is remembered', () => {
    const days = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(days, fc.integer({ min: 5, max: 60 }), (until, dailyGoal) => {
        const examDay = TODAY + until;
        const round = finalRound(examDay, TODAY, CATEGORY.length, dailyGoal);
        if (round === undefined) throw new Error('there is an exam to come');
        const known = answeredOn([examDay - 365], CATEGORY);
        const dueBefore = CATEGORY.filter((each) => {
          const memory = known.memories.get(each.number);
          const strong = memory && { ...memory, stability: 36_500 };
          return strong !== undefined && isDue(each, strong, known.correction, examDay - 1, round);
        });
        expect(dueBefore).toHaveLength(CATEGORY.length);
      }),
      { numRuns: 30 },
    );
  });

  test('has everything seen again before it by who keeps the goal', () => {
    const known = answeredOn([TODAY - 30, TODAY - 20, TODAY - 5], CATEGORY);
    const days = Math.ceil(CATEGORY.length / (GOAL / 2));
    const examDay = TODAY + 2 * days;
    const after = studyUntil(examDay, TODAY, known);
    const lastSeen = CATEGORY.map(({ number }) => after.memories.get(number)?.last ?? 0);
    expect(Math.min(...lastSeen)).toBeGreaterThanOrEqual(examDay - days);
  });

  test('no longer counts once it is over', () => {
    expect(finalRound(TODAY, TODAY, 100, GOAL)).toBeUndefined();
    expect(finalRound(undefined, TODAY, 100, GOAL)).toBeUndefined();
  });
});
