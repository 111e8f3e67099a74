import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL, ROOT, workspace } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { UserError } from '../process/user-error.ts';
import { BUILT } from './plan.ts';

const SHARED_INPUTS = ['packages/contracts', 'packages/web-kit', 'packages/web-build'];
/** What a part takes in of other workspaces besides. */
const FURTHER_INPUTS: Readonly<Record<string, readonly string[]>> = {
  'mf-public': ['bank/questions', 'bank/media/scenes', 'bank/social'],
};
const NO_INPUT = new Set(['node_modules', 'dist', '.messages', '.bank', 'test', 'server']);

/** Builds the parts for the browser that have changed since their last build, one after the other. */
export async function buildChanged(steps: Steps, signal?: AbortSignal): Promise<void> {
  for (const name of BUILT) {
    signal?.throwIfAborted();
    const stamp = path.join(LOCAL, 'builds', name);
    const inputs = await hashInputs([name, ...SHARED_INPUTS, ...(FURTHER_INPUTS[name] ?? [])]);
    if (existsSync(path.join(workspace(name), 'dist')) && (await lastInputs(stamp)) === inputs) continue;
    await steps.step(`Build of ${name}`, () => build(name));
    await mkdir(path.dirname(stamp), { recursive: true });
    await writeFile(stamp, inputs);
  }
}

async function build(name: string): Promise<void> {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const { code, output } = await run(path.join(bin, 'rspack'), ['build'], { cwd: workspace(name), env });
  if (code !== 0) throw new UserError(`The build of ${name} failed:\n${tail(output, 40)}`);
}

async function lastInputs(stamp: string): Promise<string | null> {
  return existsSync(stamp) ? readFile(stamp, 'utf8') : null;
}

async function hashInputs(workspaces: string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(ROOT, 'package-lock.json')));
  for (const name of workspaces) {
    for (const file of await filesBelow(workspace(name))) {
      hash
        .update(path.relative(ROOT, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !NO_INPUT.has(name))
      .map((entry) => {
        const full = path.join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(full) : [full];
      }),
  );
  return found.flat().sort();
}
