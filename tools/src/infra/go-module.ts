import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspace } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { findProgram } from './prerequisites.ts';

/** A file that another module brings, and the one of ours that is built instead. */
export interface GoPatch {
  readonly module: string;
  readonly file: string;
  /** In the folder of our module. */
  readonly by: string;
}

/** The folder of one of our modules, which fix the versions of others. */
export const goModule = (name: string): string => path.join(workspace('tools'), 'go', name);

/** Runs Go in the folder of one of our modules. @throws UserError with what Go said */
export async function runGo(name: string, args: readonly string[]): Promise<string> {
  const go = findProgram('go');
  if (go === null) throw new UserError(`${name} cannot be built: Go is missing; install it (golang).`);
  const { code, output } = await run(go, [...args], {
    cwd: goModule(name),
    env: { ...process.env, CGO_ENABLED: '0' },
  });
  if (code !== 0) throw new UserError(`Building ${name} failed:\n${tail(output)}`);
  return output;
}

/** The sources of a module that one of ours requires, in the version that it requires. */
export async function goSources(name: string, module: string): Promise<string> {
  await runGo(name, ['mod', 'download', module]);
  return (await runGo(name, ['list', '-m', '-f', '{{.Dir}}', module])).trim();
}

/** Has `build` run with a module file that takes the patched module from a copy. */
export async function withPatch(
  name: string,
  { module, file, by }: GoPatch,
  build: (flags: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'go-patch-'));
  try {
    const copy = path.join(folder, 'copy');
    await cp(await goSources(name, module), copy, { recursive: true });
    await rm(path.join(copy, file));
    await cp(path.join(goModule(name), by), path.join(copy, file));
    const own = await readFile(path.join(goModule(name), 'go.mod'), 'utf8');
    const absolute = own.replaceAll('=> ./', `=> ${goModule(name)}/`);
    await writeFile(path.join(folder, 'go.mod'), `${absolute}\nreplace ${module} => ${copy}\n`);
    await cp(path.join(goModule(name), 'go.sum'), path.join(folder, 'go.sum'));
    await build([`-modfile=${path.join(folder, 'go.mod')}`]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
