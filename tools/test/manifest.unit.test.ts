import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { collectionFile, type Manifest, readWholeBackup, writeManifest } from '../src/backup/manifest.ts';
import { UserError } from '../src/process/user-error.ts';

const BYTES = 'documents';
const COLLECTION = { database: 'identity', name: 'accounts' };
const MANIFEST: Manifest = {
  format: 1,
  takenAt: '2026-11-07T08:00:00.000Z',
  collections: [
    { ...COLLECTION, documents: 1, sha256: createHash('sha256').update(BYTES).digest('hex'), indexes: [] },
  ],
};

let folder: string;
let manifestFile: string;
let documentsFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  manifestFile = path.join(folder, 'manifest.json');
  documentsFile = collectionFile(folder, COLLECTION);
  await mkdir(path.dirname(documentsFile));
  await writeFile(documentsFile, BYTES);
  await writeManifest(folder, MANIFEST);
});

afterEach(() => rm(folder, { recursive: true }));

const refusal = () => readWholeBackup(folder).catch((error: unknown) => error);

test('a backup is read as it was written', async () => {
  expect(await readWholeBackup(folder)).toEqual(MANIFEST);
});

test.each([
  ['the manifest', () => manifestFile, 'it lacks manifest.json'],
  ['a collection', () => documentsFile, 'it lacks identity/accounts.bson.gz'],
])('a backup without %s is refused', async (_what, file, message) => {
  await rm(file());
  expect(await refusal()).toEqual(new UserError(`${folder} is not a complete backup: ${message}.`));
});

test('a manifest that breaks off is refused', async () => {
  await writeFile(manifestFile, (await readFile(manifestFile, 'utf8')).slice(0, -10));
  const refused = await refusal();
  expect(refused).toBeInstanceOf(UserError);
  expect(String(refused)).toContain(`${manifestFile} cannot be used: `);
});

test('a collection that was modified is refused', async () => {
  await writeFile(documentsFile, `${BYTES} and more`);
  expect(await refusal()).toEqual(new UserError(`${documentsFile} has changed since it was written.`));
});

test('what cannot be read is not said to be missing', async () => {
  await rm(manifestFile);
  await mkdir(manifestFile);
  expect(await refusal()).toMatchObject({ code: 'EISDIR' });
});
