import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSecrets } from '../src/stack/secrets.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('secrets are generated once and kept', async () => {
  const first = await readSecrets(dir);
  expect(await readSecrets(dir)).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
});

test('a stored secret stays when another is new', async () => {
  await writeFile(path.join(dir, 'secrets.json'), JSON.stringify({ keySecret: 'kept' }));
  const secrets = await readSecrets(dir);
  expect(secrets.keySecret).toBe('kept');
  expect(JSON.parse(await readFile(path.join(dir, 'secrets.json'), 'utf8'))).toEqual(secrets);
});

test('only their owner may read them', async () => {
  await readSecrets(dir);
  expect((await stat(path.join(dir, 'secrets.json'))).mode & 0o077).toBe(0);
});
