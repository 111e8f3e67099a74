import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { constants, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { QuestionMedia } from '@zielona-fala/question-store';
import { withoutDiacritics } from './columns.ts';
import type { FilmConverter } from './ffmpeg.ts';

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

/** Puts pictures and films where the service finds them, under names that tell their content. */
export interface MediaStore {
  put(source: string): Promise<StoredMedia>;
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
  const write = async (file: string, make: (draft: string) => Promise<void>): Promise<void> => {
    const target = path.join(folder, file);
    if (!isDryRun && !existsSync(target)) await writeWhole(target, make);
  };
  return {
    async put(source) {
      const extension = path.extname(source).toLowerCase();
      const picture = PICTURES[extension];
      if (picture !== undefined) {
        const file = `${await nameOf(source, '')}.${picture}`;
        await write(file, (draft) => copyFile(source, draft, constants.COPYFILE_FICLONE));
        return { kind: 'picture', media: { file, alt: null } };
      }
      if (!FILMS.includes(extension))
        return { kind: 'unusable', reason: `${extension} is no picture or film` };
      if (converter === null) return { kind: 'skipped' };
      const name = await nameOf(source, converter.recipe);
      const media = { file: `${name}.${converter.extension}`, poster: `${name}.jpg`, alt: null };
      try {
        await write(media.file, (draft) => converter.convert(source, draft));
        await write(media.poster, (draft) => converter.still(source, draft));
        return { kind: 'film', media };
      } catch (error) {
        return { kind: 'unusable', reason: error instanceof Error ? error.message.trim() : String(error) };
      }
    },
  };
}

/** Writes a draft and renames it, so that a partly written file never has the final name. */
async function writeWhole(target: string, make: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const { dir, name, ext } = path.parse(target);
  const draft = path.join(dir, `.${name}.draft${ext}`);
  try {
    await make(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** @param recipe how the content is made from the source; '' when it stays as it is */
async function nameOf(source: string, recipe: string): Promise<string> {
  const hash = createHash('sha256').update(recipe);
  for await (const piece of createReadStream(source) as AsyncIterable<Buffer>) hash.update(piece);
  const slug = withoutDiacritics(path.parse(source).name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${FOLDER}/${slug || 'unnamed'}.${hash.digest('hex').slice(0, HASH_LENGTH)}`;
}
