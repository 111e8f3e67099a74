import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePort, type GuardedProcess, spawnGuarded, until } from '@zielona-fala/tools/process';
import type { NativeRead } from '../../baselines/native-read.ts';

const ENTRY = path.resolve(import.meta.dirname, '../../baselines/native-reads.ts');

/** Starts the baseline with one path for each read, named by its number. */
export async function startNativeServer(
  dir: string,
  mongodbUri: string,
  reads: readonly NativeRead[],
): Promise<{ urlOf(index: number): string; process: GuardedProcess }> {
  const port = await freePort();
  const file = path.join(dir, 'native-reads.json');
  await writeFile(
    file,
    JSON.stringify({ port, reads: Object.fromEntries(reads.map((read, index) => [`/${index}`, read])) }),
  );
  const native = spawnGuarded({
    command: process.execPath,
    args: [ENTRY, file],
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', MONGODB_URI: mongodbUri },
    logFile: path.join(dir, 'logs', 'native-reads.log'),
  });
  const urlOf = (index: number) => `http://127.0.0.1:${port}/${index}`;
  await until('The baseline', async () => void (await fetch(urlOf(0))), {
    timeoutMs: 30_000,
    hopeless: () => (native.hasExited() ? 'it ended, see its log' : null),
  });
  return { urlOf, process: native };
}
