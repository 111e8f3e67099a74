import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { ROOT } from '../src/paths.ts';

const WITHIN_MS = 60_000;

let temporary: string;

beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'interrupted-'));
});
afterEach(() => rm(temporary, { recursive: true, force: true }));

/** What is there; a folder that goes meanwhile is looked at anew. */
const files = () => readdir(temporary, { recursive: true }).catch(() => ['something that goes']);

test.each([
  ['SIGINT', ['drill', 'restore']],
  ['SIGKILL', ['drill', 'restore']],
  ['SIGINT', ['chaos']],
] as const)('%s while %p has servers with data: their folder goes with it', async (signal, command) => {
  const drill = spawn(process.execPath, ['tools/src/cli.ts', ...command], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: temporary },
    stdio: 'ignore',
  });
  const ended = once(drill, 'exit');
  await waitFor(
    'servers to write data',
    async () => {
      const there = await files();
      return [/wiredtiger/i, /maildev/].every((data) => there.some((file) => data.test(file)));
    },
    WITHIN_MS,
  );
  drill.kill(signal);
  expect(await ended).toEqual([null, signal]);
  await waitFor('the folder to go', async () => (await files()).length === 0, WITHIN_MS);
});
