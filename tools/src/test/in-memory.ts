import { existsSync, statfsSync } from 'node:fs';
import { inTemporaryFolder } from '../process/temporary-folder.ts';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** Several times what a run writes: data of servers, profiles of browsers, copies of the repository. */
const NEEDED_BYTES = 8 * 2 ** 30;

/**
 * Does work whose temporary files lie in memory, where that has room for them: servers wait for a disk after every
 * transaction, and tests forget what they wrote. A `TMPDIR` that is set stays.
 */
export async function inMemory<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.env.TMPDIR || !hasRoom()) return work();
  process.env.TMPDIR = MEMORY;
  try {
    return await inTemporaryFolder({ name: 'run', keep: false, isGuarded: true }, (dir) => {
      process.env.TMPDIR = dir;
      return work();
    });
  } finally {
    delete process.env.TMPDIR;
  }
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { type, bavail, bsize } = statfsSync(MEMORY);
  return type === TMPFS && bavail * bsize >= NEEDED_BYTES && process.availableMemory() >= NEEDED_BYTES;
}
