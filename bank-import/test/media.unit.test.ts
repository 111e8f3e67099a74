import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FilmConverter } from '../src/ffmpeg.ts';
import { collectMedia, describeAmount, describeDone, type MediaParts } from '../src/media.ts';
import { openMediaPacks } from '../src/media-packs.ts';
import { createMediaStore, type MediaStoreOptions } from '../src/media-store.ts';
import { jpegOf } from './fixtures/picture.ts';
import { zipOf } from './fixtures/zip-writer.ts';

let packs: string;
let served: string;

beforeEach(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'media-'));
  packs = path.join(root, 'packs');
  served = path.join(root, 'served');
  await mkdir(path.join(packs, 'part 2'), { recursive: true });
});

const give = (name: string, content: string | Buffer = name) => writeFile(path.join(packs, name), content);
const givePicture = (name: string, content = name) => give(name, jpegOf(content));

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
  shown: readonly string[],
  options: Partial<MediaStoreOptions> & {
    readonly signed?: readonly string[];
    readonly known?: Partial<MediaParts['known']>;
  } = {},
) {
  const store = createMediaStore({ folder: served, converter: CONVERTER, isDryRun: false, ...options });
  const opened = await openMediaPacks([packs]);
  const told: string[] = [];
  const found = await collectMedia(
    { shown: new Set(shown), signed: new Set(options.signed) },
    {
      source: { packs: opened, store },
      known: { media: new Map(), signed: new Map(), ...options.known },
      served: null,
      onFound: (all, named) => told.push(describeAmount(all, named)),
      onDone: (done, all) => told.push(describeDone(done, all)),
    },
  );
  await opened.close();
  return { ...found, told };
}

const onShelf = async () => (await readdir(path.join(served, 'official'))).sort();

describe('pictures and films of questions', () => {
  test('are found by their exact name, else in another case or Unicode form, in any folder', async () => {
    await givePicture('Kot.jpg', 'exact');
    await givePicture('kot.JPG', 'other');
    await givePicture('part 2/żółw na  drodze.JPG'.normalize('NFD'), 'tortoise');
    const { byName, counts } = await collect(['Kot.jpg', 'kot.JPG', 'ŻÓŁW na drodze.jpg', 'brak.jpg']);
    expect(counts).toMatchObject({ named: 4, pictures: 3, films: 0, missing: ['brak.jpg'] });
    const kot = byName.get('Kot.jpg')?.file ?? '';
    expect(kot).toMatch(/^official\/kot\.[0-9a-f]{8}\.jpg$/);
    expect(await readFile(path.join(served, kot))).toEqual(jpegOf('exact'));
    const other = byName.get('kot.JPG')?.file ?? '';
    expect(await readFile(path.join(served, other))).toEqual(jpegOf('other'));
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
    await givePicture('c.jpeg');
    const { byName, counts } = await collect(['a.wmv', 'b.wmv', 'c.jpeg'], { converter: null });
    expect(counts).toMatchObject({ pictures: 1, films: 0, skippedFilms: 2, missing: [], unusable: [] });
    expect([...byName.keys()]).toEqual(['c.jpeg']);
  });

  test('are named in a dry run as they will be, without a file', async () => {
    await give('a.wmv');
    await givePicture('b.jpg');
    const dry = await collect(['a.wmv', 'b.jpg'], { isDryRun: true });
    await expect(readdir(served)).rejects.toThrow('ENOENT');
    expect(await collect(['a.wmv', 'b.jpg'])).toEqual(dry);
  });

  test('of an earlier import stay when they are not given again', async () => {
    const media = { file: 'official/a.00000000.jpg', alt: null };
    const { byName, counts } = await collect(['a.jpg', 'b.jpg'], {
      known: { media: new Map([['a.jpg', media]]) },
    });
    expect(byName).toEqual(new Map([['a.jpg', media]]));
    expect(counts).toMatchObject({ kept: 1, missing: ['b.jpg'] });
  });

  test('are told by number and size before the first is read, and while they are', async () => {
    await give('a.wmv', 'x'.repeat(3_000_000));
    await givePicture('b.jpg', 'x'.repeat(12_000_000));
    const { told } = await collect(['a.wmv', 'b.jpg', 'c.jpg']);
    expect(told[0]).toBe('Pictures and films: 2 of the 3 named were found, 15 MB to read.');
    expect(told.slice(1)).toEqual([
      expect.stringMatching(/^1 of 2 · (3\.0|12) of 15 MB$/),
      '2 of 2 · 15 of 15 MB',
    ]);
  });

  test('are stored once when two names lead to the same', async () => {
    await give('Kot.wmv', 'same');
    await give('kot.WMV', 'same');
    const { byName, counts } = await collect(['Kot.wmv', 'kot.WMV']);
    expect(counts).toMatchObject({ films: 2, unusable: [] });
    expect(byName.get('Kot.wmv')).toEqual(byName.get('kot.WMV'));
    expect(await onShelf()).toHaveLength(2);
  });

  test('are refused one by one when they were cut short, or are no pictures', async () => {
    await give('cut.jpg', jpegOf('x').subarray(0, -2));
    await give('text.jpg', 'a page that says the file is gone');
    await give('empty.png', '');
    await givePicture('whole.jpg');
    const { byName, counts } = await collect(['cut.jpg', 'text.jpg', 'empty.png', 'whole.jpg']);
    expect(counts.unusable.map(({ name }) => name)).toEqual(['cut.jpg', 'empty.png', 'text.jpg']);
    expect([...byName.keys()]).toEqual(['whole.jpg']);
    expect(await onShelf()).toHaveLength(1);
  });

  test('leave no film behind whose poster cannot be made', async () => {
    await give('a.wmv', 'dark');
    const still = async () => {
      throw new Error('there is no frame');
    };
    const { counts } = await collect(['a.wmv'], { converter: { ...CONVERTER, still } });
    expect(counts.unusable).toEqual([{ name: 'a.wmv', reason: 'there is no frame' }]);
    expect(await onShelf()).toEqual([]);
  });

  test('in sign language are counted apart, and kept from an earlier import', async () => {
    await give('pjm1.wmv', 'signs');
    const { signedByName, byName, counts } = await collect(['a.jpg'], {
      signed: ['pjm1.wmv', 'pjm2.wmv', 'pjm3.wmv'],
      known: { signed: new Map([['pjm2.wmv', 'official/pjm2.00000000.mp4']]) },
    });
    expect(byName.size).toBe(0);
    expect([...signedByName]).toEqual([
      ['pjm1.wmv', expect.stringMatching(/^official\/pjm1\.[0-9a-f]{8}\.mp4$/)],
      ['pjm2.wmv', 'official/pjm2.00000000.mp4'],
    ]);
    expect(counts).toMatchObject({ named: 1, films: 0, kept: 0, missing: ['a.jpg'] });
    expect(counts.signLanguage).toEqual({ named: 3, films: 1, kept: 1, missing: ['pjm3.wmv'] });
  });
});

