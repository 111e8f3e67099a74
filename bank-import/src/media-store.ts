import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { constants, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withoutDiacritics } from '@zielona-fala/contracts';
import type { QuestionMedia } from '@zielona-fala/question-store';
import type { FilmConverter } from './ffmpeg.ts';
import { DamagedFile, type GivenFile } from './given-file.ts';
import { isWholePicture } from './pictures.ts';

/** Where imported files lie below the media folder. */
const FOLDER = 'official';
const HASH_LENGTH = 8;
const PICTURES: Readonly<Record<string, string>> = {
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.png': 'png',
  '.webp': 'webp',
};
const FILMS: readonly string[] = ['.wmv', '.avi', '.mpg', '.mpeg', '.mov', '.m4v', '.mp4', '.webm'];

export type StoredMedia =
  | { readonly kind: 'picture' | 'film'; readonly media: QuestionMedia }
  /** A film, and nothing to convert it with. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unusable'; readonly reason: string };

/** Stores pictures and films for the service, under names derived from their content. */
export interface MediaStore {
  put(given: GivenFile): Promise<StoredMedia>;
}

export interface MediaStoreOptions {
  /** The folder that the service serves. */
  readonly folder: string;
  /** Null without ffmpeg. */
  readonly converter: FilmConverter | null;
  /** Says what would be there, and writes nothing. */
  readonly isDryRun: boolean;
}

export function createMediaStore({ folder, converter, isDryRun }: MediaStoreOptions): MediaStore {
  const writing = new Map<string, Promise<void>>();
  /** Two names can lead to one file. */
  const write = (makers: Makers): Promise<void> => {
    const [key = ''] = Object.keys(makers);
    const running = writing.get(key) ?? (isDryRun ? Promise.resolve() : writeWhole(folder, makers));
    writing.set(key, running);
    return running;
  };
  const putPicture = async (name: string, source: string, format: string): Promise<StoredMedia> => {
    if (!(await isWholePicture(source, format)))
      return { kind: 'unusable', reason: `is no whole picture of the kind ${format}` };
    const file = `${await addressOf(name, source, '')}.${format}`;
    await write({ [file]: (draft) => copyFile(source, draft, constants.COPYFILE_FICLONE) });
    return { kind: 'picture', media: { file, alt: null } };
  };
  const putFilm = async (
    name: string,
    source: string,
    { recipe, extension, convert, still }: FilmConverter,
  ): Promise<StoredMedia> => {
    const address = await addressOf(name, source, recipe);
    const media = { file: `${address}.${extension}`, poster: `${address}.jpg`, alt: null };
    try {
      await write({
        [media.file]: (draft) => convert(source, draft),
        [media.poster]: (draft) => still(source, draft),
      });
      return { kind: 'film', media };
    } catch (error) {
      return { kind: 'unusable', reason: error instanceof Error ? error.message.trim() : String(error) };
    }
  };
  return {
    async put({ name, read }) {
      const extension = path.extname(name).toLowerCase();
      const picture = PICTURES[extension];
      if (picture === undefined && !FILMS.includes(extension))
        return { kind: 'unusable', reason: `${extension} is no picture or film` };
      if (picture === undefined && converter === null) return { kind: 'skipped' };
      return read((source) =>
        converter === null || picture !== undefined
          ? putPicture(name, source, picture ?? '')
          : putFilm(name, source, converter),
      ).catch((error: unknown) => {
        if (!(error instanceof DamagedFile)) throw error;
        return { kind: 'unusable', reason: error.message };
      });
    },
  };
}

/** Files below the media folder, and what writes each. */
type Makers = Readonly<Record<string, (draft: string) => Promise<void>>>;

/**
 * Writes drafts and renames them once all are there, so that neither a partly written file nor one without the others
 * has its final name.
 */
async function writeWhole(folder: string, makers: Makers): Promise<void> {
  const files = Object.entries(makers).map(([file, make]) => {
    const target = path.join(folder, file);
    const { dir, base } = path.parse(target);
    return { target, make, draft: path.join(dir, `.draft.${base}`) };
  });
  if (files.every(({ target }) => existsSync(target))) return;
  try {
    for (const { target, make, draft } of files) {
      await mkdir(path.dirname(target), { recursive: true });
      await make(draft);
    }
    for (const { target, draft } of files) await rename(draft, target);
  } finally {
    await Promise.all(files.map(({ draft }) => rm(draft, { force: true })));
  }
}

/** @param recipe how the content is made from the source; '' when it stays as it is */
async function addressOf(name: string, source: string, recipe: string): Promise<string> {
  const hash = createHash('sha256').update(recipe);
  for await (const piece of createReadStream(source) as AsyncIterable<Buffer>) hash.update(piece);
  const slug = withoutDiacritics(path.parse(name).name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${FOLDER}/${slug || 'unnamed'}.${hash.digest('hex').slice(0, HASH_LENGTH)}`;
}
