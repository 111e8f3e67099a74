import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { film, HEIGHT, WIDTH } from '../kit/picture.ts';
import { rect } from '../kit/svg.ts';
import { checkDrawings, drawScenes } from '../src/drawing/drawings.ts';
import { render } from '../src/drawing/render.ts';

/** A bank with these scene files: name → source. */
async function bankWith(scenes: Readonly<Record<string, string>>): Promise<string> {
  const bank = await mkdtemp(path.join(tmpdir(), 'bank-'));
  await mkdir(path.join(bank, 'scenes'));
  for (const [name, source] of Object.entries(scenes)) {
    await writeFile(path.join(bank, 'scenes', `${name}.ts`), source);
  }
  return bank;
}

const still = (drawing: string) => `export default { drawing: '${drawing}' };`;
const moving = `export default { seconds: 6, drawingAt: (time) => '<g id="' + time + '"/>' };`;
const read = (bank: string, file: string) => readFile(path.join(bank, 'media', file), 'utf8');

describe('drawing a bank', () => {
  test('writes a picture of each scene, and first and last frame of each film', async () => {
    const bank = await bankWith({ road: still('<g/>'), ball: moving });
    expect(await drawScenes(bank)).toEqual({ count: 3, problems: [] });
    expect(await read(bank, 'scenes/road.svg')).toContain('<g/>');
    expect(await read(bank, 'films/ball.svg')).toContain('id="0"');
    expect(await read(bank, 'films/ball-end.svg')).toContain('id="6"');
    expect(await checkDrawings(bank)).toEqual({ count: 3, problems: [] });
  });

  test('removes what no scene draws, and nothing else', async () => {
    const bank = await bankWith({ road: still('<g/>') });
    await drawScenes(bank);
    await mkdir(path.join(bank, 'media', 'photos'));
    for (const file of ['scenes/gone.svg', 'films/kept.webm', 'photos/kept.svg']) {
      await writeFile(path.join(bank, 'media', file), 'x');
    }
    await drawScenes(bank);
    expect((await readdir(path.join(bank, 'media'), { recursive: true })).sort()).toEqual([
      'films',
      'films/kept.webm',
      'photos',
      'photos/kept.svg',
      'scenes',
      'scenes/road.svg',
    ]);
  });

  test('names what is missing, changed, or drawn by no scene, and changes nothing', async () => {
    const bank = await bankWith({ road: still('<g/>'), other: still('<g/>') });
    expect((await checkDrawings(bank)).problems).toHaveLength(2);
    expect(await readdir(bank)).toEqual(['scenes']);
    await drawScenes(bank);
    await writeFile(path.join(bank, 'media', 'scenes', 'road.svg'), 'x');
    await writeFile(path.join(bank, 'media', 'scenes', 'gone.svg'), 'x');
    expect((await checkDrawings(bank)).problems).toEqual([
      expect.stringContaining('media/scenes/road.svg is not what its scene draws'),
      'media/scenes/gone.svg has no scene',
    ]);
    expect(await read(bank, 'scenes/road.svg')).toBe('x');
  });

  test('names pictures that are too large, in bytes', async () => {
    const bank = await bankWith({ road: still(`<!--${'ą'.repeat(10_000)}-->`) });
    expect((await drawScenes(bank)).problems).toEqual([
      expect.stringMatching(/^media\/scenes\/road\.svg has 20\d{3} bytes/),
    ]);
  });

  test.each([
    ['a file that is no scene', { road: 'export default 7;' }, /road\.ts must export/],
    ['no scene at all', {}, /no scenes/],
    [
      'two films that draw one file',
      { a: moving, 'a-end': moving },
      /Two scenes draw media\/films\/a-end\.svg/,
    ],
  ])('refuses %s', async (_what, scenes, message) => {
    const bank = await bankWith(scenes);
    await expect(drawScenes(bank)).rejects.toThrow(message);
  });
});

describe('rendering a film', () => {
  const short = film(0.2, () => rect(0, 0, WIDTH, HEIGHT, '#fff'));

  test.each([
    ['refuses', '/bin/false', /ended with 1/],
    ['is missing', '/nowhere/ffmpeg', /ENOENT/],
  ])('says so where ffmpeg %s, and leaves the film there was', async (_what, ffmpeg, message) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'film-'));
    const target = path.join(folder, 'a.webm');
    await writeFile(target, 'as it was');
    await expect(render(short, target, ffmpeg)).rejects.toThrow(message);
    expect(await readdir(folder)).toEqual(['a.webm']);
    expect(await readFile(target, 'utf8')).toBe('as it was');
  });
});