describe('a ZIP archive', () => {
  test('gives its files as a folder does, with names in any code', async () => {
    // żółw.jpg, as Windows packs it in Poland
    const cp852 = Buffer.from([0xbe, 0xa2, 0x88, 0x77, 0x2e, 0x6a, 0x70, 0x67]);
    await give(
      'one.zip',
      zipOf([
        ['in a folder/a.wmv', 'lights'],
        [cp852, jpegOf('tortoise')],
      ]),
    );
    await give('part 2/two.ZIP', zipOf([['ślimak.jpg', jpegOf('snail')]]));
    const { byName, counts } = await collect(['a.wmv', 'żółw.jpg', 'ślimak.jpg']);
    expect(counts).toMatchObject({ films: 1, pictures: 2, missing: [], unusable: [] });
    const { file = '' } = byName.get('a.wmv') ?? {};
    expect(await readFile(path.join(served, file), 'utf8')).toBe('film of lights');
    await give('a.wmv', 'lights');
    expect((await collect(['a.wmv'])).byName.get('a.wmv')?.file).toBe(file);
  });

  test('has a damaged file refused, and the others taken', async () => {
    const archive = zipOf([
      ['a.jpg', jpegOf('0123456789')],
      ['b.jpg', jpegOf('whole')],
    ]);
    archive.writeUInt8(archive.readUInt8(45) ^ 1, 45);
    await give('one.zip', archive);
    const { byName, counts } = await collect(['a.jpg', 'b.jpg']);
    expect(counts.unusable).toEqual([{ name: 'a.jpg', reason: expect.any(String) }]);
    expect([...byName.keys()]).toEqual(['b.jpg']);
  });

  test('that was cut short ends the import before it begins, and so does what is neither folder nor archive', async () => {
    await give('one.zip', zipOf([['a.jpg', jpegOf('x')]]).subarray(0, -30));
    await give('a.rar');
    await expect(openMediaPacks([packs])).rejects.toThrow(/one\.zip cannot be read/);
    await expect(openMediaPacks([path.join(packs, 'a.rar')])).rejects.toThrow(/neither a folder nor a ZIP/);
  });
});
