import { beforeEach, describe, expect, test } from '@jest/globals';
import { createLog } from '../src/process/index.ts';
import { createLiveness } from '../src/worker/index.ts';

let now: number;
let log: string[];
let front: () => Promise<string | null>;
let isAlive: () => Promise<boolean>;

beforeEach(() => {
  now = 0;
  log = [];
  front = async () => null;
  isAlive = createLiveness({
    work: [{ name: 'the work', front: () => front() }],
    clock: { now: () => new Date(now) },
    log: createLog('liveness', 'error', { write: (line) => void log.push(line) }),
  });
});

const at = (seconds: number) => {
  now = seconds * 1000;
  return isAlive();
};

/** Probes each twenty seconds. @returns the last answer */
async function fromTo(first: number, last: number): Promise<boolean> {
  for (let second = first; second < last; second += 20) await at(second);
  return at(last);
}

test('what is stuck is named in the log, with what stands at its front', async () => {
  front = async () => 'test-finished/3@17';
  await fromTo(0, 60);
  expect(log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ work: 'the work', front: 'test-finished/3@17', milliseconds: 60_000 }),
  ]);
});

describe('a process is alive', () => {
  test('until the same piece of work has waited for a minute', async () => {
    front = async () => 'first';
    expect(await fromTo(0, 59.9)).toBe(true);
    expect(await at(60)).toBe(false);
    front = async () => 'second';
    expect(await at(61)).toBe(true);
  });

  test('when work comes after a long time without any', async () => {
    expect(await at(0)).toBe(true);
    front = async () => 'first';
    expect(await at(3600)).toBe(true);
    expect(await fromTo(3620, 3660)).toBe(false);
  });

  test('while a server that the work needs is unavailable, and for a minute after that', async () => {
    front = async () => 'first';
    expect(await at(0)).toBe(true);
    front = async () => Promise.reject(new Error('unavailable'));
    expect(await at(100)).toBe(true);
    front = async () => 'first';
    expect(await fromTo(200, 259)).toBe(true);
    expect(await at(260)).toBe(false);
  });

  test('for a minute after a time in which nobody asked, in which the machine may have slept', async () => {
    front = async () => 'first';
    expect(await fromTo(0, 40)).toBe(true);
    expect(await at(71)).toBe(true);
    expect(await fromTo(91, 130)).toBe(true);
    expect(await at(131)).toBe(false);
  });

  test('while such a server hangs, which is then not asked a second time', async () => {
    const answers: ((front: string) => void)[] = [];
    front = () => new Promise((resolve) => answers.push(resolve));
    expect([await at(0), await at(100), await at(200)]).toEqual([true, true, true]);
    expect(answers).toHaveLength(1);
  });
});
