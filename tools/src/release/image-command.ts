import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../paths.ts';
import { run } from '../process/run.ts';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { readManifest } from '../workspaces.ts';
import { imageOf } from './image.ts';

const USAGE = `npm run image -- <deployable>
npm run image -- <deployable> --push <registry>
Builds the image of one deployable with Docker, named by its version and the commit; pushed, its last line is the image
with its digest. A registry is named with its path: ghcr.io/example.`;

const REGISTRY = /^[\w.-]+(:\d+)?(\/[a-z0-9._-]+)*$/;

/** `npm run image`: what a pipeline builds, on any machine with Docker. */
export async function main([name = '', option, registry = '', ...more]: string[]): Promise<number> {
  const image = imageOf(name);
  const isPushed = option === '--push';
  if (image === null || more.length > 0 || (option !== undefined && !isPushed)) throw new UserError(USAGE);
  if (isPushed && !REGISTRY.test(registry)) {
    throw new UserError(`“${registry}” is no registry: name it with its path, like ghcr.io/example.`);
  }
  const { code, stdout, output } = await run('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT });
  if (code !== 0) throw new UserError(`The commit is unknown: ${output}`);
  const VERSION = readManifest(name).version ?? '';
  const REVISION = stdout.trim();
  const build = `${VERSION}-${REVISION}`;
  const args = Object.entries({ ...image.args, VERSION, REVISION }).flatMap(([key, value]) => [
    '--build-arg',
    `${key}=${value}`,
  ]);
  const tagged = `${isPushed ? registry : 'zielona-fala'}/${name}:${build}`;
  await docker('build', '--file', image.dockerfile, ...args, '--tag', tagged, '.');
  if (isPushed) await docker('push', '--quiet', tagged);
  say(isPushed ? await withDigest(tagged) : tagged);
  return 0;
}

async function docker(...args: string[]): Promise<void> {
  const child = spawn('docker', args, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit').catch(() => {
    throw new UserError('Docker is missing.');
  });
  if (code !== 0) throw new UserError(`docker ${args[0]} ended with code ${code}.`);
}

/** The image as its registry knows it, by its content. */
async function withDigest(tagged: string): Promise<string> {
  const name = tagged.slice(0, tagged.lastIndexOf(':'));
  const args = ['image', 'inspect', '--format', '{{join .RepoDigests "\\n"}}', tagged];
  const { stdout } = await run('docker', args);
  const found = stdout.split('\n').find((line) => line.startsWith(`${name}@sha256:`));
  if (found === undefined) throw new UserError(`The registry told no digest of ${tagged}.`);
  return found;
}
