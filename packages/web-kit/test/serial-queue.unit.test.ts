import { expect, test } from '@jest/globals';
import { createSerialQueue } from '@zielona-fala/web-kit/observable';

test('work begins when all before it is done, also when that failed, and answers for itself', async () => {
  const enqueue = createSerialQueue();
  const begun: string[] = [];
  const first = Promise.withResolvers<string>();
  const work = (name: string, outcome: Promise<string> | string) =>
    enqueue(() => {
      begun.push(name);
      return outcome;
    });
  const failing = work('first', first.promise);
  const second = work('second', 'done');
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  first.reject(new Error('refused'));
  await expect(failing).rejects.toThrow('refused');
  expect(await second).toBe('done');
  expect(begun).toEqual(['first', 'second']);
});
