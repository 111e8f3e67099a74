import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { createNetworkLimits } from '../src/http/index.ts';
import {
  type CallerLimits,
  callerLimits,
  createMetrics,
  type HttpServer,
  startHttpServer,
} from '../src/process/index.ts';
import { waitFor } from '../src/testing/index.ts';

const UNREAD_MS = 300;
/** More than the buffers between a server and its caller hold. */
const LARGE = Buffer.alloc(50_000_000, 'x');

let server: HttpServer;
const sockets: Socket[] = [];
const metrics = createMetrics();

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function start(listener: RequestListener, limits: Partial<CallerLimits> = {}) {
  server = await startHttpServer(listener, 0, callerLimits(metrics, { unreadMs: UNREAD_MS, ...limits }));
}

const open = (localAddress = '127.0.0.1'): Socket => {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).on('end', () => socket.destroy(new Error('it was closed')));
  sockets.push(socket);
  return socket;
};

const refusals = async (reason: string): Promise<number> =>
  (await metrics.refusals.get()).values.find(({ labels }) => labels.reason === reason)?.value ?? 0;

const GET = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n';

test('who reads nothing of an answer loses the connection', async () => {
  const before = await refusals('unread-answer');
  await start((_request, response) => response.end(LARGE));
  const socket = open().pause();
  socket.write(GET);
  await waitFor('it to be closed', async () => (await refusals('unread-answer')) > before);
  expect((await text(socket)).length).toBeLessThan(LARGE.length);
});

test('who asks for more before the answer is there loses the connection', async () => {
  const before = await refusals('pipelined-calls');
  const part = LARGE.subarray(0, 1_000_000);
  let asked = 0;
  await start((_request, response) => {
    asked += 1;
    response.end(part);
  });
  const socket = open().pause();
  socket.write(GET.repeat(60));
  await waitFor('it to be closed', async () => (await refusals('pipelined-calls')) === before + 1);
  expect(asked).toBe(1);
});

test('who waits for an answer that is still being made is left alone', async () => {
  const before = await refusals('unread-answer');
  let finish: (() => void) | undefined;
  let timeouts = 0;
  await start((_request, response) => {
    response.on('timeout', () => {
      timeouts += 1;
      if (timeouts === 1) finish = () => response.end('whole');
    });
    response.write('not yet ');
  });
  const socket = open();
  socket.write(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await waitFor('the time to pass', async () => finish !== undefined);
  finish?.();
  expect(await text(socket)).toContain('whole');
  expect(await refusals('unread-answer')).toBe(before);
});

test('a network has so many connections, its neighbours have theirs, and a proxy of ours has no limit', async () => {
  const config = {
    RATE_LIMIT_SCALE: 1,
    CALLS_PER_NETWORK: 1,
    CONNECTIONS_PER_NETWORK: 3,
    TRUSTED_PROXY_HOPS: 1,
    TRUSTED_PROXY_NETWORKS: '127.0.0.3/32',
  };
  await start((_request, response) => response.end('served'), createNetworkLimits(config, metrics));
  const isServed = async (socket: Socket): Promise<boolean> => {
    socket.write(GET);
    const [answer] = await once(socket, 'data').catch(() => []);
    return String(answer).includes('served');
  };
  const served = async (address: string) =>
    (await Promise.all(Array.from({ length: 5 }, () => isServed(open(address))))).filter(Boolean).length;
  expect(await served('127.0.0.1')).toBe(3);
  expect(await served('127.0.0.2')).toBe(3);
  expect(await served('127.0.0.3')).toBe(5);
  expect(await refusals('connections-of-network')).toBe(4);
});
