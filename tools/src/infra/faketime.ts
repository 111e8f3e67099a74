import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { findPython } from './prerequisites.ts';
import { extractFromWheel } from './wheel.ts';

/**
 * The environment in which a process, and all that it starts, has another clock.
 * @param seconds how far it is ahead of the true one
 * @throws UserError where there is no such clock
 */
export async function clockAhead(seconds: number): Promise<Record<string, string>> {
  const python = await findPython();
  if (process.platform !== 'linux' || process.arch !== 'x64' || python === null)
    throw new UserError('Another clock needs Linux on x86-64, and Python 3 with pip (python3-pip).');
  const name = 'libfaketime.so.1';
  const folder = await cachedFolder('libfaketime-3.0.1', (draft) =>
    extractFromWheel({
      ...{ python, requirement: 'libfaketime==3.0.1', platform: [] },
      file: `libfaketime/vendor/libfaketime/src/${name}`,
      target: path.join(draft, name),
    }),
  );
  return {
    LD_PRELOAD: path.join(folder, name),
    FAKETIME: `+${seconds}s`,
    // waiting lasts as long as ever
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // a workaround for some versions of glibc, which elsewhere ends each timed wait of Java at once
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
