import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FilmConverter } from '../src/ffmpeg.ts';
import { collectMedia } from '../src/media.ts';
import { openMediaFolder } from '../src/media-folder.ts';
import { createMediaStore, type MediaStoreOptions } from '../src/media-store.ts';

let packs: string;
let served: string;

beforeEach(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'media-'));
  packs = path.join(root, 'packs');
  served = path.join(root, 'served');
  await mkdir(path.join(packs, 'part 2'), { recursive: true });
});

const give = (name: string, content = name) => writeFile(path.join(packs, name), content);

/** Writes what ffmpeg would be told instead of a film. */
const CONVERTER: FilmConverter = {
  extension: 'mp4',
  recipe: 'small',
  async convert(source, film) {
    const content = await readFile(source, 'utf8');
    if (content === 'damaged') throw new Error('Invalid data found');
    await writeFile(film, `film of ${content}`);
  },
  async still(source, picture) {
    await writeFile(picture, `still of ${await readFile(source, 'utf8')}`);
  },
};

async function collect(
  names: readonly string[],
  options: Partial<MediaStoreOptions> = {},
  known = new Map(),
) {
  const store = createMediaStore({ folder: served, converter: CONVERTER, isDryRun: false, ...options });
  const steps: string[] = [];
  const found = await collectMedia(new Set(names), {
    source: { folder: await openMediaFolder(packs), store },
    known,
    served: null,
    onDone: (done, of) => steps.push(`${done}/${of}`),
  });
  expect(steps.at(-1)).toBe(`${names.length}/${names.length}`);
  return found;
}

const onShelf = async () => (await readdir(path.join(served, 'official'))).sort();

describe('pictures and films of questions', () => {
  test('are found by their exact name, else in another case or Unicode form, in any folder', async () => {
    await give('Kot.jpg', 'exact');
    await give('kot.JPG', 'other');
    await give('part 2/żółw na  drodze.JPG'.normalize('NFD'), 'tortoise');
    const { byName, counts } = await collect(['Kot.jpg', 'kot.JPG', 'ŻÓŁW na drodze.jpg', 'brak.jpg']);
    expect(counts).toMatchObject({ named: 4, pictures: 3, films: 0, missing: ['brak.jpg'] });
    const kot = byName.get('Kot.jpg')?.file ?? '';
    expect(kot).toMatch(/^official\/kot\.[0-9a-f]{8}\.jpg$/);
    expect(await readFile(path.join(served, kot), 'utf8')).toBe('exact');
    const other = byName.get('kot.JPG')?.file ?? '';
    expect(await readFile(path.join(served, other), 'utf8')).toBe('other');
    expect(byName.get('ŻÓŁW na drodze.jpg')?.file).toMatch(/^official\/zolw-na-drodze\.[0-9a-f]{8}\.jpg$/);
  });

  test('are converted with a poster, once', async () => {
    await give('D 1.wmv', 'lights');
    const { byName, counts } = await collect(['D 1.wmv']);
    expect(counts).toMatchObject({ films: 1, skippedFilms: 0 });
    const { file = '', poster = '' } = byName.get('D 1.wmv') ?? {};
    expect([file, poster]).toEqual([
      expect.stringMatching(/^official\/d-1\.[0-9a-f]{8}\.mp4$/),
      expect.stringMatching(/^official\/d-1\.[0-9a-f]{8}\.jpg$/),
    ]);
    expect(await readFile(path.join(served, file), 'utf8')).toBe('film of lights');
    await writeFile(path.join(served, file), 'untouched');
    expect((await collect(['D 1.wmv'])).byName).toEqual(byName);
    expect(await readFile(path.join(served, file), 'utf8')).toBe('untouched');
  });

  test('leave nothing behind when a film is damaged', async () => {
    await give('a.wmv', 'damaged');
    await give('b.wmv', 'whole');
    const { byName, counts } = await collect(['a.wmv', 'b.wmv']);
    expect(counts.unusable).toEqual([{ name: 'a.wmv', reason: 'Invalid data found' }]);
    expect([...byName.keys()]).toEqual(['b.wmv']);
    expect(await onShelf()).toHaveLength(2);
  });

  test('are left out and counted without ffmpeg, while pictures come', async () => {
    await give('a.wmv');
    await give('b.wmv');
    await give('c.jpeg');
    const { byName, counts } = await collect(['a.wmv', 'b.wmv', 'c.jpeg'], { converter: null });
    expect(counts).toMatchObject({ pictures: 1, films: 0, skippedFilms: 2, missing: [], unusable: [] });
    expect([...byName.keys()]).toEqual(['c.jpeg']);
  });

  test('are named in a dry run as they will be, without a file', async () => {
    await give('a.wmv');
    await give('b.jpg');
    const dry = await collect(['a.wmv', 'b.jpg'], { isDryRun: true });
    await expect(readdir(served)).rejects.toThrow('ENOENT');
    expect(await collect(['a.wmv', 'b.jpg'])).toEqual(dry);
  });

  test('of an earlier import stay when they are not given again', async () => {
    const media = { file: 'official/a.00000000.jpg', alt: null };
    const { byName, counts } = await collect(['a.jpg', 'b.jpg'], {}, new Map([['a.jpg', media]]));
    expect(byName).toEqual(new Map([['a.jpg', media]]));
    expect(counts).toMatchObject({ kept: 1, missing: ['b.jpg'] });
  });
});
