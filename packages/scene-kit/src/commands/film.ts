import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { document, type Film } from '../picture.ts';
import { isFilm, loadScenes } from './scenes.ts';

const FRAMES_PER_SECOND = 25;
/** Pixels: as large as a desktop shows them. */
const SIZE = { width: 960, height: 540 };

const [bank = '.', ffmpeg = 'ffmpeg', ...names] = process.argv.slice(2);
const media = path.join(bank, 'media');
for (const { name, scene } of await loadScenes(path.join(bank, 'scenes'))) {
  if (!isFilm(scene) || (names.length > 0 && !names.includes(name))) continue;
  await render(scene, path.join(media, 'films', `${name}.webm`));
  console.log(`films/${name}.webm`);
}

/** Draws every frame and has ffmpeg join them. One thread and no dates: the same scene gives the same bytes. */
async function render(film: Film, target: string): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${SIZE.width}x${SIZE.height}`,
    '-r',
    `${FRAMES_PER_SECOND}`,
    '-i',
    '-',
  ];
  const codec = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-pix_fmt',
    'yuv420p',
    '-row-mt',
    '0',
    '-threads',
    '1',
  ];
  const exact = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
  const encoder = spawn(ffmpeg, ['-v', 'error', '-y', ...input, ...codec, ...exact, target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  const last = Math.round(film.seconds * FRAMES_PER_SECOND);
  for (let frame = 0; frame <= last; frame += 1) {
    const svg = Buffer.from(document(film.drawingAt(frame / FRAMES_PER_SECOND)));
    const pixels = await sharp(svg).resize(SIZE.width, SIZE.height).ensureAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${target}`);
}
