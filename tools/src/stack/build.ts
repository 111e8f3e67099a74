import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
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
    await unlessBuilt(name, { output: path.join(workspace(name), 'dist'), stamp: name }, () =>
      steps.step(`Build of ${name}`, () => buildPart(name)),
    );
  }
}

/**
 * Builds each part once more, with other file names, as a next version has them; what has not changed is not built anew.
 * @returns the folder of each by its name
 */
export async function buildVariants(
  variant: string,
  steps: Steps,
): Promise<Readonly<Record<string, string>>> {
  const folders: Record<string, string> = {};
  for (const name of BUILT) {
    const output = path.join(LOCAL, 'variants', variant, name);
    await unlessBuilt(name, { output, stamp: `${name}-${variant}` }, async () => {
      await rm(output, { recursive: true, force: true });
      await steps.step(`Build ${variant} of ${name}`, () =>
        buildPart(name, { BUILD_OUTPUT: output, BUILD_VARIANT: variant }),
      );
    });
    folders[name] = output;
  }
  return folders;
}

async function unlessBuilt(
  name: string,
  { output, stamp }: { output: string; stamp: string },
  build: () => Promise<void>,
): Promise<void> {
  const stampFile = path.join(LOCAL, 'builds', stamp);
  const inputs = await hashInputs([name, ...SHARED_INPUTS, ...(FURTHER_INPUTS[name] ?? [])]);
  if (existsSync(output) && (await lastInputs(stampFile)) === inputs) return;
  await build();
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, inputs);
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

const BIN = path.join(ROOT, 'node_modules', '.bin');

/**
 * Builds one part for the browser.
 * @param settings BUILD_OUTPUT and BUILD_VARIANT
 * @throws UserError with the end of what the build said
 */
async function buildPart(name: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
    ...settings,
  };
  const { code, output } = await run(path.join(BIN, 'rspack'), ['build'], { cwd: workspace(name), env });
  if (code !== 0) throw new UserError(`The build of ${name} failed:\n${tail(output, 40)}`);
}
