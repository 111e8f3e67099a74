import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { findProgram, findPython } from './prerequisites.ts';
import { extractFromWheel } from './wheel.ts';

/** The path of an ffmpeg: the one on PATH, or one that is fetched once. @throws UserError where neither is to be had */
export async function provideFfmpeg(): Promise<string> {
  const present = findProgram('ffmpeg');
  if (present !== null) return present;
  const python = process.platform === 'linux' && process.arch === 'x64' ? await findPython() : null;
  if (python === null) throw new UserError('Films need ffmpeg: install it so that it is on PATH.');
  const folder = await cachedFolder('ffmpeg-9.0', (draft) =>
    extractFromWheel({
      python,
      requirement: 'imageio-ffmpeg==0.8.1',
      platform: ['--platform', 'manylinux_2_28_x86_64'],
      file: 'imageio_ffmpeg/binaries/ffmpeg-linux-x86_64-v9.0.2',
      target: path.join(draft, 'ffmpeg'),
    }),
  );
  return path.join(folder, 'ffmpeg');
}
