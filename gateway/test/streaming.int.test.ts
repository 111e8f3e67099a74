import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openAt, sha256 } from './connections.ts';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

const open = (path: string, headers = {}) => openAt(gateway.url + path, headers);

test('five megabytes arrive whole, with status, headers and every cookie', async () => {
  const film = randomBytes(5_000_000);
  gateway.upstreams.tests.answer = (_request, response) => {
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-4999999/5000000',
      'set-cookie': ['one=1; Path=/', 'two=2; Path=/'],
    });
    response.end(film);
  };
  const answer = await gateway.call('get', '/media/film.mp4').buffer(true).expect(206);
  expect(sha256(answer.body)).toBe(sha256(film));
  expect(answer.headers['content-range']).toBe('bytes 0-4999999/5000000');
  expect(answer.headers['set-cookie']).toEqual(['one=1; Path=/', 'two=2; Path=/']);
});

test('what the service sends arrives before its answer ends', async () => {
  let held: ServerResponse | undefined;
  gateway.upstreams.tests.answer = (_request, response) => {
    held = response;
    response.write('first');
  };
  const answer = await open('/media/stream');
  const [chunk] = (await once(answer, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('first');
  held?.end('last');
  expect(await text(answer)).toBe('last');
});

test.each(['gzip', 'br'])('JSON travels compressed by %s', async (encoding) => {
  const list = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ question: index })));
  gateway.upstreams.tests.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': list.length }).end(list);
  };
  const answer = await open('/api/v1/tests/B', { 'accept-encoding': encoding });
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  const sent = await buffer(answer);
  expect(sent.length).toBeLessThan(list.length / 4);
  const unpacked = encoding === 'br' ? brotliDecompressSync(sent) : gunzipSync(sent);
  expect(unpacked.toString()).toBe(list);
});

test('what is short, or no JSON, travels as it is', async () => {
  const accepting = { 'accept-encoding': 'gzip, br' };
  gateway.upstreams.identity.answer = (_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"accessToken":"short"}');
  };
  gateway.upstreams.tests.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg>'.repeat(1000));
  };
  for (const path of ['/api/v1/auth/valid', '/media/sign.svg']) {
    const answer = await open(path, accepting);
    expect(answer.headers['content-encoding']).toBeUndefined();
    await buffer(answer);
  }
});

test('an event arrives before the next one, as it was sent', async () => {
  let held: ServerResponse | undefined;
  gateway.upstreams.identity.answer = (_request, response) => {
    held = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
  };
  const answer = await open('/api/v1/users/events', { 'accept-encoding': 'gzip, br' });
  const [chunk] = (await once(answer, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('data: first\n\n');
  held?.end();
  await buffer(answer);
});

test('a caller who leaves ends the work upstream', async () => {
  const left = new Promise<void>((resolve) => {
    gateway.upstreams.tests.answer = (_request, response) => {
      response.once('close', resolve);
      response.write('first');
    };
  });
  const answer = await open('/media/stream');
  answer.destroy();
  await left;
});

test('an answer that breaks off does not look complete', async () => {
  gateway.upstreams.tests.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half', () => response.destroy());
  };
  const answer = await open('/media/stream');
  await expect(text(answer)).rejects.toThrow('aborted');
});

test('event streams end when the gateway stops, also one that opens only then', async () => {
  const stopping = await startGateway();
  stopping.upstreams.identity.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
  };
  const events = () => openAt(`${stopping.url}/api/v1/users/events`);
  const earlier = await events();
  stopping.app.endStreams?.();
  expect(await text(earlier)).toBe('data: first\n\n');
  await text(await events());
  await stopping.stop();
});
