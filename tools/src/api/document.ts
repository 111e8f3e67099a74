import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { ROOT } from '../paths.ts';
import { describeApi } from './describe-api.ts';

const FOLDER = path.join(ROOT, 'packages/contracts/openapi');

/** Where the document of the API lies: the gateway serves it. */
export const DOCUMENT_FILE = path.join(FOLDER, 'openapi.json');

const HEAD = '// Made by npm run docs:api from openapi.json.\n';

/** The document, and the types of the browser's calls that are made from it, by file. */
async function writeFiles(): Promise<Record<string, string>> {
  const document = await describeApi();
  const types = astToString(
    await openapiTS(document as unknown as OpenAPI3, { immutable: true, emptyObjectsUnknown: true }),
  );
  return {
    [DOCUMENT_FILE]: `${JSON.stringify(document, null, 2)}\n`,
    [path.join(FOLDER, 'types.ts')]: HEAD + types,
  };
}

/** Writes the document and its types as the services and the gateway are. */
export async function updateDocument(): Promise<void> {
  const files = Object.entries(await writeFiles());
  await Promise.all(files.map(([file, text]) => writeFile(file, text)));
}

/** Null when the document and its types say what the services and the gateway do. */
export async function findOutdated(): Promise<string | null> {
  const files = Object.entries(await writeFiles());
  const kept = await Promise.all(files.map(([file]) => readFile(file, 'utf8')));
  const outdated = files.flatMap(([file, text], index) => (text === kept[index] ? [] : [file]));
  if (outdated.length === 0) return null;
  const names = outdated.map((file) => path.relative(ROOT, file));
  return `${names.join(', ')}: not as the services and the gateway are: run npm run docs:api`;
}
