import { describe, expect, test } from '@jest/globals';
import { PARTS } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { covarianceWith, sumOf } from '../src/belief.ts';
import { correctedChance, NO_CORRECTION, observed, termsOf } from '../src/correction.ts';
import { afterAnswers, NOTHING_KNOWN } from '../src/knowledge.ts';
import { afterAnswer, expectedRight, isMastered, type Memory, recallOn } from '../src/memory.ts';

const steps = fc.array(fc.record({ wait: fc.nat(60), right: fc.boolean() }), { minLength: 1, maxLength: 20 });

function memoryAfter(answers: readonly { readonly wait: number; readonly right: boolean }[]): Memory {
  const first = afterAnswer(undefined, true, 0);
  return answers.reduce((memory, { wait, right }) => afterAnswer(memory, right, memory.last + wait), first);
}

describe('a memory', () => {
  test('of a first right answer lasts longer than of a wrong one', () => {
    const right = afterAnswer(undefined, true, 100);
    const wrong = afterAnswer(undefined, false, 100);
    expect(right).toMatchObject({ last: 100, answers: 1, firstRight: true, lastRight: true });
    expect(wrong).toMatchObject({ last: 100, answers: 1, firstRight: false, lastRight: false });
    expect(right.stability).toBeGreaterThan(wrong.stability);
    expect(wrong.difficulty).toBeGreaterThan(right.difficulty);
  });

  test('fades from 1 through 0.9 at its stability', () => {
    const memory = { ...afterAnswer(undefined, true, 0), stability: 30 };
    expect(recallOn(memory, 0)).toBe(1);
    expect(recallOn(memory, 30)).toBeCloseTo(0.9, 6);
  });

  test('fades more each day, whatever its history', () => {
    fc.assert(
      fc.property(steps, fc.nat(200), (answers, days) => {
        const memory = memoryAfter(answers);
        const later = recallOn(memory, memory.last + days + 1);
        expect(later).toBeLessThan(recallOn(memory, memory.last + days));
        expect(later).toBeGreaterThan(0);
      }),
    );
  });

  test('that is lost leaves a guess: one of two in the basic part, one of three in the specialist part', () => {
    const memory = { ...afterAnswer(undefined, false, 0), stability: 30 };
    expect(expectedRight('primary', memory, 30)).toBeCloseTo(0.9 + 0.1 / 2, 6);
    expect(expectedRight('technical', memory, 30)).toBeCloseTo(0.9 + 0.1 / 3, 6);
  });

  test('is no weaker after a right answer, and never stronger after a wrong than after a right one', () => {
    fc.assert(
      fc.property(steps, fc.nat(200), (answers, wait) => {
        const memory = memoryAfter(answers);
        const right = afterAnswer(memory, true, memory.last + wait);
        const wrong = afterAnswer(memory, false, memory.last + wait);
        expect(right.stability).toBeGreaterThanOrEqual(memory.stability);
        expect(right.stability).toBeGreaterThan(wrong.stability);
        expect(isMastered(wrong)).toBe(false);
        if (isMastered(memory)) expect(isMastered(right)).toBe(true);
      }),
    );
  });

  test('takes an answer of an earlier day, as of a clock put back, as one of its last day', () => {
    const memory = afterAnswer(undefined, true, 100);
    expect(afterAnswer(memory, true, 98)).toEqual(afterAnswer(memory, true, 100));
    expect(recallOn(memory, 98)).toBe(1);
  });
});

