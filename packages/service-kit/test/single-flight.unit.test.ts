import { expect, test } from '@jest/globals';
import { singleFlight } from '../src/process/index.ts';

/** A question whose answers the test gives. */
function asked() {
  const answers: PromiseWithResolvers<string>[] = [];
  const ask = singleFlight(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  return { ask, answers };
}

test('callers at the same time share one answer, and later ones ask again', async () => {
  const { ask, answers } = asked();
  const first = Promise.all([ask(), ask()]);
  answers[0]?.resolve('first');
  expect(await first).toEqual(['first', 'first']);
  const second = ask();
  answers[1]?.resolve('second');
  expect(await second).toBe('second');
  expect(answers).toHaveLength(2);
});

test('callers at the same time share a failure, and later ones ask again', async () => {
  const { ask, answers } = asked();
  const first = Promise.allSettled([ask(), ask()]);
  const reason = new Error('unavailable');
  answers[0]?.reject(reason);
  expect(await first).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  const second = ask();
  answers[1]?.resolve('second');
  expect(await second).toBe('second');
});
