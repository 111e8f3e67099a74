import { mkdir, readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../process/until.ts';

const ROOT = '/sys/fs/cgroup';
/** Below which all of a node's pods are, in each hierarchy. */
export const CGROUP = '/zielona-fala-cluster';

const hierarchies = async (): Promise<string[]> =>
  (await readdir(ROOT)).map((name) => path.join(ROOT, name, CGROUP));

export async function makeCgroups(): Promise<void> {
  for (const folder of await hierarchies()) await mkdir(folder, { recursive: true });
}

/** Processes in them have ended: the kernel takes a moment to notice. */
export async function removeCgroups(): Promise<void> {
  for (const folder of await hierarchies()) {
    await until(`the end of ${folder}`, () => removeTree(folder), { timeoutMs: 10_000 });
  }
}

async function removeTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) if (entry.isDirectory()) await removeTree(path.join(folder, entry.name));
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
