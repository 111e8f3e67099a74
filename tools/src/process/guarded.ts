import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createWriteStream, mkdirSync, openSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const GUARD = path.join(import.meta.dirname, 'guard.sh');

export interface GuardedOptions {
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Receives everything the process writes; truncated at each start unless `append`. */
  logFile: string;
  append?: boolean;
  /** Also hands over each line; without it the process writes straight into the file. */
  onLine?: (line: string) => void;
}

export interface GuardedProcess {
  pid: number;
  /** Resolves with the exit code, or the signal's name, once the process is gone. */
  exited: Promise<number | string>;
  hasExited: () => boolean;
  /** SIGTERM, then SIGKILL when the grace (ms) is over. Resolves when the process is gone. */
  stop: (graceMs?: number) => Promise<void>;
  /** SIGKILL to the process and its guard. */
  kill: () => Promise<void>;
}

/** Starts a process that ends with this one, however this one ends. */
export function spawnGuarded(options: GuardedOptions): GuardedProcess {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const flags = options.append ? 'a' : 'w';
  const log = options.onLine ? null : openSync(options.logFile, flags);
  const sink = log ?? 'pipe';
  const child = spawn('/bin/sh', [GUARD, options.command, ...options.args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['pipe', sink, sink],
    detached: true,
  });
  if (log !== null) closeSync(log);
  if (options.onLine) forwardLines(child, createWriteStream(options.logFile, { flags }), options.onLine);
  return handleOf(child);
}

function forwardLines(child: ChildProcess, log: WriteStream, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      onLine(line);
    });
  }
  child.once('close', () => log.end());
}

function handleOf(child: ChildProcess): GuardedProcess {
  let gone = false;
  const exited = once(child, 'exit').then(([code, signal]): number | string => {
    gone = true;
    return code ?? signal;
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    if (gone || child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  return {
    pid: child.pid ?? -1,
    exited,
    hasExited: () => gone,
    stop: async (graceMs = 10_000) => {
      if (gone) return;
      const timer = setTimeout(() => signalGroup('SIGKILL'), graceMs);
      child.kill('SIGTERM');
      await exited;
      clearTimeout(timer);
    },
    kill: async () => {
      signalGroup('SIGKILL');
      await exited;
    },
  };
}