describe('the correction of FSRS by the learner’s own answers', () => {
  const memory = { ...afterAnswer(afterAnswer(undefined, true, 0), true, 20), stability: 30 };
  const after = (days: number) => termsOf('primary', memory, memory.last + days);
  const chanceAfter = (days: number, correction = NO_CORRECTION) => correctedChance(after(days), correction);
  const deviationAfter = (days: number, correction = NO_CORRECTION) =>
    Math.sqrt(sumOf(after(days), covarianceWith(after(days), correction)));
  const learned = (series: Iterable<readonly [number, boolean]>, before = NO_CORRECTION) =>
    [...series].reduce((correction, [days, right]) => observed(correction, after(days), right), before);
  /** All but every so-many-th is right. */
  const answersOf = (each: number, days: number, count = 400) =>
    Array.from({ length: count }, (_, index) => [days, index % each !== 0] as const);
  const answers = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()), { maxLength: 200 });

  test('comes to what the learner really remembers, and grows surer of it', () => {
    const correction = learned(answersOf(4, 30));
    expect(chanceAfter(30, correction)).toBeCloseTo(0.75, 1);
    expect(deviationAfter(30, correction)).toBeLessThan(deviationAfter(30) / 2);
  });

  test('learns from answers after long pauses how fast this learner forgets, where FSRS sees no difference', () => {
    const strong = { ...memory, stability: 36_500 };
    const afterPause = (days: number) => termsOf('primary', strong, strong.last + days);
    const lossOf = (each: number) => {
      const series = [...answersOf(20, 3, 100), ...answersOf(each, 120, 100)];
      const correction = series.reduce(
        (so, [days, right]) => observed(so, afterPause(days), right),
        NO_CORRECTION,
      );
      return correctedChance(afterPause(3), correction) - correctedChance(afterPause(120), correction);
    };
    expect(lossOf(2)).toBeGreaterThan(0.35);
    expect(lossOf(20)).toBeLessThan(0.1);
  });

  test('never expects more after a longer pause, even of who did better then', () => {
    const correction = learned([...answersOf(2, 3), ...answersOf(50, 120)]);
    for (const days of [3, 10, 50, 120]) {
      expect(chanceAfter(days + 1, correction)).toBeLessThanOrEqual(chanceAfter(days, correction));
    }
  });

  test('is less sure of pauses that the learner’s answers do not reach', () => {
    const correction = learned(answersOf(10, 3));
    expect(deviationAfter(30, correction)).toBeGreaterThan(deviationAfter(3, correction));
    expect(deviationAfter(300, correction)).toBeGreaterThan(deviationAfter(30, correction));
  });

  test('expects more after a right answer and less after a wrong one', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 400 }), (series, days) => {
        const correction = learned(series);
        const now = chanceAfter(days, correction);
        expect(chanceAfter(days, learned([[days, true]], correction))).toBeGreaterThanOrEqual(now - 1e-9);
        expect(chanceAfter(days, learned([[days, false]], correction))).toBeLessThanOrEqual(now + 1e-9);
      }),
    );
  });

  test('stays a chance that only falls with time, about which it is never wholly sure', () => {
    fc.assert(
      fc.property(answers, (series) => {
        const correction = learned(series);
        for (const [days] of series) {
          const chance = chanceAfter(days, correction);
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThan(1);
          expect(chanceAfter(days + 1, correction)).toBeLessThanOrEqual(chance);
          expect(deviationAfter(days, correction)).toBeGreaterThan(0.01);
        }
      }),
    );
  });

  test('follows a learner who changes', () => {
    const before = chanceAfter(30, learned(answersOf(2, 30)));
    const since = chanceAfter(30, learned([...answersOf(2, 30), ...answersOf(20, 30, 1200)]));
    expect(before).toBeCloseTo(0.5, 1);
    expect(since).toBeGreaterThan(0.85);
  });
});

describe('knowledge', () => {
  test('corrects itself by answers to known questions on later days only', () => {
    const first = afterAnswers(NOTHING_KNOWN, [{ number: 1, part: 'primary', right: false, day: 5 }]);
    expect(first.correction).toEqual(NO_CORRECTION);
    const sameDay = afterAnswers(first, [{ number: 1, part: 'primary', right: true, day: 5 }]);
    expect(sameDay.correction).toEqual(NO_CORRECTION);
    const nextDay = afterAnswers(first, [{ number: 1, part: 'primary', right: true, day: 6 }]);
    const terms = termsOf('primary', { ...memoryAfter([]), answers: 2, lastRight: false }, 3);
    expect(correctedChance(terms, nextDay.correction)).toBeGreaterThan(correctedChance(terms, NO_CORRECTION));
  });

  test('is the same whether answers come one by one or together, and leaves what it was made from alone', () => {
    const answers = fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 5 }),
        part: fc.constantFrom(...PARTS),
        right: fc.boolean(),
        day: fc.nat(30),
      }),
    );
    fc.assert(
      fc.property(answers, (series) => {
        const inOrder = series.toSorted((one, other) => one.day - other.day);
        const together = afterAnswers(NOTHING_KNOWN, inOrder);
        expect(inOrder.reduce((each, answer) => afterAnswers(each, [answer]), NOTHING_KNOWN)).toEqual(
          together,
        );
        expect(NOTHING_KNOWN.memories.size).toBe(0);
      }),
    );
  });
});
