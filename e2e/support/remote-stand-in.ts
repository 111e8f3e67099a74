import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from './root.ts';
import { rspackBuild } from './rspack-build.ts';

const FIXTURE = path.join(ROOT, 'e2e/fixtures/contract-2');
/** Of this process: files run beside each other, and a build empties its folder first. */
const BUILDS = path.join(ROOT, '.local/e2e/contract-2', String(process.pid));
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** `slow`: no answer to the browser · `no-manifest`: a page in its place · `throwing`: its entry throws. */
export type Fault = 'slow' | 'no-manifest' | 'throwing';

/** The server of a remote that does what a test asks of it. */
export interface RemoteStandIn {
  readonly url: string;
  /** Puts another build in place of the one before, whose files are gone. */
  deploy(build: string): void;
  /** From now on; null: none. */
  fail(fault: Fault | null): void;
  /** Holds back the answers from now on. @returns gives them */
  hold(): () => void;
  /** No longer listens, or again. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the remote of contract 2 under that name. */
export const buildFixture = (build: string): Promise<void> =>
  rspackBuild(FIXTURE, ['--env', `build=${build}`], {
    NODE_ENV: 'production',
    BUILD_OUTPUT: path.join(BUILDS, build),
  });

/** Serves a built fixture at a free port. */
export async function startStandIn(firstBuild: string): Promise<RemoteStandIn> {
  let build = firstBuild;
  let fault: Fault | null = null;
  let held = Promise.resolve();
  const answer: RequestListener = async ({ url = '/' }, response) => {
    await held;
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.basename(pathname);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain');
    if (fault === 'slow' && file !== 'routes.json') return;
    if (fault === 'no-manifest' && file === 'mf-manifest.json') return void response.end('<!doctype html>');
    if (fault === 'throwing' && file.startsWith('remoteEntry'))
      return void response.end('throw new Error("broken on purpose")');
    try {
      response.end(await readFile(path.join(BUILDS, build, file)));
    } catch {
      response.writeHead(404).end();
    }
  };
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const goAway = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://localhost:${port}`,
    deploy(next) {
      build = next;
    },
    fail(next) {
      fault = next;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    goAway,
    async comeBack() {
      server.listen(port, 'localhost');
      await once(server, 'listening');
    },
    stop: async () => {
      if (server.listening) await goAway();
    },
  };
}
