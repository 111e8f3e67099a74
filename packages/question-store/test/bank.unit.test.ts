import { describe, expect, test } from '@jest/globals';
import { question } from '@zielona-fala/contracts/bank/testing';
import { planBank } from '../src/plan.ts';
import { revisionOf } from '../src/revision.ts';

describe('a revision', () => {
  test('is the same for the same content in another order of fields', () => {
    const content = question(1_900_001, { part: 'technical' });
    const turned = Object.fromEntries(Object.entries(content).reverse()) as typeof content;
    expect(revisionOf(turned).revision).toBe(revisionOf(content).revision);
    const changed = { ...content, topic: 'road-signs', points: 1 } as const;
    expect(revisionOf(changed).revision).not.toBe(revisionOf(content).revision);
  });

  test('keeps the right answer right while it moves, to each letter about as often', () => {
    const revisions = Array.from({ length: 600 }, (_, index) =>
      revisionOf(question(1_900_001 + index, { part: 'technical', correct: 'A' })),
    );
    for (const { answers, correct } of revisions) {
      expect(correct === 'A' || correct === 'B' || correct === 'C').toBe(true);
      expect(answers?.[correct as 'A' | 'B' | 'C'].en).toBe('right (en)');
      expect(new Set(Object.values(answers ?? {}).map(({ en }) => en)).size).toBe(3);
    }
    for (const letter of ['A', 'B', 'C']) {
      const count = revisions.filter(({ correct }) => correct === letter).length;
      expect(count).toBeGreaterThan(150);
    }
  });
});

describe('planning a load', () => {
  const old = question(1_900_001);
  const changed = question(1_900_001, { points: 1 });
  const other = question(1_900_002);
  const known = (content: typeof old, current: boolean) => ({ ...revisionOf(content), current });

  test('replaces a changed question, withdraws a missing one and adds a new one', () => {
    const fresh = question(1_900_003);
    const plan = planBank([changed, fresh], [known(old, true), known(other, true)]);
    expect(plan.counts).toEqual({ read: 2, added: 1, changed: 1, withdrawn: 1, unchanged: 0 });
    expect(plan.inserted.map(({ number }) => number)).toEqual([1_900_001, 1_900_003]);
  });

  test('takes a former revision up again instead of writing it twice', () => {
    const plan = planBank([old], [known(old, false), known(changed, true)]);
    expect(plan.counts).toMatchObject({ changed: 1, added: 0 });
    expect(plan.inserted).toEqual([]);
    expect(plan.strata.flatMap(({ questions }) => questions)).toEqual([
      { number: old.number, revision: revisionOf(old).revision },
    ]);
  });
});
