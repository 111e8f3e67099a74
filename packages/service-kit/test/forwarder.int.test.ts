import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as open,
  type RequestListener,
} from 'node:http';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as immediately, setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, jest, test } from '@jest/globals';
import { createLog, startHttpServer } from '../src/process/index.ts';
import { createForwarder, type ProxyTimeouts } from '../src/proxy/index.ts';
import { startWholeAnswer, WHOLE_BYTES } from './support/whole-answer.ts';

const MINUTE = 60_000;
const PATIENT: ProxyTimeouts = { connect: MINUTE, response: MINUTE, idle: MINUTE };
// long enough for a busy machine to send the next part in
const IDLE_MS = 1500;
const LONGER_THAN_IDLE_MS = IDLE_MS * 1.5;

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server that passes every call on to the target, and tells why a call was not answered. */
async function startForwarding(target: string, timeouts = PATIENT, requestHeaders = {}) {
  const forwarder = createForwarder(timeouts, createLog('forwarder', 'silent'));
  const server = await startHttpServer((request, response) => {
    forwarder.forward(request, response, target, { body: null, requestHeaders }).catch((problem: Error) => {
      response.writeHead(503).end((problem.cause as Error).message);
    });
  }, 0);
  ends.push(() => {
    forwarder.close();
    return server.stop();
  });
  const send = (method: string, headers: Record<string, string> = {}, path = '/'): ClientRequest =>
    open({ port: server.port, path, method, headers, agent: false });
  /** The answer as soon as its head is there. */
  const begin = async (method: string, path?: string): Promise<IncomingMessage> => {
    const [answer] = (await once(send(method, {}, path).end(), 'response')) as [IncomingMessage];
    return answer;
  };
  const call = async (method: string, path?: string) => {
    const answer = await begin(method, path);
    return { status: answer.statusCode, body: await text(answer) };
  };
  return { send, begin, call, forwarder };
}

