import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePorts, type GuardedProcess, run, spawnGuarded, tail, until } from '@zielona-fala/tools/process';
import type { Product } from '@zielona-fala/tools/services';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BASELINE = path.join(ROOT, 'bench/baselines/one-bundle');
const FILES = path.join(ROOT, 'bench/results/one-bundle');
const RSPACK = path.join(ROOT, 'node_modules/.bin/rspack');
const STATIC_SERVER = path.join(ROOT, 'static-server/src/main.ts');
const PRODUCTION = { ...process.env, NODE_ENV: 'production' };

export interface OneBundle {
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds the one bundle and serves it by the shell's server, beside the product and with its services. */
export async function startOneBundle(dir: string, { shellSettings }: Product): Promise<OneBundle> {
  await build();
  const [port = 0, probePort = 0, ...internal] = await freePorts(4);
  const url = `http://localhost:${port}`;
  const start = (name: string, entry: string, settings: Readonly<Record<string, string>>): GuardedProcess =>
    spawnGuarded({
      command: process.execPath,
      args: [entry],
      cwd: dir,
      env: { ...PRODUCTION, ...settings },
      logFile: path.join(dir, 'logs', `one-bundle-${name}.log`),
    });
  // what the remotes rendered, for the server alone: browsers find all files at one origin
  const remotes = ['public', 'auth'].map((name, index) => {
    const own = {
      PORT: `${internal[index]}`,
      PROBE_PORT: '0',
      PUBLIC_URL: url,
      FILES_DIR: path.join(FILES, '.remotes', `mf-${name}`),
    };
    const settings = [
      [`REMOTE_${name.toUpperCase()}_URL`, url],
      [`REMOTE_${name.toUpperCase()}_INTERNAL_URL`, `http://localhost:${own.PORT}`],
    ];
    return { settings, process: start(name, STATIC_SERVER, own) };
  });
  const server = start('shell', path.join(BASELINE, 'server.ts'), {
    ...shellSettings,
    ...Object.fromEntries(remotes.flatMap(({ settings }) => settings)),
    ...{ PUBLIC_URL: url, PORT: `${port}`, PROBE_PORT: `${probePort}` },
  });
  const processes = [server, ...remotes.map((remote) => remote.process)];
  const stop = async () => void (await Promise.all(processes.map((each) => each.stop())));
  try {
    await until('The one bundle', () => answers(url), {
      timeoutMs: 30_000,
      hopeless: () => (processes.some((each) => each.hasExited()) ? 'a part of it ended, see its log' : null),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function answers(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
}

async function build(): Promise<void> {
  // not by the bundler's `clean`, which would remove what the builds beside it have written
  await rm(FILES, { recursive: true, force: true });
  const config = path.join(BASELINE, 'rspack.config.ts');
  const { code, output } = await run(process.execPath, [RSPACK, 'build', '-c', config], {
    cwd: path.join(ROOT, 'shell'),
    env: PRODUCTION,
  });
  if (code !== 0) throw new Error(`The build of the one bundle failed:\n${tail(output)}`);
}
