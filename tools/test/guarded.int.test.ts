import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnGuarded } from '../src/process/guarded.ts';
import { until } from '../src/process/until.ts';

const WITHIN = { timeoutMs: 30_000 };
const MODULE = path.resolve(import.meta.dirname, '../src/process/guarded.ts');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'guarded-'));
});
afterEach(() => rm(dir, { recursive: true }));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const gone = (pid: number) =>
  until(
    `end of ${pid}`,
    async () => {
      if (isAlive(pid)) throw new Error('still there');
    },
    WITHIN,
  );

const guarded = (script: string, onLine?: (line: string) => void) =>
  spawnGuarded({
    command: process.execPath,
    args: ['-e', script],
    cwd: dir,
    env: process.env,
    logFile: path.join(dir, 'log'),
    ...(onLine ? { onLine } : {}),
  });

test('reports the exit code and writes the log', async () => {
  expect(await guarded('console.log("said"); process.exit(7)').exited).toBe(7);
  expect(await readFile(path.join(dir, 'log'), 'utf8')).toBe('said\n');
});

test('stop asks the process to end and lets it finish', async () => {
  const lines: string[] = [];
  const script = `process.on("SIGTERM", () => { console.log("bye"); process.exit(0); }); setInterval(() => {}, 1e6); console.log("up")`;
  const child = guarded(script, (line) => lines.push(line));
  await until('its start', async () => expect(lines).toContain('up'), WITHIN);
  await child.stop();
  expect(await child.exited).toBe(0);
  await until('its last word', async () => expect(lines).toContain('bye'), WITHIN);
});

test('a process that ignores the request is killed after the grace', async () => {
  const lines: string[] = [];
  const script = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1e6); console.log(process.pid)';
  const child = guarded(script, (line) => lines.push(line));
  await until('its start', async () => expect(lines).toHaveLength(1), WITHIN);
  await child.stop(200);
  await gone(Number(lines[0]));
});

test('a process does not outlive a killed owner', async () => {
  const inner = 'console.log(process.pid); setInterval(() => {}, 1e6)';
  const owner = `
    import { spawnGuarded } from ${JSON.stringify(MODULE)};
    spawnGuarded({ command: process.execPath, args: ['-e', ${JSON.stringify(inner)}], cwd: '.', env: process.env,
      logFile: ${JSON.stringify(path.join(dir, 'log'))}, onLine: (line) => console.log(line) });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', owner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = await once(child.stdout, 'data');
  const pid = Number(String(chunk).trim());
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await gone(pid);
});

test('a process does not outlive its killed guard', async () => {
  const lines: string[] = [];
  const child = guarded('console.log(process.pid); setInterval(() => {}, 1e6)', (line) => lines.push(line));
  await until('its start', async () => expect(lines).toHaveLength(1), WITHIN);
  process.kill(child.pid, 'SIGKILL');
  expect(await child.exited).toBe('SIGKILL');
  await gone(Number(lines[0]));
});
