import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { experienceForAnswers } from '../src/experience.ts';
import { afterAnswers, NOTHING_KNOWN } from '../src/knowledge.ts';
import { nextQuestions } from '../src/plan.ts';
import { answeredOn, CATEGORY, earlierAnswers, graded, questionOf, TODAY } from './support/study.ts';

/** A learner without an exam date. */
const facts = { seen: 3, dailyGoal: 20 };

describe('experience of a learning test', () => {
  test('is two points for a right answer to a new or due question, nothing otherwise', () => {
    const [fresh, old, recent, wrong] = CATEGORY;
    if (!fresh || !old || !recent || !wrong) throw new Error('the category has four questions');
    const known = answeredOn([TODAY - 1], [recent], true, answeredOn([TODAY - 300], [old]));
    const given = [fresh, old, recent].map((each) => graded(each, true, TODAY));
    expect(experienceForAnswers(known, [...given, graded(wrong, false, TODAY)], facts)).toBe(4);
  });

  test('is not earned twice a day by one question, whatever was answered before', () => {
    fc.assert(
      fc.property(earlierAnswers(), fc.constantFrom(...CATEGORY), (series, question) => {
        const answer = graded(question, true, TODAY);
        const once = afterAnswers(afterAnswers(NOTHING_KNOWN, series), [answer]);
        expect(experienceForAnswers(once, [answer], facts)).toBe(0);
      }),
    );
  });

  test('is earned by exactly what the plan calls new or due, before an exam too', () => {
    const days = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(earlierAnswers(), days, fc.integer({ min: 5, max: 60 }), (series, until, dailyGoal) => {
        const known = afterAnswers(NOTHING_KNOWN, series);
        const options = { today: TODAY, dailyGoal, examDay: TODAY + until };
        const planned = nextQuestions(CATEGORY, known, options, CATEGORY.length);
        const earned = planned.map(({ number }) => {
          const answer = graded(questionOf(number), true, TODAY);
          return experienceForAnswers(known, [answer], { ...options, seen: known.memories.size });
        });
        expect(earned).toEqual(planned.map(({ reason, isDue }) => (reason === 'new' || isDue ? 2 : 0)));
      }),
      { numRuns: 30 },
    );
  });
});
