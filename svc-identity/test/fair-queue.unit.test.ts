import { expect, test } from '@jest/globals';
import { createFairQueue } from '../src/passwords/fair-queue.ts';

/** Pieces of work that end when the test says so. */
function startWork(limits: { atOnce: number; waitingOfOne: number; waiting: number }) {
  const queued = createFairQueue(limits);
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const enqueue = (caller: string, name: string, left?: AbortSignal) =>
    queued(
      caller,
      () => {
        started.push(name);
        return new Promise<void>((resolve) => endings.push(resolve));
      },
      left,
    ).then(
      () => 'done',
      ({ status }: { status: number }) => status,
    );
  const endOne = async () => {
    endings.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, enqueue, endOne };
}

test('whoever comes next is served next, however long the line of another is', async () => {
  const { started, enqueue, endOne } = startWork({ atOnce: 1, waitingOfOne: 10, waiting: 20 });
  for (let piece = 1; piece <= 5; piece += 1) void enqueue('flood', `flood ${piece}`);
  void enqueue('learner', 'learner 1');
  void enqueue('learner', 'learner 2');
  for (let turn = 0; turn < 6; turn += 1) await endOne();
  expect(started).toEqual(['flood 1', 'flood 2', 'learner 1', 'flood 3', 'learner 2', 'flood 4', 'flood 5']);
});

test('one caller has no more than its share waiting', async () => {
  const { enqueue } = startWork({ atOnce: 1, waitingOfOne: 2, waiting: 20 });
  const requests = [1, 2, 3].map((piece) => enqueue('flood', `${piece}`));
  expect(await Promise.race([...requests, enqueue('flood', 'one too many')])).toBe(429);
});

test('where all places are taken the longest line gives one to a newcomer, and equal lines do not', async () => {
  const { started, enqueue, endOne } = startWork({ atOnce: 1, waitingOfOne: 3, waiting: 4 });
  const running = enqueue('a', 'a 1');
  const long = [2, 3, 4].map((piece) => enqueue('a', `a ${piece}`));
  void enqueue('b', 'b 1');
  void enqueue('c', 'c 1');
  expect(await Promise.race([running, ...long])).toBe(429);
  void enqueue('d', 'd 1');
  expect(await enqueue('e', 'e 1')).toBe(503);
  for (let turn = 0; turn < 5; turn += 1) await endOne();
  expect(started).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'd 1']);
});

test('work that fails makes room as well', async () => {
  const queued = createFairQueue({ atOnce: 1, waitingOfOne: 1, waiting: 1 });
  const failing = queued('a', () => Promise.reject(new Error('no')));
  const next = queued('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('who leaves while waiting gives up the place, and nothing is done for nobody', async () => {
  const { started, enqueue, endOne } = startWork({ atOnce: 1, waitingOfOne: 2, waiting: 2 });
  const leaving = new AbortController();
  void enqueue('a', 'a 1');
  const gone = enqueue('b', 'b 1', leaving.signal);
  void enqueue('b', 'b 2');
  leaving.abort();
  expect(await gone).toBe(429);
  void enqueue('c', 'c 1');
  for (let turn = 0; turn < 3; turn += 1) await endOne();
  expect(started).toEqual(['a 1', 'b 2', 'c 1']);
});
