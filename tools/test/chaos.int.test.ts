import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runChaos } from '../src/chaos/chaos.ts';
import { type ChaosStack, startChaosStack } from '../src/chaos/chaos-stack.ts';

const SEED = 14;
const FAULTS = 40;
const FAULTS_FOR_MS = 30_000;
const WITHIN_MS = 600_000;

let dir: string;
let stack: ChaosStack;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-chaos-'));
  stack = await startChaosStack(dir, 1);
}, WITHIN_MS);

afterAll(async () => {
  await stack?.stop();
  await rm(dir, { recursive: true, force: true });
}, WITHIN_MS);

test(
  'whatever is killed, frozen and restarted, no acknowledged exam is lost or counted twice',
  async () => {
    const told: string[] = [];
    const result = await runChaos(stack, {
      ...{ faults: FAULTS, seed: SEED, learners: 3, mostMs: FAULTS_FOR_MS },
      tell: (line) => void told.push(line),
    });
    const { acknowledged, faults, lost, countedTwice, levelsWrong } = result;
    expect({ lost, countedTwice, levelsWrong }).toEqual({ lost: 0, countedTwice: 0, levelsWrong: 0 });
    expect([
      result.checks.filter(({ holds }) => !holds),
      told.filter((line) => line.startsWith('  ')),
    ]).toEqual([[], expect.any(Array)]);
    expect(faults).toBeGreaterThan(0);
    expect(acknowledged).toBeGreaterThan(0);
  },
  WITHIN_MS,
);
