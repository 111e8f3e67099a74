import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { ANONYMOUS_ID_COOKIE, CSRF_COOKIE, CSRF_HEADER, SESSION_ID_COOKIE } from '@zielona-fala/contracts';
import { createSignedIds, SESSION_ID } from '@zielona-fala/service-kit/http';
import { freePorts, type GuardedProcess, spawnGuarded, until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import { createCsrfTokens } from '../../../gateway/src/csrf/tokens.ts';

const BASELINES = path.resolve(import.meta.dirname, '../../baselines/gateway');
const GATEWAY = path.resolve(import.meta.dirname, '../../../gateway/src/main.ts');

/** A process that answers at an address. */
export interface Started {
  readonly url: string;
  readonly probeUrl: string;
  readonly process: GuardedProcess;
}

export type Headers = Readonly<Record<string, string>>;

export interface Gateway extends Started {
  /** What a browser sends that is signed in, from an address of its own. */
  signedInBrowser(): Headers;
  /** What a browser sends that is not, and may make changing calls; from an address of its own. */
  newBrowser(): Headers;
}

export interface GatewayTargets {
  readonly identity: string;
  readonly tests: string;
  readonly stats: string;
  readonly redis: string;
}

/** Scale of limits that callers at one machine would meet. */
export const NO_LIMIT = 1000;

/** The services as a gateway reaches them. */
export const targetsOf = ({ urls, redisUrl }: Services): GatewayTargets => ({
  identity: urls['svc-identity'],
  tests: urls['svc-tests'],
  stats: urls['svc-stats'],
  redis: redisUrl,
});

/** @param name of a file in `baselines/gateway` */
export function startBaseline(dir: string, name: string, targetUrl = ''): Promise<Started> {
  return start(dir, name, path.join(BASELINES, `${name}.ts`), { TARGET_URL: targetUrl });
}

/** The gateway as production runs it. @param scale of its limits */
export async function startGateway(
  dir: string,
  { identity, tests, stats, redis }: GatewayTargets,
  scale = 1,
): Promise<Gateway> {
  const secret = randomBytes(32).toString('base64url');
  const started = await start(dir, 'gateway', GATEWAY, {
    IDENTITY_URL: identity,
    TESTS_URL: tests,
    STATS_URL: stats,
    REDIS_URL: redis,
    CSRF_SECRET: secret,
    SESSION_ID_SECRET: secret,
    PUBLIC_URL: 'http://localhost',
    RATE_LIMIT_SCALE: String(scale),
  });
  const sessionIds = createSignedIds(secret, SESSION_ID);
  const tokens = createCsrfTokens(secret);
  let addresses = 0;
  const newAddress = (): Headers => {
    addresses += 1;
    return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
  };
  return {
    ...started,
    signedInBrowser: () => ({
      ...newAddress(),
      cookie: `${SESSION_ID_COOKIE}=${sessionIds.sign(randomUUID())}`,
    }),
    newBrowser() {
      const id = randomUUID();
      const token = tokens.of({ kind: 'anonymous', id });
      return {
        ...newAddress(),
        [CSRF_HEADER]: token,
        cookie: `${ANONYMOUS_ID_COOKIE}=${id}; ${CSRF_COOKIE}=${token}`,
      };
    },
  };
}

async function start(dir: string, name: string, entry: string, settings: Headers): Promise<Started> {
  const [port = 0, probePort = 0] = await freePorts(2);
  const guarded = spawnGuarded({
    command: process.execPath,
    args: [entry],
    cwd: dir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PROBE_PORT: String(probePort),
      OTEL_SERVICE_NAME: name,
      ...settings,
    },
    logFile: path.join(dir, 'logs', `${name}.log`),
  });
  const url = `http://127.0.0.1:${port}`;
  await until(name, async () => void (await fetch(`${url}/api/v1/tests/B`)), {
    timeoutMs: 30_000,
    hopeless: () => (guarded.hasExited() ? 'it ended, see its log' : null),
  });
  return { url, probeUrl: `http://127.0.0.1:${probePort}`, process: guarded };
}
