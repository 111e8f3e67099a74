import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { shareBuild } from '@zielona-fala/service-kit/http';
import {
  createLog,
  createMetrics,
  type HttpServer,
  startHttpServer,
} from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { createApp } from '../src/app.ts';

const DAY_SECONDS = 86_400;

let folder: string;
let servers: HttpServer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-files-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true });
});

/** Starts a server of a build that has one script and one document of its own. @returns asks it for a path */
async function start(build: string): Promise<(path: string) => Promise<string>> {
  const files = join(folder, build);
  await mkdir(join(files, 'pages'), { recursive: true });
  await writeFile(join(files, 'pages', `home.${build}.js`), build);
  await writeFile(join(files, 'fragments.json'), build);
  const settings = {
    FILES_DIR: files,
    SHARED_FILES_DIR: join(folder, 'shared'),
    PUBLIC_URL: 'https://a.test',
  };
  const app = createApp(
    {
      ...{ NODE_ENV: 'production', PORT: 0, PROBE_PORT: 0, LOG_LEVEL: 'silent', BUILD_ID: build },
      ...settings,
    },
    { log: createLog('static-server', 'silent'), metrics: createMetrics() },
  );
  await app.start();
  const server = await startHttpServer(app.http, 0);
  servers.push(server);
  return async (path) => {
    const answer = await fetch(`http://localhost:${server.port}${path}`);
    return answer.ok ? answer.text() : String(answer.status);
  };
}

test('each server has the scripts of every build, and its own documents', async () => {
  const before = await start('0000000a');
  expect(await before('/pages/home.0000000b.js')).toBe('404');
  const after = await start('0000000b');
  expect(await before('/pages/home.0000000b.js')).toBe('0000000b');
  expect(await after('/pages/home.0000000a.js')).toBe('0000000a');
  expect([await before('/fragments.json'), await after('/fragments.json')]).toEqual(['0000000a', '0000000b']);
});

test('only files whose names say their content are shared', async () => {
  await start('0000000a');
  expect(await readdir(join(folder, 'shared'))).toEqual(['pages']);
});

test('replicas that start at the same time put one file', async () => {
  await Promise.all(['0000000a', '0000000a', '0000000a'].map(start));
  expect(await readdir(join(folder, 'shared', 'pages'))).toEqual(['home.0000000a.js']);
});

test('a file goes when no server of a build that has it has run for 30 days', async () => {
  const age = async (days: number) => {
    const then = Date.now() / 1000 - days * DAY_SECONDS;
    await utimes(join(folder, 'shared/pages/home.0000000a.js'), then, then);
  };
  await start('0000000a');
  await age(29);
  const later = await start('0000000b');
  expect(await later('/pages/home.0000000a.js')).toBe('0000000a');
  await age(31);
  await start('0000000b');
  expect(await later('/pages/home.0000000a.js')).toBe('404');
});

test('the files of a build that runs for long stay in use', async () => {
  await start('0000000a');
  const parts = { build: join(folder, '0000000a'), shared: join(folder, 'shared') };
  const running = shareBuild({ ...parts, log: createLog('static-server', 'silent') }, 10);
  await running.start();
  const file = join(folder, 'shared', 'pages', 'home.0000000a.js');
  const longAgo = new Date(Date.now() - 40 * DAY_SECONDS * 1000);
  await utimes(file, longAgo, longAgo);
  await waitFor(
    'the file to be in use',
    async () => (await stat(file)).mtimeMs > longAgo.getTime() + DAY_SECONDS * 1000,
  );
  await running.stop();
  await start('0000000b');
  expect(await readdir(join(folder, 'shared', 'pages'))).toContain('home.0000000a.js');
});
