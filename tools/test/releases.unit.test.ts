import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish, releasesOf, rollBack } from '../src/release/releases.ts';

let folder: string;
let served: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  served = path.join(folder, 'served');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build as the bundler writes one: an entry, a chunk in a folder, and documents that lead to them. */
async function build(id: string): Promise<string> {
  const built = path.join(folder, id);
  const hash = id.padEnd(8, '0');
  const files = {
    [`remoteEntry.${hash}.js`]: `run ${id}`,
    [`remoteEntry.${hash}.js.br`]: `small ${id}`,
    [`fragments/home.pl.${hash}.json`]: id,
    'shared.0a1b2c3d.js': 'the same in all builds',
    'fragments.json': JSON.stringify({ build: id, remoteEntry: `remoteEntry.${hash}.js` }),
    'mf-manifest.json': id,
    '.builds.json': '[]',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(built, name)), { recursive: true });
    await writeFile(path.join(built, name), text);
  }
  return built;
}

const shown = async () => JSON.parse(await readFile(path.join(served, 'fragments.json'), 'utf8'));
const scripts = async () => (await readdir(served)).filter((name) => name.endsWith('.js')).sort();
const order = async () =>
  (await releasesOf(served)).map(({ id, isCurrent }) => (isCurrent ? `${id} now` : id));

test('a build is put beside the one before, and new pages are led to it', async () => {
  await publish(await build('a1'), served);
  expect(await publish(await build('b2'), served)).toBe('b2');
  expect(await shown()).toEqual({ build: 'b2', remoteEntry: 'remoteEntry.b2000000.js' });
  expect(await readFile(path.join(served, 'mf-manifest.json'), 'utf8')).toBe('b2');
  expect(await scripts()).toEqual([
    'remoteEntry.a1000000.js',
    'remoteEntry.b2000000.js',
    'shared.0a1b2c3d.js',
  ]);
  expect(await readFile(path.join(served, 'fragments/home.pl.a1000000.json'), 'utf8')).toBe('a1');
  expect(await order()).toEqual(['b2 now', 'a1']);
});

test('rolling back leads new pages to the build before, or to the one that is named', async () => {
  for (const id of ['a1', 'b2', 'c3']) await publish(await build(id), served);
  expect(await rollBack(served)).toBe('b2');
  expect((await shown()).build).toBe('b2');
  expect(await rollBack(served)).toBe('a1');
  await expect(rollBack(served)).rejects.toThrow(/no release to go back to; it holds c3, b2, a1/);
  expect(await rollBack(served, 'c3')).toBe('c3');
  expect((await shown()).build).toBe('c3');
  expect(await scripts()).toHaveLength(4);
});

test('of more than three builds the oldest goes, but for what others share with it', async () => {
  for (const id of ['a1', 'b2', 'c3', 'd4']) await publish(await build(id), served);
  expect(await order()).toEqual(['d4 now', 'c3', 'b2']);
  expect(await scripts()).toEqual([
    ...['b2', 'c3', 'd4'].map((id) => `remoteEntry.${id}000000.js`),
    'shared.0a1b2c3d.js',
  ]);
});

test('after a rollback the build that open pages run stays beside the next, and is rolled back to', async () => {
  for (const id of ['a1', 'b2', 'c3']) await publish(await build(id), served);
  await rollBack(served, 'a1');
  await publish(await build('d4'), served);
  expect(await order()).toEqual(['d4 now', 'a1', 'c3']);
  expect(await scripts()).toContain('remoteEntry.a1000000.js');
  expect(await rollBack(served)).toBe('a1');
});

test('a build that is published again is the newest', async () => {
  for (const id of ['a1', 'b2', 'a1']) await publish(await build(id), served);
  expect(await order()).toEqual(['a1 now', 'b2']);
});

test('a folder without a build is refused, and nothing is served of it', async () => {
  await mkdir(path.join(folder, 'empty'));
  await expect(publish(path.join(folder, 'empty'), served)).rejects.toThrow(/holds no build/);
  expect(await releasesOf(served)).toEqual([]);
});
