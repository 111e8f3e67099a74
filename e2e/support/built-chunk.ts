import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { ROOT } from './root.ts';

/** Tells the files of a workspace's builds that hold some code: their names say nothing of it. */
export function builtChunk(workspace: string, code: RegExp): (url: URL) => boolean {
  const folder = path.join(ROOT, workspace, 'dist');
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && code.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(files).not.toEqual([]);
  return ({ pathname }) => files.includes(path.basename(pathname));
}
