import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from './say.ts';

const REMOVE = path.join(import.meta.dirname, 'remove-with-owner.sh');

/**
 * Works in a new folder, which is gone afterwards.
 * @param keep leaves it, and says where
 * @param isGuarded also removes it when this process is ended by Ctrl-C or killed meanwhile
 */
export async function inTemporaryFolder<Result>(
  { name, keep, isGuarded }: { readonly name: string; readonly keep: boolean; readonly isGuarded: boolean },
  work: (dir: string) => Promise<Result>,
): Promise<Result> {
  const dir = await mkdtemp(path.join(tmpdir(), `zielona-fala-${name}-`));
  const stopGuarding = isGuarded && !keep ? removeWithThisProcess(dir) : () => undefined;
  try {
    return await work(dir);
  } finally {
    if (keep) say(`Logs and data: ${dir}`);
    else await rm(dir, { recursive: true, force: true });
    stopGuarding();
  }
}

function removeWithThisProcess(dir: string): () => void {
  // out of reach of a Ctrl-C, which a terminal sends to all processes of a command
  const remover = spawn('/bin/sh', [REMOVE, dir], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  remover.unref();
  return () => void remover.kill('SIGKILL');
}
