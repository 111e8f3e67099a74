import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../paths.ts';

/** What images are built from. */
export interface Sources {
  readonly folder: string;
  /** Of what all files contain. */
  readonly hash: string;
}

/** Copies the files that a clone would have: what tests and builds leave in the worktree changes no image. @param folder a new one */
export async function copySources(folder: string): Promise<Sources> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const hash = createHash('sha256');
  for (const file of listed.split('\0').filter(Boolean).toSorted()) {
    const source = path.join(ROOT, file);
    if (!existsSync(source)) continue;
    await cp(source, path.join(folder, file));
    const content = await readFile(source);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return { folder, hash: hash.digest('hex') };
}
