import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';

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
let gateway: ChildProcess;
let url: string;
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
  const upstream = `http://127.0.0.1:${service.port}`;
  gateway = spawn(process.execPath, ['--import', '@zielona-fala/service-kit/tracing', 'src/main.ts'], {
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
      OTEL_EXPORTER_ZIPKIN_ENDPOINT: `http://127.0.0.1:${viewer.port}/api/v2/spans`,
    },
  });
  url = `http://127.0.0.1:${await portOf(gateway)}`;
});

afterAll(async () => {
  gateway.kill();
  await service.stop();
  await viewer.stop();
});

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('its output is not read');
  for await (const line of createInterface(stdout)) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number };
    if (msg === 'ready') return port;
  }
  throw new Error('it ended before it was ready');
}

test('a call is told of as a part of its caller’s trace, which goes on in the service', async () => {
  const headers = { ...CALLER, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  await fetch(`${url}/api/v1/users/account/activate?token=a-token-of-a-mail`, { headers });
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
