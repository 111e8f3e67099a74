import { describe, expect, test } from '@jest/globals';
import { studyDayOf, studyDayOn } from '../src/study-day.ts';

describe('a study day', () => {
  test('begins at midnight where the learner is', () => {
    const evening = new Date('2026-11-22T23:30:00Z');
    expect(studyDayOf(evening, 'Europe/Warsaw')).toBe(studyDayOn('2026-11-23'));
    expect(studyDayOf(evening, 'America/New_York')).toBe(studyDayOn('2026-11-22'));
  });

  test('is one more than the day before, also where clocks change', () => {
    expect(studyDayOn('2026-10-26') - studyDayOn('2026-10-24')).toBe(2);
    const after = studyDayOf(new Date('2026-10-25T22:30:00Z'), 'Europe/Warsaw');
    expect(after).toBe(studyDayOn('2026-10-25'));
  });
});
