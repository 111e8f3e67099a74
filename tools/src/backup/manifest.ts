import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { replaceFile } from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import type { mongo } from 'mongoose';
import { UserError } from '../process/user-error.ts';

type IndexDescription = mongo.IndexDescription & { readonly name: string };

/** One collection of a backup: its file holds documents in BSON one after another, compressed by gzip, as mongodump has them. */
export interface BackedUpCollection {
  readonly database: string;
  readonly name: string;
  readonly documents: number;
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** As createIndexes takes them, without that of `_id`. */
  readonly indexes: readonly IndexDescription[];
}

/** What a backup holds; written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: 1;
  /** All databases as they were at this one moment; ISO 8601 in UTC. */
  readonly takenAt: string;
  readonly collections: readonly BackedUpCollection[];
}

const NAME = Joi.string()
  .pattern(/^[\w.-]+$/)
  .required();
const MANIFEST = shapeOf<Manifest>({
  format: Joi.number().valid(1).required(),
  takenAt: FIELDS.instant.required(),
  collections: Joi.array()
    .items(
      shapeOf<BackedUpCollection>({
        database: NAME,
        name: NAME,
        documents: FIELDS.count.required(),
        sha256: Joi.string().hex().length(64).required(),
        indexes: Joi.array()
          .items(Joi.object({ name: Joi.string().required(), key: Joi.object().required() }).unknown())
          .required(),
      }),
    )
    .required(),
});

const fileIn = (folder: string): string => path.join(folder, 'manifest.json');

/** As mongorestore looks for it. */
export const collectionFile = (
  folder: string,
  { database, name }: Pick<BackedUpCollection, 'database' | 'name'>,
): string => path.join(folder, database, `${name}.bson.gz`);

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  replaceFile(fileIn(folder), `${JSON.stringify(manifest, null, 2)}\n`);

/** Reads a backup and verifies each of its files. @throws UserError if it is incomplete or modified */
export async function readWholeBackup(folder: string): Promise<Manifest> {
  const file = fileIn(folder);
  const text = await readFile(file, 'utf8').catch(refuseMissing(folder, file));
  const { value: manifest, error } = MANIFEST.validate(readJson(file, text));
  if (error) throw new UserError(`${file} cannot be used: ${error.message}.`);
  for (const collection of manifest.collections) await verify(folder, collection);
  return manifest;
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} cannot be used: ${(error as SyntaxError).message}.`);
  }
}

async function verify(folder: string, collection: BackedUpCollection): Promise<void> {
  const file = collectionFile(folder, collection);
  const sha256 = await sha256Of(file).catch(refuseMissing(folder, file));
  if (sha256 !== collection.sha256) throw new UserError(`${file} has changed since it was written.`);
}

const refuseMissing =
  (folder: string, file: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'ENOENT') throw error;
    throw new UserError(`${folder} is not a complete backup: it lacks ${path.relative(folder, file)}.`);
  };

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
