import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Day, type DayFacts, dayOf } from '../src/day.ts';
import type { Knowledge } from '../src/knowledge.ts';
import { examPace, newShare } from '../src/pace.ts';
import { type Plan, todaysPlan } from '../src/plan.ts';
import { answeredOn, CATEGORY, TODAY } from './support/study.ts';

const FACTS: DayFacts = {
  dailyGoal: 20,
  done: 0,
  again: 0,
  due: 0,
  others: 100,
  daysToExam: undefined,
  isReady: () => true,
};
const day = (facts: Partial<DayFacts>) => dayOf({ ...FACTS, ...facts });

const facts = fc
  .record({
    dailyGoal: fc.integer({ min: 1, max: 60 }),
    done: fc.nat(80),
    others: fc.nat(80),
    again: fc.nat(80),
    due: fc.nat(80),
    daysToExam: fc.option(fc.integer({ min: -3, max: 12 }), { nil: undefined }),
    isReady: fc.boolean(),
  })
  .map(({ isReady, ...counts }) => ({
    ...counts,
    again: Math.min(counts.again, counts.done),
    due: Math.min(counts.due, counts.others),
    isReady: () => isReady,
  }));

const isNear = ({ daysToExam = -1 }: DayFacts) => daysToExam > 0 && daysToExam <= 7;

/** What each state says about a day. */
const TRUE_OF: Readonly<Record<Day['state'], (facts: DayFacts, day: Day) => boolean>> = {
  empty: ({ done, others }) => done + others === 0,
  'exam-day': ({ daysToExam }) => daysToExam === 0,
  open: ({ done, dailyGoal, others }, { others: asked }) =>
    done < dailyGoal && asked === Math.min(others, dailyGoal - done),
  rest: ({ done, dailyGoal, others, again, due }, { again: repeated, others: asked }) =>
    (done >= dailyGoal || others === 0) && again + due > 0 && repeated === again && asked <= due,
  push: (given) => isNear(given) && !given.isReady() && given.again + given.due === 0,
  done: (given) =>
    (given.done >= given.dailyGoal || given.others === 0) &&
    given.again + given.due === 0 &&
    !(isNear(given) && !given.isReady() && given.others > 0),
};

