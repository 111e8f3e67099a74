import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Turns films into what every browser plays. */
export interface FilmConverter {
  readonly extension: 'mp4' | 'webm';
  /** Names the way of converting: another recipe makes another film of the same source. */
  readonly recipe: string;
  /** @throws Error when the source is damaged, or cut short */
  convert(source: string, film: string): Promise<void>;
  /** Writes the first frame as JPEG. */
  still(source: string, picture: string): Promise<void>;
}

interface Encoder {
  readonly name: string;
  readonly extension: FilmConverter['extension'];
  readonly options: readonly string[];
}

/** The first that ffmpeg has is taken. */
const ENCODERS: readonly Encoder[] = [
  {
    name: 'libx264',
    extension: 'mp4',
    options: ['-preset', 'veryfast', '-crf', '25', '-movflags', '+faststart'],
  },
  {
    name: 'libvpx-vp9',
    extension: 'webm',
    options: ['-crf', '34', '-b:v', '0', '-deadline', 'good', '-cpu-used', '4'],
  },
  {
    name: 'libvpx',
    extension: 'webm',
    options: ['-crf', '12', '-b:v', '1500k', '-deadline', 'good', '-cpu-used', '4'],
  },
];
/** Official films are 1024 pixels wide at most; encoders want even sizes. */
const SIZE = ['-vf', "scale='trunc(min(1280,iw)/2)*2':-2"];
/** One film a core is faster than all cores for one film. */
const ONE_THREAD = ['-threads', '1'];
const QUIETLY = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', ...ONE_THREAD];
/** Of its length, what a film must have kept. */
const MIN_LENGTH = 0.9;

/** @returns null when this machine has no ffmpeg that can encode films */
export async function findFfmpeg(): Promise<FilmConverter | null> {
  const known = await run('ffmpeg', ['-hide_banner', '-encoders']).catch(() => null);
  if (known === null) return null;
  const names = new Set(known.stdout.split(/\s+/));
  const encoder = ENCODERS.find(({ name }) => names.has(name));
  return encoder === undefined ? null : converterWith(encoder);
}

function converterWith({ name, extension, options }: Encoder): FilmConverter {
  const encoding = ['-an', '-c:v', name, ...options, '-pix_fmt', 'yuv420p', ...SIZE];
  return {
    extension,
    recipe: encoding.join(' '),
    async convert(source, film) {
      await run('ffmpeg', [...QUIETLY, '-i', source, ...encoding, ...ONE_THREAD, film]);
      const [given, kept] = [await secondsOf(source), await secondsOf(film)];
      if (given === null) throw new Error('it does not say how long it is, as a film that was cut short');
      if ((kept ?? 0) < given * MIN_LENGTH)
        throw new Error(`only ${kept ?? 0} of its ${given} seconds can be read`);
    },
    async still(source, picture) {
      await run('ffmpeg', [...QUIETLY, '-i', source, '-frames:v', '1', '-q:v', '4', ...SIZE, picture]);
    },
  };
}

/** @returns null where the file does not say, or is shorter than it says */
async function secondsOf(film: string): Promise<number | null> {
  // asked for no output, ffmpeg describes its input and fails
  const { stderr } = await run('ffmpeg', ['-nostdin', '-hide_banner', '-i', film]).catch(
    (failure: { readonly stderr: string }) => failure,
  );
  const [, ...parts] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr) ?? [];
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}
