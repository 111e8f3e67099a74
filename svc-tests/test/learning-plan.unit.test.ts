import { describe, expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { finalRound, isDue } from '../src/learning/due.ts';
import { stratumOf } from '../src/learning/estimate.ts';
import { experienceForAnswers } from '../src/learning/experience.ts';
import { afterAnswers, type Knowledge, NOTHING_KNOWN } from '../src/learning/knowledge.ts';
import { DEFAULT_DAILY_GOAL, nextQuestions, type StudyWish, todaysPlan } from '../src/learning/plan.ts';
import { topicMasteries } from '../src/learning/topics.ts';
import { answeredOn, studyCategory } from './support/study.ts';

const CATEGORY = studyCategory(4);
const NUMBERS = CATEGORY.map(({ number }) => number);
const BY_NUMBER = new Map(CATEGORY.map((each) => [each.number, each]));
const TODAY = 20_000;
const wish = (given: Partial<StudyWish> = {}): StudyWish => ({
  today: TODAY,
  dailyGoal: DEFAULT_DAILY_GOAL,
  ...given,
});

const answers = fc
  .array(
    fc.record({
      number: fc.constantFrom(...NUMBERS),
      right: fc.boolean(),
      day: fc.integer({ min: TODAY - 90, max: TODAY - 1 }),
    }),
    { maxLength: 200 },
  )
  .map((series) => series.toSorted((one, other) => one.day - other.day));

const dueNow = (number: number, { memories, corrections }: Knowledge, day = TODAY) => {
  const memory = memories.get(number);
  return memory !== undefined && isDue(number, memory, corrections, day);
};

describe('today’s plan', () => {
  test('of a beginner is the daily goal of new questions, the same each time it is asked', () => {
    const plan = todaysPlan(CATEGORY, NOTHING_KNOWN, wish());
    expect(plan).toMatchObject({ dailyGoal: 20, done: 0 });
    expect(plan.questions).toHaveLength(20);
    expect(plan.questions.every(({ reason }) => reason === 'new')).toBe(true);
    expect(todaysPlan(CATEGORY, NOTHING_KNOWN, wish())).toEqual(plan);
  });

  test('begins with questions of every stratum, so that readiness can soon be told', () => {
    const first = nextQuestions(CATEGORY, NOTHING_KNOWN, wish(), 2 * EXAM.questions);
    for (const [stratum, { count }] of EXAM.strata.entries()) {
      const of = first.filter(({ number }) => {
        const question = BY_NUMBER.get(number);
        return question !== undefined && stratumOf(question.part, question.points) === stratum;
      });
      expect(of).toHaveLength(2 * count);
    }
  });

  test('never asks for more than the goal, however long the learner was away', () => {
    const everything = answeredOn([TODAY - 400], NUMBERS);
    expect(NUMBERS.every((number) => dueNow(number, everything))).toBe(true);
    expect(todaysPlan(CATEGORY, everything, wish()).questions).toHaveLength(20);
  });

  test('counts what was answered today, and is done at the goal', () => {
    const some = answeredOn([TODAY], NUMBERS.slice(0, 15));
    expect(todaysPlan(CATEGORY, some, wish())).toMatchObject({ done: 15 });
    expect(todaysPlan(CATEGORY, some, wish()).questions).toHaveLength(5);
    const goal = answeredOn([TODAY], NUMBERS.slice(0, 30));
    expect(todaysPlan(CATEGORY, goal, wish())).toMatchObject({ done: 30, questions: [] });
  });

  test('puts a mistake before what was right, where both weigh the same', () => {
    const [one = 0, other = 0] = CATEGORY.filter(({ part }) => part === 'technical').map(
      ({ number }) => number,
    );
    const others = NUMBERS.filter((number) => number !== one);
    const known = answeredOn([TODAY - 10], [one], false, answeredOn([TODAY - 10], others));
    const order = nextQuestions(CATEGORY, known, wish(), NUMBERS.length).map(({ number }) => number);
    expect(order.indexOf(one)).toBeLessThan(order.indexOf(other));
    expect(nextQuestions(CATEGORY, known, wish(), NUMBERS.length)).toContainEqual({
      number: one,
      reason: 'mistake',
    });
  });

  test('asks each question at most once, none that was answered today, each for its true reason', () => {
    const today = fc.subarray(NUMBERS, { maxLength: 15 });
    fc.assert(
      fc.property(answers, today, fc.integer({ min: 1, max: 200 }), (series, answered, count) => {
        const known = answeredOn([TODAY], answered, true, afterAnswers(NOTHING_KNOWN, series));
        const planned = nextQuestions(CATEGORY, known, wish(), count);
        expect(planned).toHaveLength(Math.min(count, NUMBERS.length - answered.length));
        expect(new Set(planned.map(({ number }) => number)).size).toBe(planned.length);
        for (const { number, reason } of planned) {
          expect(answered).not.toContain(number);
          const memory = known.memories.get(number);
          const expected =
            memory === undefined
              ? 'new'
              : memory.lastRight
                ? dueNow(number, known)
                  ? 'due'
                  : 'refresh'
                : 'mistake';
          expect(reason).toBe(expected);
        }
      }),
      { numRuns: 50 },
    );
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
        questions.map(({ number }) => ({ number, right: true, day: today })),
      );
    }
    return known;
  }

  test('makes all that was seen due before it, however well it is remembered', () => {
    const days = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(days, fc.integer({ min: 5, max: 60 }), (until, dailyGoal) => {
        const examDay = TODAY + until;
        const round = finalRound(examDay, TODAY, NUMBERS.length, dailyGoal);
        if (round === undefined) throw new Error('there is an exam to come');
        const known = answeredOn([examDay - 365], NUMBERS);
        const dueBefore = NUMBERS.filter((number) => {
          const memory = known.memories.get(number);
          const strong = memory && { ...memory, stability: 36_500 };
          return strong !== undefined && isDue(number, strong, known.corrections, examDay - 1, round);
        });
        expect(dueBefore).toHaveLength(NUMBERS.length);
      }),
      { numRuns: 30 },
    );
  });

  test('has everything seen again before it by who keeps the goal', () => {
    const known = answeredOn([TODAY - 30, TODAY - 20, TODAY - 5], NUMBERS);
    const days = Math.ceil(NUMBERS.length / (GOAL / 2));
    const examDay = TODAY + 2 * days;
    const after = studyUntil(examDay, TODAY, known);
    const lastSeen = NUMBERS.map((number) => after.memories.get(number)?.last ?? 0);
    expect(Math.min(...lastSeen)).toBeGreaterThanOrEqual(examDay - days);
  });

  test('no longer counts once it is over', () => {
    expect(finalRound(TODAY, TODAY, 100, GOAL)).toBeUndefined();
    expect(finalRound(undefined, TODAY, 100, GOAL)).toBeUndefined();
  });
});

