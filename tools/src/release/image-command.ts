import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { ROOT } from '../paths.ts';
import { run } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { readManifest } from '../workspaces.ts';
import { imageOf } from './image.ts';

const USAGE = `npm run image -- <deployable>
Builds the image of one deployable with Docker, named by its version and the commit. Pushes nothing.`;

/** `npm run image`: what a pipeline builds, on any machine with Docker. */
export async function main([name = '']: string[]): Promise<number> {
  const image = imageOf(name);
  if (image === null) throw new UserError(USAGE);
  const { code, output } = await run('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT });
  if (code !== 0) throw new UserError(`The commit is unknown: ${output}`);
  const VERSION = readManifest(name).version ?? '';
  const REVISION = output.trim();
  const build = `${VERSION}-${REVISION}`;
  const args = Object.entries({ ...image.args, VERSION, REVISION }).flatMap(([key, value]) => [
    '--build-arg',
    `${key}=${value}`,
  ]);
  const tag = ['--tag', `zielona-fala/${name}:${build}`];
  const docker = spawn('docker', ['build', '--file', image.dockerfile, ...args, ...tag, '.'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  try {
    const [ended] = await once(docker, 'exit');
    process.stdout.write(`zielona-fala/${name}:${build}\n`);
    return ended ?? 1;
  } catch {
    throw new UserError('Docker is missing.');
  }
}
