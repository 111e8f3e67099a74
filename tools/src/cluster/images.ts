import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheRoot } from '../infra/cache.ts';
import { type GoToolName, goTool } from '../infra/go-tool.ts';
import { ROOT } from '../paths.ts';
import { run, runToEnd } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { UserError } from '../process/user-error.ts';
import { type Image, imageOf } from '../release/image.ts';
import { REGISTRY } from './registry.ts';
import type { Sources } from './sources.ts';

/** Layers and the base stay for the next time. */
const KEPT = path.join(cacheRoot(), 'cluster');
const STORE = ['--root', path.join(KEPT, 'images'), '--runroot', path.join(KEPT, 'mounts')];
const NODE_IMAGE = 'localhost/node:24';
const NPM = 'npm@11.6.2';
const SUITE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** With the machine's own limits, which cannot be raised here, nothing would start in a build. */
const LIMITS = ['--ulimit', 'nproc=32768:32768', '--ulimit', 'nofile=20000:20000'];
/** Of all images. */
export const REVISION = 'drill';
export const REGISTRY_FOLDER = path.join(KEPT, 'registry');

/**
 * Builds the image of a deployable from its own Dockerfile, unless one of these sources is kept, and pushes it.
 * @returns megabytes
 */
export async function buildImage(name: string, tag: string, sources: Sources): Promise<number> {
  const image = imageOf(name);
  if (image === null) throw new UserError(`${name} has no image.`);
  const kept = `localhost/${name}:${tag}-${sources.hash.slice(0, 12)}`;
  if (!(await isKept(kept))) await build(kept, image, { folder: sources.folder, version: tag });
  const reference = `${REGISTRY}/zielona-fala/${name}:${tag}`;
  await buildah(['tag', kept, reference]);
  await push(reference);
  return sizeOf(reference);
}

async function build(
  reference: string,
  image: Image,
  { folder, version }: { folder: string; version: string },
): Promise<void> {
  const args = Object.entries({ ...image.args, NODE_IMAGE, VERSION: version, REVISION });
  await buildah([
    ...['bud', '--layers', '--isolation', 'chroot', ...LIMITS, '--file', path.join(folder, image.dockerfile)],
    ...args.flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
    ...(await waysToRegistry()),
    ...['--tag', reference, folder],
  ]);
}

/** An image that holds nothing but one program. */
export const pushProgram = (name: GoToolName, tag: string): Promise<void> =>
  pushPrograms(
    [name],
    `${name}:${tag}`,
    `FROM scratch\nCOPY ${name} /program\nUSER 65532:65532\nENTRYPOINT ["/program"]\n`,
  );

/** What stands for the image of MongoDB where its tools are used. @param name of the image, with its tag */
export const pushMongoTools = (name: string): Promise<void> =>
  pushPrograms(
    ['mongodump', 'mongorestore'],
    `library/${name}`,
    `FROM ${NODE_IMAGE}\nCOPY mongodump mongorestore /usr/local/bin/\n`,
  );

async function pushPrograms(names: readonly GoToolName[], image: string, dockerfile: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'program-'));
  try {
    for (const name of names) await copyFile(await goTool(name), path.join(folder, name));
    await writeFile(path.join(folder, 'Dockerfile'), dockerfile);
    const reference = `${REGISTRY}/${image}`;
    await buildah(['bud', '--layers', '--isolation', 'chroot', '--tag', reference, folder]);
    await push(reference);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Debian, Node and npm: what stands for the image that our Dockerfiles name. */
export async function buildBase(steps: Steps): Promise<void> {
  if (await isKept(NODE_IMAGE)) return;
  await steps.step('Base of images: Debian, Node, npm', async () => {
    const folder = path.join(KEPT, 'base');
    if (!existsSync(folder)) await makeBase(folder);
    await buildah(['bud', '--isolation', 'chroot', ...LIMITS, '--tag', NODE_IMAGE, folder]);
  });
}

async function makeBase(folder: string): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  const draft = await mkdtemp(path.join(KEPT, 'base-draft-'));
  const tree = path.join(draft, 'base.tar');
  await runToEnd('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, tree]);
  await copyFile(path.join(ROOT, 'node_modules', 'node', 'bin', 'node'), path.join(draft, 'node'));
  await runToEnd('npm', ['pack', '--silent', '--pack-destination', draft, NPM]);
  const [packed = ''] = (await readdir(draft)).filter((file) => file.endsWith('.tgz'));
  await runToEnd('tar', ['-xzf', path.join(draft, packed), '-C', draft]);
  await rename(path.join(draft, 'package'), path.join(draft, 'npm'));
  await writeFile(
    path.join(draft, 'Dockerfile'),
    `FROM scratch
ADD base.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
`,
  );
  await rename(draft, folder);
}

/** What buildah knows of registries lies there alone, by no option elsewhere. */
const KNOWN_OF_REGISTRIES = '/var/lib/containers';
const wasKnown = existsSync(KNOWN_OF_REGISTRIES);

/** Takes away what a build that was interrupted has mounted, and what builds have left outside our own folders. */
export async function endBuilds(): Promise<void> {
  await buildah(['rm', '--all']);
  if (!wasKnown) await rm(KNOWN_OF_REGISTRIES, { recursive: true, force: true });
}

/** What npm needs to reach its registry from here, and no image keeps. */
async function waysToRegistry(): Promise<string[]> {
  const { stdout } = await run('npm', ['config', 'get', 'globalconfig']);
  const config = stdout.trim();
  return [
    ...(existsSync(CERTIFICATES) ? ['--volume', `${CERTIFICATES}:${CERTIFICATES}:ro`] : []),
    ...(existsSync(config) ? ['--volume', `${config}:/usr/local/etc/npmrc:ro`] : []),
  ];
}

async function push(reference: string): Promise<void> {
  await buildah(['push', '--tls-verify=false', '--disable-compression', reference, `docker://${reference}`]);
}

async function sizeOf(reference: string): Promise<number> {
  const said = await buildah(['images', '--json', reference]);
  const [image] = JSON.parse(said) as readonly { size: string }[];
  const [, amount = '0', unit = 'MB'] = /([\d.]+)\s*(\w+)/.exec(image?.size ?? '') ?? [];
  return Number(amount) * (unit === 'GB' ? 1000 : unit === 'KB' ? 0.001 : 1);
}

async function isKept(reference: string): Promise<boolean> {
  const { code } = await run('buildah', [...STORE, 'images', '--quiet', reference]);
  return code === 0;
}

const buildah = (args: string[]): Promise<string> => runToEnd('buildah', [...STORE, ...args]);