describe('a day', () => {
  test('says what is true, asks for nothing that is not there, and is only over when nothing waits', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const told = dayOf(given);
        expect(TRUE_OF[told.state](given, told)).toBe(true);
        expect(told.others).toBeLessThanOrEqual(given.others);
        expect(told.again).toBeLessThanOrEqual(given.again);
        const asked = told.again + told.others;
        if (told.state === 'done' || told.state === 'empty') expect(asked).toBe(0);
        else if (told.state !== 'exam-day') expect(asked).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  test.each<[Day, Partial<DayFacts>]>([
    [{ state: 'open', again: 0, others: 8 }, { done: 12 }],
    // an exam with six mistakes reaches the goal, and does not end the day
    [
      { state: 'rest', again: 6, others: 0 },
      { done: 32, again: 6 },
    ],
    [
      { state: 'rest', again: 6, others: 14 },
      { done: 32, again: 6, due: 40 },
    ],
    [
      { state: 'rest', again: 0, others: 3 },
      { done: 73, due: 3 },
    ],
    [
      { state: 'push', again: 0, others: 20 },
      { done: 32, daysToExam: 3, isReady: () => false },
    ],
    [
      { state: 'done', again: 0, others: 0 },
      { done: 32, daysToExam: 3 },
    ],
    [
      { state: 'done', again: 0, others: 0 },
      { done: 32, daysToExam: -1, isReady: () => false },
    ],
    [{ state: 'exam-day', again: 0, others: 10 }, { daysToExam: 0 }],
    [{ state: 'empty', again: 0, others: 0 }, { others: 0 }],
  ])('is %j with %j', (expected, given) => {
    expect(day(given)).toEqual(expected);
  });
});

const planOf = (
  knowledge: Knowledge,
  options: { dailyGoal?: number; examDay?: number; today?: number } = {},
) => todaysPlan(CATEGORY, knowledge, { today: TODAY, dailyGoal: 20, ...options });
const reasonsOf = ({ questions }: Plan) => [...new Set(questions.map(({ reason }) => reason))];

describe("a plan after an exam's worth of answers", () => {
  const right = answeredOn([TODAY], CATEGORY.slice(0, 26));
  const mistakes = CATEGORY.slice(26, 32);

  test('asks today again what was failed today, and is over once that is right', () => {
    const failed = answeredOn([TODAY], mistakes, false, right);
    const plan = planOf(failed);
    expect(plan).toMatchObject({ state: 'rest', done: 32, mistakes: 6 });
    expect(plan.questions.map(({ number }) => number)).toEqual(mistakes.map(({ number }) => number));
    expect(reasonsOf(plan)).toEqual(['again']);
    const corrected = planOf(answeredOn([TODAY], mistakes, true, failed));
    expect(corrected).toMatchObject({ state: 'done', done: 32, mistakes: 0, questions: [] });
  });

  test('goes on with what is due, by portions of the goal', () => {
    const known = answeredOn([TODAY], CATEGORY.slice(0, 20), true, answeredOn([TODAY - 400], CATEGORY));
    const plan = planOf(known);
    expect(plan).toMatchObject({ state: 'rest', done: 20 });
    expect(plan.questions).toHaveLength(20);
    expect(reasonsOf(plan)).toEqual(['due']);
  });

  test('does not call it a day near the exam, until its learner is ready', () => {
    const soon = { examDay: TODAY + 3 };
    expect(planOf(right, soon)).toMatchObject({ state: 'push' });
    expect(planOf(right, { examDay: TODAY + 20 })).toMatchObject({ state: 'done' });
    const everything = answeredOn([TODAY - 2, TODAY - 1, TODAY], CATEGORY);
    expect(planOf(everything, soon)).toMatchObject({ state: 'done', exam: { daysLeft: 3, perDay: null } });
  });
});

describe('the pace before an exam', () => {
  const pace = (given: Partial<Parameters<typeof examPace>[0]>) =>
    examPace({ today: TODAY, dailyGoal: 20, examDay: TODAY + 3, unseen: 294, done: 0, ...given });

  test('says what it would take to see everything, the same all day', () => {
    expect(pace({})).toEqual({ day: TODAY + 3, daysLeft: 3, perDay: 98 });
    expect(pace({ unseen: 264, done: 30 })).toMatchObject({ perDay: 98 });
  });

  test.each([
    ['the goal is enough', { dailyGoal: 98 }],
    ['everything was seen', { unseen: 0, done: 90 }],
    ['the exam is today', { examDay: TODAY }],
    ['the exam is over', { examDay: TODAY - 2 }],
    ['the exam is far away', { examDay: TODAY + 31, unseen: 5000 }],
  ])('is not told when %s', (_when, given) => {
    expect(pace(given)?.perDay).toBeNull();
  });

  test('is none without a date', () => {
    expect(pace({ examDay: undefined })).toBeUndefined();
    expect(newShare({ today: TODAY, dailyGoal: 20, unseen: 294, done: 0 })).toBe(0);
  });

  test('shows every question before the exam to whoever takes it up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(100), (days, seen) => {
        const examDay = TODAY + days;
        let knowledge = answeredOn([TODAY - 5], CATEGORY.slice(0, seen));
        const dailyGoal = planOf(knowledge, { dailyGoal: 1, examDay }).exam?.perDay ?? 1;
        for (let today = TODAY; today < examDay; today += 1) {
          const plan = planOf(knowledge, { today, examDay, dailyGoal });
          const asked = new Set(plan.questions.map(({ number }) => number));
          knowledge = answeredOn(
            [today],
            CATEGORY.filter(({ number }) => asked.has(number)),
            true,
            knowledge,
          );
        }
        expect(knowledge.memories.size).toBe(CATEGORY.length);
      }),
      { numRuns: 20 },
    );
  });
});
