import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { importedMedia } from '../src/media/imported.ts';

const FILE = 'official/w-12-3.1a2b3c4d.webm';
let now = Date.parse('2026-05-20T12:00:00Z');
const clock = { now: () => new Date(now) };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imported-'));
  await mkdir(path.join(folder, 'official'));
});

const addressesIn = ([library]: ReturnType<typeof importedMedia>) =>
  Promise.all([library?.addressOf(FILE), library?.addressOf(FILE)]);

describe('the address of an imported file', () => {
  test('that is missing comes within a second after the file, and is not looked up anew for every question', async () => {
    const media = importedMedia({ MEDIA_DIR: folder, MEDIA_BASE_URL: '/media' }, clock);
    expect(await addressesIn(media)).toEqual([null, null]);
    await writeFile(path.join(folder, FILE), 'film');
    expect(await addressesIn(media)).toEqual([null, null]);
    now += 1001;
    expect(await addressesIn(media)).toEqual([FILE, FILE]);
  });

  test('that was lost goes within ten seconds', async () => {
    await writeFile(path.join(folder, FILE), 'film');
    const media = importedMedia({ MEDIA_DIR: folder, MEDIA_BASE_URL: '/media' }, clock);
    expect(await addressesIn(media)).toEqual([FILE, FILE]);
    await rm(path.join(folder, FILE));
    now += 10_001;
    expect(await addressesIn(media)).toEqual([null, null]);
  });

  test('is believed without a folder only when another origin delivers it', async () => {
    expect(await addressesIn(importedMedia({ MEDIA_BASE_URL: 'https://cdn.test/media' }, clock))).toEqual([
      FILE,
      FILE,
    ]);
    expect(importedMedia({ MEDIA_BASE_URL: '/media' }, clock)).toEqual([]);
  });
});
