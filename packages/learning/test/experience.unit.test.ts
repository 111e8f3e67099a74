import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { experienceForAnswers } from '../src/experience.ts';
import { afterAnswers, NOTHING_KNOWN } from '../src/knowledge.ts';
import { answeredOn, CATEGORY, earlierAnswers, graded, TODAY } from './support/study.ts';

describe('experience of a learning test', () => {
  test('is two points for a right answer to a new or due question, nothing otherwise', () => {
    const [fresh, old, recent, wrong] = CATEGORY;
    if (!fresh || !old || !recent || !wrong) throw new Error('the category has four questions');
    const known = answeredOn([TODAY - 1], [recent], true, answeredOn([TODAY - 300], [old]));
    const given = [fresh, old, recent].map((each) => graded(each, true, TODAY));
    expect(experienceForAnswers(known, [...given, graded(wrong, false, TODAY)])).toBe(4);
  });

  test('is not earned twice a day by one question, whatever was answered before', () => {
    fc.assert(
      fc.property(earlierAnswers(), fc.constantFrom(...CATEGORY), (series, question) => {
        const answer = graded(question, true, TODAY);
        const once = afterAnswers(afterAnswers(NOTHING_KNOWN, series), [answer]);
        expect(experienceForAnswers(once, [answer])).toBe(0);
      }),
    );
  });
});