describe('experience of a learning test', () => {
  test('is two points for a right answer to a new or due question, nothing otherwise', () => {
    const [fresh = 0, old = 0, recent = 0, wrong = 0] = NUMBERS;
    const known = answeredOn([TODAY - 1], [recent], true, answeredOn([TODAY - 300], [old]));
    const given = [fresh, old, recent].map((number) => ({ number, right: true, day: TODAY }));
    expect(experienceForAnswers(known, [...given, { number: wrong, right: false, day: TODAY }])).toBe(4);
  });

  test('cannot be earned twice a day by the same question', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...NUMBERS), (series, number) => {
        const answer = { number, right: true, day: TODAY };
        const once = afterAnswers(afterAnswers(NOTHING_KNOWN, series), [answer]);
        expect(experienceForAnswers(once, [answer])).toBe(0);
      }),
    );
  });
});

describe('mastery of topics', () => {
  test('is the share of a topic’s questions that are mastered', () => {
    const [first] = topicMasteries(CATEGORY, NOTHING_KNOWN);
    const numbers = CATEGORY.filter(({ topic }) => topic === first?.topic).map(({ number }) => number);
    const half = numbers.slice(0, Math.floor(numbers.length / 2));
    const known = answeredOn([TODAY - 60, TODAY - 45, TODAY - 15], half);
    expect(topicMasteries(CATEGORY, known)[0]).toEqual({
      topic: first?.topic,
      questions: numbers.length,
      seen: half.length,
      mastered: half.length,
      mastery: half.length / numbers.length,
    });
  });

  test('a right answer never lowers it, and not answering does not either', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...NUMBERS), (series, number) => {
        const before = afterAnswers(NOTHING_KNOWN, series);
        const after = afterAnswers(before, [{ number, right: true, day: TODAY }]);
        for (const [index, { mastery }] of topicMasteries(CATEGORY, after).entries()) {
          expect(mastery).toBeGreaterThanOrEqual(topicMasteries(CATEGORY, before)[index]?.mastery ?? 0);
        }
      }),
      { numRuns: 50 },
    );
  });
});
