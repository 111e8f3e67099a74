import { randomInt } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { ServiceName } from '@zielona-fala/contracts';
import { createSignedIds, SESSION_ID } from '@zielona-fala/service-kit/http';
import {
  createLog,
  createMetrics,
  type HttpServer,
  type Log,
  startHttpServer,
} from '@zielona-fala/service-kit/process';
import request, { type Test } from 'supertest';
import { createApp, type Gateway, type GatewayOptions } from '../src/app.ts';
import type { GatewayConfig } from '../src/config.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A service behind the gateway, in the test's hand. */
export interface Upstream {
  answer: RequestListener;
  stop(): Promise<void>;
}

/** The gateway on real sockets, before three services in the test's hand. */
export interface GatewayUnderTest {
  readonly app: Gateway;
  readonly url: string;
  readonly upstreams: Readonly<Record<ServiceName, Upstream>>;
  /** Calls from an address that no other test uses, unless another is given. */
  call(method: Method, path: string, address?: string): Test;
  /** What Prometheus would read. */
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

export const SESSION_ID_SECRET = 'a-secret-that-identity-knows-too';

/** The value of a session's cookie, as identity gives it. */
export const signed = (sessionId: string, secret = SESSION_ID_SECRET): string =>
  createSignedIds(secret, SESSION_ID).sign(sessionId);

const SILENT = createLog('gateway', 'silent');

export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export async function startGateway(
  config: Partial<GatewayConfig> = {},
  options: GatewayOptions = {},
  log: Log = SILENT,
): Promise<GatewayUnderTest> {
  const identity = await startUpstream('identity');
  const tests = await startUpstream('tests');
  const stats = await startUpstream('stats');
  const metrics = createMetrics();
  const app = createApp(
    {
      NODE_ENV: 'test',
      PORT: 0,
      PROBE_PORT: 0,
      LOG_LEVEL: 'silent',
      BUILD_ID: 'tested',
      REDIS_URL: process.env.TEST_REDIS_URL ?? '',
      IDENTITY_URL: identity.url,
      TESTS_URL: tests.url,
      STATS_URL: stats.url,
      CSRF_SECRET: 'a secret that only the gateway knows',
      SESSION_ID_SECRET,
      COOKIE_SUFFIX: '8080',
      PUBLIC_URL: 'http://localhost:8080',
      RATE_LIMIT_SCALE: 1,
      // one address makes very many calls in tests that are about something else
      CALLS_PER_NETWORK: 100_000,
      CONNECTIONS_PER_NETWORK: 100_000,
      TRUSTED_PROXY_HOPS: 1,
      TRUSTED_PROXY_NETWORKS: 'loopback',
      ...config,
    },
    { log, metrics },
    options,
  );
  await app.start();
  const server = await startHttpServer(app.http, 0, app.callers);
  const ownAddress = newAddress();
  const url = `http://127.0.0.1:${server.port}`;
  return {
    app,
    url,
    metrics: () => metrics.registry.metrics(),
    upstreams: { identity, tests, stats },
    call: (method, path, address = ownAddress) => request(url)[method](path).set('x-forwarded-for', address),
    async stop() {
      await server.stop();
      await app.stop();
      for (const upstream of [identity, tests, stats]) await upstream.stop();
    },
  };
}

async function startUpstream(name: ServiceName): Promise<Upstream & { url: string }> {
  const server: HttpServer = await startHttpServer(
    (incoming, answer) => upstream.answer(incoming, answer),
    0,
  );
  let stopped: Promise<void> | undefined;
  const upstream = {
    url: `http://127.0.0.1:${server.port}`,
    answer: echo(name),
    stop() {
      stopped ??= server.stop();
      return stopped;
    },
  };
  return upstream;
}

/** Answers with what arrived. */
function echo(service: ServiceName): RequestListener {
  return (incoming, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ service, url: incoming.url, headers: incoming.headers }));
  };
}
