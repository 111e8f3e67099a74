import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { announcedPort } from '@zielona-fala/service-kit/testing';

const ROOT = join(import.meta.dirname, '../..');
const DOCKERFILE = join(ROOT, 'deploy/docker/remote.Dockerfile');

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

let image: string;

const manifestOf = async (workspace: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(ROOT, workspace, 'package.json'), 'utf8'));

/** The folders that the Dockerfile copies, with nothing installed but the dependencies they declare. */
async function layOut(folder: string): Promise<void> {
  const copied = /cp -r --parents package\.json (.*) \/image/.exec(await readFile(DOCKERFILE, 'utf8'));
  const workspaces = copied?.[1]?.split(' ') ?? [];
  const manifests = await Promise.all(workspaces.map(manifestOf));
  const own = new Map(manifests.map(({ name }, index) => [name, join(folder, workspaces[index] ?? '')]));
  const needed = new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})));
  for (const name of needed) {
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(own.get(name) ?? join(ROOT, 'node_modules', name), place);
  }
  for (const workspace of workspaces)
    await cp(join(ROOT, workspace), join(folder, workspace), { recursive: true });
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/mf-manifest.json'), '{"name":"mf"}');
}

function start(settings: Readonly<Record<string, string>>): ChildProcess {
  const PUBLIC_URL = 'http://localhost:8081';
  const env = { FILES_DIR: '../dist', PUBLIC_URL, PORT: '0', PROBE_PORT: '0', ...settings };
  return spawn(process.execPath, ['src/main.ts'], { cwd: join(image, 'static-server'), env });
}

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'image-'));
  await layOut(image);
});
afterAll(() => rm(image, { recursive: true }));

test('what the image holds is enough to answer, and it ends when it is told to', async () => {
  const server = start({});
  const ended = once(server, 'exit');
  const answer = await fetch(`http://localhost:${await announcedPort(server)}/mf-manifest.json`);
  expect(await answer.json()).toEqual({ name: 'mf' });
  server.kill();
  expect((await ended)[0]).toBe(0);
});

test('a server whose port is taken fails, and never says that it is ready', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const server = start({ PORT: String((other.address() as AddressInfo).port) });
  const [[code], said, complaint] = await Promise.all([
    once(server, 'exit'),
    server.stdout && text(server.stdout),
    server.stderr && text(server.stderr),
  ]);
  other.close();
  expect(complaint).toContain('EADDRINUSE');
  expect(said).not.toContain('"ready"');
  expect(code).toBe(1);
});

test('without its settings it names them', async () => {
  const server = start({ FILES_DIR: '' });
  expect(server.stderr && (await text(server.stderr))).toContain('FILES_DIR');
});
