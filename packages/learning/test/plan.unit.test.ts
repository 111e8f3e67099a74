import { describe, expect, test } from '@jest/globals';
import { DAILY_GOAL, EXAM, EXAM_STRATA } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { NO_CORRECTION, unlearnedShare } from '../src/correction.ts';
import { isDue } from '../src/due.ts';
import { type Estimate, estimatesOf } from '../src/estimate.ts';
import { afterAnswers, type Knowledge, NOTHING_KNOWN } from '../src/knowledge.ts';
import { nextQuestions, type PlanOptions, todaysPlan } from '../src/plan.ts';
import { withRepetitions } from '../src/repetitions.ts';
import { type StudyQuestion, stratumOf } from '../src/study-question.ts';
import { answeredOn, CATEGORY, earlierAnswers, questionOf, studyCategory, TODAY } from './support/study.ts';

const options = (given: Partial<PlanOptions> = {}): PlanOptions => ({
  today: TODAY,
  dailyGoal: DAILY_GOAL.usual,
  ...given,
});

const dueNow = (question: StudyQuestion, { memories, correction }: Knowledge) => {
  const memory = memories.get(question.number);
  return memory !== undefined && isDue(question, memory, correction, TODAY);
};

describe('today’s plan', () => {
  test('of a beginner is the daily goal of new questions, the same each time it is asked', () => {
    const plan = todaysPlan(CATEGORY, NOTHING_KNOWN, options());
    expect(plan).toMatchObject({ dailyGoal: 20, done: 0 });
    expect(plan.questions).toHaveLength(20);
    expect(plan.questions.every(({ reason }) => reason === 'new')).toBe(true);
    expect(todaysPlan(CATEGORY, NOTHING_KNOWN, options())).toEqual(plan);
  });

  test('of the onboarding is like an exam: ten questions are of both parts and all weights', () => {
    const first = nextQuestions(CATEGORY, NOTHING_KNOWN, options(), 10).map(({ number }) =>
      questionOf(number),
    );
    const strata = first.map(({ part, points }) => stratumOf(part, points));
    for (const [stratum, { count }] of EXAM_STRATA.entries()) {
      const expected = (10 * count) / EXAM.questions;
      const found = strata.filter((each) => each === stratum).length;
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(1);
    }
  });

  test('begins with questions of every stratum, so that readiness can soon be told', () => {
    const first = nextQuestions(CATEGORY, NOTHING_KNOWN, options(), 2 * EXAM.questions);
    for (const [stratum, { count }] of EXAM_STRATA.entries()) {
      const of = first.filter(({ number }) => {
        const { part, points } = questionOf(number);
        return stratumOf(part, points) === stratum;
      });
      expect(of).toHaveLength(2 * count);
    }
  });

  test('never asks for more than the goal, however long the learner was away', () => {
    const everything = answeredOn([TODAY - 400], CATEGORY);
    expect(CATEGORY.every((each) => dueNow(each, everything))).toBe(true);
    expect(todaysPlan(CATEGORY, everything, options()).questions).toHaveLength(20);
  });

  test('counts what was answered today, and is done at the goal', () => {
    const some = answeredOn([TODAY], CATEGORY.slice(0, 15));
    expect(todaysPlan(CATEGORY, some, options())).toMatchObject({ done: 15 });
    expect(todaysPlan(CATEGORY, some, options()).questions).toHaveLength(5);
    const goal = answeredOn([TODAY], CATEGORY.slice(0, 30));
    expect(todaysPlan(CATEGORY, goal, options())).toMatchObject({ done: 30, questions: [] });
  });

  test('puts a mistake before what was right, where both weigh the same', () => {
    const [one, other] = CATEGORY.filter(({ part }) => part === 'technical');
    if (one === undefined || other === undefined) throw new Error('the category has specialist questions');
    const others = CATEGORY.filter((each) => each !== one);
    const known = answeredOn([TODAY - 10], [one], false, answeredOn([TODAY - 10], others));
    const planned = nextQuestions(CATEGORY, known, options(), CATEGORY.length);
    const order = planned.map(({ number }) => number);
    expect(order.indexOf(one.number)).toBeLessThan(order.indexOf(other.number));
    expect(planned).toContainEqual({ number: one.number, reason: 'mistake', isDue: true });
  });

  test('goes on with new questions, the weightiest first, while what was learned yesterday is still known', () => {
    const seen = CATEGORY.filter((_, index) => index % 2 === 0);
    const corrected = answeredOn([TODAY - 4], seen, false);
    const known = answeredOn([TODAY - 3, TODAY - 2, TODAY - 1], seen, true, corrected);
    const planned = nextQuestions(CATEGORY, known, options(), CATEGORY.length);
    expect(planned).toHaveLength(CATEGORY.length);
    const fresh = planned.filter(({ reason }) => reason === 'new').map(({ number }) => questionOf(number));
    expect(fresh).toHaveLength(CATEGORY.length - seen.length);
    expect(fresh[0]?.points).toBe(3);
    const withLastNew = planned.slice(0, planned.findLastIndex(({ reason }) => reason === 'new') + 1);
    expect(withLastNew.length - fresh.length).toBeLessThanOrEqual(withLastNew.length / 6);
  });

  describe('while new questions gain more', () => {
    const seen = CATEGORY.filter((_, index) => index % 2 === 0);
    const yesterday = answeredOn([TODAY - 1], seen);
    const reasonsOf = (known: Knowledge, category = CATEGORY) =>
      nextQuestions(category, known, options(), 50).map(({ reason }) => reason);

    test('asks every sixth question again, until it is known by half how fast the learner forgets', () => {
      const reasons = reasonsOf(yesterday);
      for (let start = 0; start + 6 <= reasons.length; start += 1) {
        const six = reasons.slice(start, start + 6);
        expect(six.filter((reason) => reason !== 'new')).toHaveLength(1);
      }
    });

    test('asks only them while few are known', () => {
      const category = studyCategory(8);
      const fifth = answeredOn(
        [TODAY - 1],
        category.filter((_, index) => index % 5 === 0),
      );
      expect(new Set(reasonsOf(fifth, category))).toEqual(new Set(['new']));
    });

    test('asks only them once that is known', () => {
      const days = Array.from({ length: 12 }, (_, index) => TODAY - 2 * (12 - index));
      const { correction } = days.reduce(
        (known, day, index) => answeredOn([day], seen, index % 4 !== 0, known),
        NOTHING_KNOWN,
      );
      expect(unlearnedShare(correction)).toBeLessThan(0.5);
      const learned = { means: NO_CORRECTION.means, covariance: correction.covariance };
      expect(new Set(reasonsOf({ ...yesterday, correction: learned }))).toEqual(new Set(['new']));
    });

    test('keeps the order of new questions and that of known ones, and puts off none', () => {
      const estimates = estimatesOf(CATEGORY, yesterday, TODAY);
      const fresh = estimates.filter(({ memory }) => memory === undefined);
      const known = estimates.filter(({ memory }) => memory !== undefined);
      fc.assert(
        fc.property(fc.array(fc.nat(12), { maxLength: known.length }), (gaps) => {
          const news = [...fresh];
          const best = known.flatMap((each, index) => [...news.splice(0, gaps[index] ?? 0), each]);
          const ordered = withRepetitions(best, NO_CORRECTION);
          for (const isKnown of [true, false]) {
            const ofKind = ({ memory }: Estimate) => (memory !== undefined) === isKnown;
            expect(ordered.filter(ofKind)).toEqual(best.filter(ofKind));
          }
          for (const [index, each] of known.entries()) {
            expect(ordered.indexOf(each)).toBeLessThanOrEqual(best.indexOf(each));
            const before = index === 0 ? -1 : ordered.indexOf(known[index - 1] as Estimate);
            expect(ordered.indexOf(each) - before).toBeLessThanOrEqual(10);
          }
        }),
      );
    });

    test('asks the most useful known question first', () => {
      const [mistake] = seen;
      if (mistake === undefined) throw new Error('some were seen');
      const known = answeredOn([TODAY - 1], [mistake], false, answeredOn([TODAY - 2], seen));
      const again = nextQuestions(CATEGORY, known, options(), 50).find(({ reason }) => reason !== 'new');
      expect(again).toMatchObject({ number: mistake.number, reason: 'mistake' });
    });
  });

  test('asks each question at most once, none that was answered today, each for its true reason', () => {
    const today = fc.subarray([...CATEGORY], { maxLength: 15 });
    fc.assert(
      fc.property(earlierAnswers(), today, fc.integer({ min: 1, max: 200 }), (series, answered, count) => {
        const known = answeredOn([TODAY], answered, true, afterAnswers(NOTHING_KNOWN, series));
        const planned = nextQuestions(CATEGORY, known, options(), count);
        expect(planned).toHaveLength(Math.min(count, CATEGORY.length - answered.length));
        expect(new Set(planned.map(({ number }) => number)).size).toBe(planned.length);
        for (const { number, reason } of planned) {
          expect(answered).not.toContain(questionOf(number));
          const memory = known.memories.get(number);
          const expected =
            memory === undefined
              ? 'new'
              : memory.lastRight
                ? dueNow(questionOf(number), known)
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
