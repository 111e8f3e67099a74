import { expect, test } from '@jest/globals';
import { afterAnswers, type Memory, NO_CORRECTION, NOTHING_KNOWN } from '@zielona-fala/learning';
import fc from 'fast-check';
import { knowledgeOf, memoryOf, storedMemory } from '../src/learning/stored.ts';

const QUESTION = { number: 7, part: 'primary' } as const;
const steps = fc.array(fc.record({ wait: fc.nat(60), right: fc.boolean() }), { minLength: 1, maxLength: 20 });

function memoryAfter(
  answers: readonly { readonly wait: number; readonly right: boolean }[],
  before?: Memory,
): Memory {
  let day = before?.last ?? 0;
  const graded = answers.map(({ wait, right }) => {
    day += wait;
    return { ...QUESTION, right, day };
  });
  const memories = before === undefined ? NOTHING_KNOWN.memories : new Map([[QUESTION.number, before]]);
  const memory = afterAnswers({ ...NOTHING_KNOWN, memories }, graded).memories.get(QUESTION.number);
  if (memory === undefined) throw new Error('nothing was answered');
  return memory;
}

test('a memory comes back from the database as it went there, and goes on as it would have', () => {
  fc.assert(
    fc.property(steps, (answers) => {
      const memory = memoryAfter(answers);
      const memories = { '7': storedMemory(memory) };
      const { memories: read, correction } = knowledgeOf({ memories, correction: NO_CORRECTION });
      const back = read.get(QUESTION.number);
      if (back === undefined) throw new Error('the memory is gone');
      expect(correction).toEqual(NO_CORRECTION);
      expect(back).toEqual({
        ...memory,
        stability: expect.closeTo(memory.stability, 3),
        difficulty: expect.closeTo(memory.difficulty, 3),
      });
      expect(() => memoryAfter([{ wait: 1, right: true }], back)).not.toThrow();
    }),
  );
});

test('a memory that was stored before first days were kept tells the one that follows from its only answer', () => {
  const storedBefore = (answers: number) => memoryOf([3, 5, 100, answers, 3]);
  expect(storedBefore(1).first).toBe(100);
  expect(storedBefore(2).first).toBeNull();
  expect(memoryAfter([{ wait: 1, right: true }], storedBefore(2)).first).toBeNull();
});
