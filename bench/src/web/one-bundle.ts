import path from 'node:path';
import process from 'node:process';
import { freePorts, type GuardedProcess, run, spawnGuarded, tail, until } from '@zielona-fala/tools/process';
import type { Product } from '@zielona-fala/tools/services';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BASELINE = path.join(ROOT, 'bench/baselines/one-bundle');
const RSPACK = path.join(ROOT, 'node_modules/.bin/rspack');

/** Builds the one bundle and serves it by the shell's server, beside the product and with its services. */
export async function startOneBundle(
  dir: string,
  { shellSettings }: Product,
): Promise<{ readonly url: string; readonly process: GuardedProcess }> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const config = path.join(BASELINE, 'rspack.config.ts');
  const build = await run(process.execPath, [RSPACK, 'build', '-c', config], {
    cwd: path.join(ROOT, 'shell'),
    env,
  });
  if (build.code !== 0) throw new Error(`The build of the one bundle failed:\n${tail(build.output)}`);
  const [port, probePort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const server = spawnGuarded({
    command: process.execPath,
    args: [path.join(BASELINE, 'server.ts')],
    cwd: dir,
    env: { ...env, ...shellSettings, PUBLIC_URL: url, PORT: String(port), PROBE_PORT: String(probePort) },
    logFile: path.join(dir, 'logs', 'one-bundle.log'),
  });
  await until('The one bundle', async () => void (await fetch(url)), {
    timeoutMs: 30_000,
    hopeless: () => (server.hasExited() ? 'it ended, see its log' : null),
  });
  return { url, process: server };
}