async function startTarget(listener: RequestListener): Promise<string> {
  const server = await startHttpServer(listener, 0);
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

/** Closes each connection at its second request without a word, as a server does whose idle time-out just ended. */
async function startClosingTarget(): Promise<string> {
  const server: Server = createTcpServer((socket: Socket) => {
    let requests = 0;
    socket.on('data', () => {
      requests += 1;
      if (requests === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
      else socket.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Listens, then blocks: once its short backlog is full, nobody is connected any more until `accept`. */
async function startTargetThatAcceptsNobody(): Promise<{ readonly url: string; accept(): void }> {
  const blocked = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { createServer } = require('node:http');
     const { parentPort, workerData } = require('node:worker_threads');
     const server = createServer((_, response) => response.end('ok'));
     server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       parentPort.postMessage(server.address().port);
       Atomics.wait(workerData, 0, 0);
     });`,
    { eval: true, workerData: blocked },
  );
  ends.push(() => worker.terminate());
  const [port] = (await once(worker, 'message')) as [number];
  const waiting = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  ends.push(() => {
    for (const socket of waiting) socket.destroy();
  });
  await Promise.all(waiting.slice(0, 2).map((socket) => once(socket, 'connect')));
  return {
    url: `http://127.0.0.1:${port}`,
    accept: () => void Atomics.notify(blocked, 0),
  };
}

test('a target that accepts nobody is given up after the time for connecting', async () => {
  const { url } = await startTargetThatAcceptsNobody();
  const { call } = await startForwarding(url, { ...PATIENT, connect: 200 });
  expect(await call('GET')).toEqual({ status: 503, body: expect.stringContaining('timeout: 200ms') });
});

test('a call for which there was no connection was not sent, and is sent by the next one, whatever it changes', async () => {
  const { url, accept } = await startTargetThatAcceptsNobody();
  // a system repeats what begins a connection after one second, and after three
  const { call } = await startForwarding(url, { ...PATIENT, connect: 3500 });
  const failed = jest.fn(accept);
  subscribe('undici:client:connectError', failed);
  ends.push(() => unsubscribe('undici:client:connectError', failed));
  expect(await call('POST')).toEqual({ status: 200, body: 'ok' });
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a call that changes nothing and meets a connection being closed is sent again', async () => {
  const { call } = await startForwarding(await startClosingTarget());
  expect(await call('GET')).toEqual({ status: 200, body: 'ok' });
  expect(await call('GET')).toEqual({ status: 200, body: 'ok' });
});

test('a call that may have changed something is not sent again', async () => {
  const { call } = await startForwarding(await startClosingTarget());
  expect(await call('POST')).toMatchObject({ status: 200 });
  expect(await call('POST')).toMatchObject({ status: 503 });
});

test.each(['/api/v1/auth/logout?a=1', '/api/./v1/auth/logout', 'http://portal/api/v1/auth/logout/'])(
  'nor is a GET that changes something all the same, however its path is written: %s',
  async (path) => {
    const { call } = await startForwarding(await startClosingTarget());
    expect(await call('GET', path)).toMatchObject({ status: 200 });
    expect(await call('GET', path)).toMatchObject({ status: 503 });
  },
);

test('a connection in steady use makes way for another one, which may lead to another replica', async () => {
  const ports = new Set<number | undefined>();
  const target = await startTarget((request, response) => {
    ports.add(request.socket.remotePort);
    response.end('ok');
  });
  const { call } = await startForwarding(target);
  for (let turn = 0; turn < 3; turn += 1) await call('GET');
  expect(ports.size).toBe(1);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + MINUTE);
  ends.push(() => clock.mockRestore());
  expect(await call('GET')).toEqual({ status: 200, body: 'ok' });
  expect(ports.size).toBe(2);
});

test('an answer that stops half-way is broken off', async () => {
  const target = await startTarget((_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('half');
  });
  const { begin } = await startForwarding(target, { ...PATIENT, idle: IDLE_MS });
  await expect(text(await begin('GET'))).rejects.toThrow('aborted');
});

test('an event stream may wait for its next event as long as it takes', async () => {
  const target = await startTarget((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
    setTimeout(() => response.end('data: last\n\n'), LONGER_THAN_IDLE_MS);
  });
  const { begin } = await startForwarding(target, { ...PATIENT, idle: IDLE_MS });
  expect(await text(await begin('GET'))).toBe('data: first\n\ndata: last\n\n');
});

test('a reader who pauses loses nothing', async () => {
  const film = randomBytes(20_000_000);
  const target = await startTarget((_request, response) => response.end(film));
  const { begin } = await startForwarding(target, { ...PATIENT, idle: IDLE_MS });
  const answer = await begin('GET');
  await pause(LONGER_THAN_IDLE_MS);
  expect(film.equals(await buffer(answer))).toBe(true);
});

test('open event streams leave the connections of other calls free', async () => {
  const target = await startTarget((request, response) => {
    if (request.headers.accept !== 'text/event-stream') response.end('at once');
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
  });
  const { send, call } = await startForwarding(target);
  const streams = Array.from({ length: 300 }, () => send('GET', { accept: 'text/event-stream' }).end());
  await Promise.all(streams.map((stream) => once(stream, 'response')));
  expect(await call('GET')).toEqual({ status: 200, body: 'at once' });
  for (const stream of streams) stream.on('error', () => undefined).destroy();
});

test('open event streams end before the process does, whole as far as they came', async () => {
  const left: Promise<unknown>[] = [];
  const target = await startTarget((_request, response) => {
    left.push(once(response, 'close'));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
  });
  const { send, forwarder } = await startForwarding(target);
  const stream = send('GET', { accept: 'text/event-stream' });
  stream.end();
  const [answer] = (await once(stream, 'response')) as [IncomingMessage];
  const end = once(answer, 'end');
  const [told] = (await once(answer.setEncoding('utf8'), 'data')) as [string];
  expect(told).toBe('data: first\n\n');
  forwarder.endEventStreams();
  await Promise.all([end, ...left]);
});

test('an answer is passed on whole whose connection the target closes while its reader is slow', async () => {
  const target = await startWholeAnswer();
  const forwarder = createForwarder(PATIENT, createLog('forwarder', 'silent'));
  // each part that is written has to be waited for, as with an answer that is compressed
  const server = createServer({ highWaterMark: 1 }, async (request, response) => {
    request.socket.cork();
    await forwarder.forward(request, response, target.url, { body: null, requestHeaders: {} });
    await target.sent;
    // until the end is noticed here
    for (let turns = 0; turns < 2; turns += 1) await immediately();
    request.socket.uncork();
  }).listen(0);
  ends.push(
    target.stop,
    () => forwarder.close(),
    () => server.close(),
  );
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const [answer] = (await once(open({ port, agent: false }).end(), 'response')) as [IncomingMessage];
  expect(await text(answer)).toHaveLength(WHOLE_BYTES);
});

test('what is said of one connection is not said to the next', async () => {
  const target = await startTarget((request, response) => {
    response.setHeader('connection', 'keep-alive, x-between-us').setHeader('x-between-us', 'yes');
    response.setHeader('x-for-all', 'yes').end(JSON.stringify(request.headers));
  });
  const { send } = await startForwarding(target);
  const asked = { connection: 'close, x-hop', 'x-hop': 'yes', te: 'trailers', 'x-end': 'yes' };
  const [answer] = (await once(send('GET', asked).end(), 'response')) as [IncomingMessage];
  expect(answer.headers).toMatchObject({ 'x-for-all': 'yes' });
  expect(answer.headers).not.toHaveProperty('x-between-us');
  const arrived = JSON.parse(await text(answer));
  expect(arrived).toMatchObject({ 'x-end': 'yes', connection: 'keep-alive' });
  expect(Object.keys(arrived)).not.toEqual(expect.arrayContaining(['x-hop']));
  expect(Object.keys(arrived)).not.toEqual(expect.arrayContaining(['te']));
});

test('what we tell the target stands whatever a caller has named in Connection', async () => {
  const target = await startTarget((request, response) => response.end(JSON.stringify(request.headers)));
  const requestHeaders = { 'x-forwarded-for': '203.0.113.7' };
  const { send } = await startForwarding(target, PATIENT, requestHeaders);
  const asked = {
    connection: 'close, X-Forwarded-For, x-request-id,traceparent',
    'x-forwarded-for': '198.51.100.1',
    'x-request-id': 'of-the-caller',
  };
  const [answer] = (await once(send('GET', asked).end(), 'response')) as [IncomingMessage];
  const arrived = JSON.parse(await text(answer));
  expect(arrived).toMatchObject(requestHeaders);
  expect(arrived).not.toHaveProperty('x-request-id');
});

test('an answer that names its headers in several Connection headers keeps them to itself', async () => {
  const target = await startTarget((_request, response) => {
    const fields = ['Connection', 'keep-alive', 'Connection', 'x-between-us', 'X-Between-Us', 'yes'];
    response.writeHead(200, fields).end('whole');
  });
  const { send } = await startForwarding(target);
  const [answer] = (await once(send('GET').end(), 'response')) as [IncomingMessage];
  expect(answer.headers).not.toHaveProperty('x-between-us');
  expect(await text(answer)).toBe('whole');
});
