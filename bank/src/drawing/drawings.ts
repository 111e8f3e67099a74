import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { document } from '../../kit/picture.ts';
import { isFilm, loadScenes, type NamedScene } from './scenes.ts';

/** Largest pictures, bytes: small enough for a slow mobile connection. The stills of a film come with some hundred thousand of its own. */
const LARGEST = { scenes: 20_000, films: 60_000 } as const;
/** Folders of `media` that hold nothing but what scenes draw. */
const FOLDERS = ['scenes', 'films'] as const;

export interface Drawn {
  readonly count: number;
  /** What is wrong, a line each. */
  readonly problems: readonly string[];
}

/** Pictures that a scene gives: itself, or a film's poster and last frame. Path below the media folder → SVG. */
export function drawingsOf({ name, scene }: NamedScene): ReadonlyMap<string, string> {
  if (!isFilm(scene)) return new Map([[`scenes/${name}.svg`, document(scene.drawing)]]);
  return new Map([
    [`films/${name}.svg`, document(scene.drawingAt(0))],
    [`films/${name}-end.svg`, document(scene.drawingAt(scene.seconds))],
  ]);
}

/**
 * Makes the SVG files of a bank what its scenes draw: writes what differs, removes what no scene draws.
 * @param bank holds `scenes/*.ts` and `media/`
 */
export async function drawScenes(bank: string): Promise<Drawn> {
  const media = path.join(bank, 'media');
  const { drawings, problems } = await allDrawings(bank);
  for (const folder of FOLDERS) await mkdir(path.join(media, folder), { recursive: true });
  for (const [file, svg] of drawings) await writeFile(path.join(media, file), svg);
  for (const file of await picturesIn(media)) if (!drawings.has(file)) await rm(path.join(media, file));
  return { count: drawings.size, problems };
}

/** Tells where the SVG files of a bank are not what its scenes draw; changes nothing. */
export async function checkDrawings(bank: string): Promise<Drawn> {
  const media = path.join(bank, 'media');
  const { drawings, problems } = await allDrawings(bank);
  const present = new Set(await picturesIn(media));
  const stale: string[] = [];
  for (const [file, svg] of drawings) {
    const same = present.has(file) && (await readFile(path.join(media, file), 'utf8')) === svg;
    if (!same) stale.push(`media/${file} is not what its scene draws: npm run bank:draw draws it`);
  }
  const orphans = [...present]
    .filter((file) => !drawings.has(file))
    .map((file) => `media/${file} has no scene`);
  return { count: drawings.size, problems: [...problems, ...stale, ...orphans] };
}

async function allDrawings(bank: string): Promise<{ drawings: Map<string, string>; problems: string[] }> {
  const drawings = new Map<string, string>();
  const problems: string[] = [];
  for (const scene of await loadScenes(path.join(bank, 'scenes'))) {
    for (const [file, svg] of drawingsOf(scene)) {
      if (drawings.has(file)) throw new Error(`Two scenes draw media/${file}: rename one`);
      drawings.set(file, svg);
      const size = Buffer.byteLength(svg);
      const largest = file.startsWith('films/') ? LARGEST.films : LARGEST.scenes;
      if (size > largest) problems.push(`media/${file} has ${size} bytes, at most ${largest} are allowed`);
    }
  }
  return { drawings, problems };
}

async function picturesIn(media: string): Promise<readonly string[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(path.join(media, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names.filter((name) => name.endsWith('.svg')).map((name) => `${folder}/${name}`);
    }),
  );
  return found.flat();
}
