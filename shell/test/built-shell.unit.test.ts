import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBuiltShell } from '../server/built-shell.ts';

const AT = new Date('2026-11-24T12:00:00Z');
const EMPTY = { scripts: [], styles: [] };
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'built-shell-'));
  await mkdir(path.join(dist, '.server'));
  await writeFile(path.join(dist, 'index.html'), '<!doctype html>');
});

afterAll(() => rm(dist, { recursive: true }));

/** All at the same time, as far as the file system says. */
async function writeList(text: string): Promise<void> {
  const list = path.join(dist, '.server/files.json');
  await writeFile(list, text);
  await utimes(list, AT, AT);
}

test('a build that could not be read is read again by the next page', async () => {
  const builtShell = createBuiltShell(dist);
  await writeList('{');
  await expect(builtShell()).rejects.toThrow();
  await writeList(JSON.stringify({ build: 'one', ...EMPTY, entries: ['/entry.js'], store: EMPTY, css: '' }));
  const read = builtShell();
  expect((await read).entries).toEqual(['/entry.js']);
  expect(await builtShell()).toBe(await read);
});
