import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { document, type Film } from '../../kit/picture.ts';

const FRAMES_PER_SECOND = 25;
/** Pixels: as large as a desktop shows them. */
const SIZE = { width: 960, height: 540 };

const INPUT = `-f rawvideo -pix_fmt rgba -s ${SIZE.width}x${SIZE.height} -r ${FRAMES_PER_SECOND} -i -`;
const CODEC = '-c:v libvpx-vp9 -crf 46 -b:v 0 -cpu-used 3 -pix_fmt yuv420p';
/** One thread and no dates: the same scene gives the same bytes. */
const EXACT = '-row-mt 0 -threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1';

/**
 * Draws every frame of a film and has ffmpeg join them. The file appears whole or stays as it was.
 * @param target path of the WebM file
 * @throws Error when ffmpeg cannot be started or refuses
 */
export async function render(film: Film, target: string, ffmpeg: string): Promise<void> {
  const draft = `${target}.part.webm`;
  const encoder = spawn(ffmpeg, ['-v', 'error', '-y', ...`${INPUT} ${CODEC} ${EXACT}`.split(' '), draft], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const complaint = encoder.stderr.toArray();
  try {
    const ended = once(encoder, 'close').then(async ([code]) => {
      if (code === 0) return;
      throw new Error(`${ffmpeg} ended with ${code}: ${(await complaint).join('').trim()}`);
    });
    const fed = pipeline(Readable.from(framesOf(film)), encoder.stdin);
    const [feeding, encoding] = await Promise.allSettled([fed, ended]);
    if (encoding.status === 'rejected') throw encoding.reason;
    if (feeding.status === 'rejected') throw feeding.reason;
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* framesOf(film: Film): AsyncGenerator<Buffer> {
  const last = Math.round(film.seconds * FRAMES_PER_SECOND);
  for (let frame = 0; frame <= last; frame += 1) {
    const svg = Buffer.from(document(film.drawingAt(frame / FRAMES_PER_SECOND)));
    yield sharp(svg).resize(SIZE.width, SIZE.height).ensureAlpha().raw().toBuffer();
  }
}
