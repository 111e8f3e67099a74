import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../src/paths.ts';

const DOCKERFILES = path.join(ROOT, 'deploy/docker');
const run = promisify(execFile);

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'zielona-fala-image-'));
  const { workspaces } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const found = await Promise.all(workspaces.map(foldersOf));
  for (const file of ['package-lock.json', 'package.json', ...found.flat()])
    await cp(path.join(ROOT, file), path.join(copy, file));
});

afterAll(() => rm(copy, { recursive: true }));

/** Each `package.json` of a workspace pattern. */
async function foldersOf(pattern: string): Promise<string[]> {
  if (!pattern.endsWith('/*')) return [`${pattern}/package.json`];
  const folder = pattern.slice(0, -2);
  return (await readdir(path.join(ROOT, folder))).map((name) => `${folder}/${name}/package.json`);
}

/** How the images install, each way once. */
async function installs(): Promise<string[]> {
  const files = (await readdir(DOCKERFILES)).map((name) => readFile(path.join(DOCKERFILES, name), 'utf8'));
  const texts = (await Promise.all(files)).map((text) => text.replaceAll(/\\\n\s*/g, ''));
  return [...new Set(texts.flatMap((text) => text.match(/npm pkg .*? && npm ci [^&\n]*/g) ?? []))];
}

test('the lock file has all that images install', async () => {
  const commands = await installs();
  expect(commands.length).toBeGreaterThan(2);
  await run('npm', ['pkg', 'delete', 'devDependencies'], { cwd: copy });
  const env = { ...process.env, WORKSPACE: 'gateway' };
  const dryRuns = commands.map((command) => {
    const [, install] = command.split(' && ');
    return run('sh', ['-c', `${install} --dry-run --offline`], { cwd: copy, env });
  });
  await expect(Promise.all(dryRuns)).resolves.toHaveLength(commands.length);
});
