import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';

const DOCKER =
  'or start everything with Docker: deploy/make-env && docker compose -f deploy/compose.yaml --profile mailbox up';

/** The path of a program on PATH, or null. */
export function findProgram(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** The one sentence about a part that cannot be provided. */
export function missing(part: string, cause: string, remedy: string): UserError {
  return new UserError(`${part} cannot be provided: ${cause}; ${remedy}, ${DOCKER}.`);
}

/** @throws UserError unless this is Linux on x86-64, for which the ready-made servers exist */
export function requireLinux(part: string, variable: string): void {
  if (process.platform === 'linux' && process.arch === 'x64') return;
  const here = `${process.platform} ${process.arch}`;
  throw missing(
    part,
    `no ready-made server for ${here}`,
    `install it so that it is on PATH, set ${variable}`,
  );
}

/** A Python with pip, or null. */
export async function findPython(): Promise<string | null> {
  for (const name of ['python3', 'python']) {
    const python = findProgram(name);
    if (python && (await run(python, ['-m', 'pip', '--version'])).code === 0) return python;
  }
  return null;
}

/** A Python with pip. @throws UserError */
export async function requirePython(part: string, variable: string): Promise<string> {
  const python = await findPython();
  if (python !== null) return python;
  throw missing(part, 'Python 3 with pip is missing', `install it (python3-pip), set ${variable}`);
}

/** @throws UserError when there is no Java ≥ 17 */
export async function requireJava(part: string, variable: string): Promise<string> {
  const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : findProgram('java');
  const { code, output } = java ? await run(java, ['-version']) : { code: 127, output: '' };
  const major = Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  if (java && code === 0 && major >= 17) return java;
  const cause = major > 0 ? `Java ${major} is too old` : 'Java is missing';
  throw missing(part, cause, `install Java 17 or newer (openjdk-17-jre-headless), set ${variable}`);
}

/** @throws UserError */
export function requireMaven(part: string, variable: string): string {
  const maven = findProgram('mvn');
  if (maven) return maven;
  throw missing(part, 'Maven is missing', `install it (maven), set ${variable}`);
}
