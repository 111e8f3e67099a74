import { mock } from 'node:test';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLog } from '@zielona-fala/service-kit/process';
import { createBeats } from '../src/event-streams/beats.ts';
import type { LearnerStream } from '../src/event-streams/learner-stream.ts';

const BEAT_MS = 15_000;
const STREAMS = 600;
const STEP_MS = 10;

beforeEach(() => {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
});
afterEach(() => {
  mock.timers.reset();
});

/** In steps: a tick moves the date to its end before it calls anyone. */
function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += STEP_MS) mock.timers.tick(STEP_MS);
}

function streamThat(beat: () => Promise<void>): LearnerStream {
  return { wake() {}, prepare: async () => undefined, begin() {}, beat, end() {} };
}

test('each stream beats once in its time, never many at one moment', () => {
  const beats = createBeats(BEAT_MS, createLog('beats', 'silent'));
  const counts = Array.from({ length: STREAMS }, () => 0);
  const moments = new Map<number, number>();
  for (const index of counts.keys()) {
    beats.add(
      streamThat(async () => {
        counts[index] = (counts[index] ?? 0) + 1;
        moments.set(Date.now(), (moments.get(Date.now()) ?? 0) + 1);
      }),
    );
  }
  let rounds = 0;
  beats.start(() => {
    rounds += 1;
  });
  pass(BEAT_MS);
  expect([new Set(counts), rounds]).toEqual([new Set([1]), 1]);
  expect(Math.max(...moments.values())).toBeLessThanOrEqual(STREAMS / 50);
  beats.stop();
});

test('a stream that has left beats no more; one whose beat fails holds up no other', () => {
  const beats = createBeats(BEAT_MS, createLog('beats', 'silent'));
  const left = streamThat(jest.fn(async () => undefined));
  const failing = streamThat(() => Promise.reject(new Error('Redis is unavailable')));
  const other = streamThat(jest.fn(async () => undefined));
  for (const stream of [left, failing, other]) beats.add(stream);
  beats.delete(left);
  beats.start(() => undefined);
  pass(2 * BEAT_MS);
  expect(left.beat).not.toHaveBeenCalled();
  expect(other.beat).toHaveBeenCalledTimes(2);
  beats.stop();
});
