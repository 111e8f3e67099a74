import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';
import { announcedPort, waitFor } from '@zielona-fala/service-kit/testing';

interface ZipkinSpan {
  readonly traceId: string;
  readonly id: string;
  readonly parentId?: string;
  readonly kind: string;
  readonly tags: Readonly<Record<string, string>>;
}

const CALLER = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'a-browser-of-its-own', cookie: 'zf_x=y' };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let service: HttpServer;
let viewer: HttpServer;
const gateways: ChildProcess[] = [];
/** Of a gateway that begins no trace by itself. */
let following: string;
const asked: (string | undefined)[] = [];
const told: ZipkinSpan[] = [];

beforeAll(async () => {
  service = await startHttpServer((request, response) => {
    asked.push(String(request.headers.traceparent));
    response.end('{}');
  }, 0);
  viewer = await startHttpServer(async (request, response) => {
    told.push(...((await json(request)) as ZipkinSpan[]));
    response.writeHead(202).end();
  }, 0);
  following = await startGateway('0');
});

/** @returns the address of a gateway that begins a trace for that share of calls */
async function startGateway(ratio: string): Promise<string> {
  const upstream = `http://127.0.0.1:${service.port}`;
  const gateway = spawn(process.execPath, ['--import', '@zielona-fala/service-kit/tracing', 'src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: '0',
      PROBE_PORT: '0',
      REDIS_URL: process.env.TEST_REDIS_URL,
      IDENTITY_URL: upstream,
      TESTS_URL: upstream,
      STATS_URL: upstream,
      CSRF_SECRET: 'a secret that only the gateway knows',
      SESSION_ID_SECRET: 'a-secret-that-identity-knows-too',
      PUBLIC_URL: 'http://localhost:8080',
      OTEL_SERVICE_NAME: 'gateway',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: ratio,
      OTEL_EXPORTER_ZIPKIN_ENDPOINT: `http://127.0.0.1:${viewer.port}/api/v2/spans`,
    },
  });
  gateways.push(gateway);
  return `http://127.0.0.1:${await announcedPort(gateway)}`;
}

afterAll(async () => {
  const ended = gateways.map((gateway) => once(gateway, 'exit'));
  for (const gateway of gateways) gateway.kill();
  await Promise.all(ended);
  await service.stop();
  await viewer.stop();
});

test('a call is told of as a part of its caller’s trace, which goes on in the service', async () => {
  const headers = { ...CALLER, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  await fetch(`${following}/api/v1/users/account/activate?token=a-token-of-a-mail`, { headers });
  const server = await waitFor('the call', () => told.find(({ kind }) => kind === 'SERVER'));
  const client = await waitFor('the call of the service', () =>
    told.find(({ parentId, tags }) => parentId === server.id && tags['url.full'] !== undefined),
  );
  expect(server).toMatchObject({ traceId: TRACE, parentId: '00f067aa0ba902b7' });
  expect(server.tags['url.path']).toBe('/api/v1/users/account/activate');
  expect(asked).toEqual([`00-${TRACE}-${client.id}-01`]);
});

test('and nothing in it says who called, or with what', () => {
  const text = JSON.stringify(told);
  for (const secret of ['203.0.113.9', 'a-browser-of-its-own', 'a-token-of-a-mail', 'zf_x']) {
    expect(text).not.toContain(secret);
  }
});

test('a call that is not sampled is told of by nobody, also behind this process', async () => {
  const url = `${following}/api/v1/featureFlags`;
  asked.length = 0;
  told.length = 0;
  await fetch(url);
  await fetch(url, { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-00` } });
  // exported in turn: those before it would be there
  await fetch(url, { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } });
  await waitFor('the sampled call', () => told.some(({ kind }) => kind === 'SERVER'));
  const [unsampled, given, sampled] = asked;
  expect(unsampled).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(given).toBe(`00-${TRACE}-00f067aa0ba902b7-00`);
  expect(sampled).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
  expect(new Set(told.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(told.filter(({ kind }) => kind === 'SERVER')).toHaveLength(1);
});

test('a sampled call begins a trace of its own', async () => {
  const url = await startGateway('1');
  asked.length = 0;
  told.length = 0;
  await fetch(`${url}/api/v1/featureFlags`);
  const server = await waitFor('the call', () => told.find(({ kind }) => kind === 'SERVER'));
  expect(server.parentId).toBeUndefined();
  expect(asked).toEqual([expect.stringMatching(new RegExp(`^00-${server.traceId}-[\\da-f]{16}-01$`))]);
});
