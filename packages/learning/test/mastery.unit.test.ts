import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { afterAnswers, type Knowledge, NOTHING_KNOWN } from '../src/knowledge.ts';
import { topicMasteries } from '../src/mastery.ts';
import { answeredOn, CATEGORY, earlierAnswers, graded, TODAY } from './support/study.ts';

describe('mastery of topics', () => {
  test('is the share of a topic’s questions that are mastered', () => {
    const [first] = topicMasteries(CATEGORY, NOTHING_KNOWN);
    const all = CATEGORY.filter(({ topic }) => topic === first?.topic);
    const half = all.slice(0, Math.floor(all.length / 2));
    const known = answeredOn([TODAY - 60, TODAY - 45, TODAY - 15], half);
    expect(topicMasteries(CATEGORY, known)[0]).toEqual({
      topic: first?.topic,
      questions: all.length,
      seen: half.length,
      known: half.length,
      mastered: half.length,
      mastery: half.length / all.length,
      lastWrong: null,
    });
  });

  test('names the day of the newest mistake that stands', () => {
    const all = CATEGORY.filter(({ topic }) => topic === CATEGORY[0]?.topic);
    const wrong = answeredOn([TODAY - 9, TODAY - 3], all.slice(0, 3), false);
    const lastWrong = (known: Knowledge) => topicMasteries(CATEGORY, known)[0]?.lastWrong;
    expect(lastWrong(wrong)).toBe(TODAY - 3);
    expect(lastWrong(answeredOn([TODAY - 1], all.slice(0, 3), true, wrong))).toBeNull();
  });

  test('a right answer never lowers it, and not answering does not either', () => {
    fc.assert(
      fc.property(earlierAnswers(), fc.constantFrom(...CATEGORY), (series, question) => {
        const before = afterAnswers(NOTHING_KNOWN, series);
        const after = afterAnswers(before, [graded(question, true, TODAY)]);
        for (const [index, { mastery }] of topicMasteries(CATEGORY, after).entries()) {
          expect(mastery).toBeGreaterThanOrEqual(topicMasteries(CATEGORY, before)[index]?.mastery ?? 0);
        }
      }),
      { numRuns: 50 },
    );
  });
});
