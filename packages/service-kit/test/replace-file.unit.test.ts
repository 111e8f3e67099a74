import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@zielona-fala/contracts';
import { replaceFile } from '../src/process/replace-file.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replace-file-'));
  file = path.join(folder, 'kept.json');
});

afterEach(() => rm(folder, { recursive: true }));

test('the file holds the new text, and only its owner may read it', async () => {
  await writeFile(file, 'before', { mode: 0o644 });
  await replaceFile(file, 'after');
  expect(await readFile(file, 'utf8')).toBe('after');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('of several at once, one is whole and nothing else is left', async () => {
  const texts = Array.from({ length: 20 }, (_, place) => `${place} `.repeat(50_000));
  await Promise.all(texts.map((text) => replaceFile(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(folder)).toEqual(['kept.json']);
});

test('one that cannot be replaced stays, and no draft beside it', async () => {
  await mkdir(path.join(file, 'in use'), { recursive: true });
  await expect(replaceFile(file, 'after')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['kept.json']);
});

test('a draft that a process left when it was killed goes after an hour; one under way and other files stay', async () => {
  const yesterday = new Date(Date.now() - DAY_MS);
  for (const name of ['kept.json.left.draft', 'kept.json.new.draft', 'other.json.left.draft']) {
    await writeFile(path.join(folder, name), 'half');
    if (!name.includes('new')) await utimes(path.join(folder, name), yesterday, yesterday);
  }
  await replaceFile(file, 'after');
  expect((await readdir(folder)).toSorted()).toEqual([
    'kept.json',
    'kept.json.new.draft',
    'other.json.left.draft',
  ]);
});
