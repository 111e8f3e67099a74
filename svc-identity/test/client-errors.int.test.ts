import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { startIdentity, type TestIdentity } from './support/identity.ts';

/** A Sentry-compatible server that answers when a test lets it. */
const received: { request: IncomingMessage; body: string }[] = [];
let answer: () => Promise<number> = async () => 200;
const sentry = createServer(async (request, response) => {
  received.push({ request, body: await text(request) });
  response.writeHead(await answer(), { 'retry-after': '120' }).end('{}');
});

let identity: TestIdentity;

beforeAll(async () => {
  await new Promise<void>((listening) => sentry.listen(0, '127.0.0.1', listening));
  const { port } = sentry.address() as AddressInfo;
  identity = await startIdentity({ SENTRY_DSN: `http://publickey@127.0.0.1:${port}/errors/42` });
});

afterAll(async () => {
  await identity.stop();
  sentry.close();
});

const report = (body: object) => identity.call.post('/api/v1/client-errors').send(body);
const linesOf = (message: string) =>
  identity.log.map((line) => JSON.parse(line)).filter(({ clientError }) => clientError?.message === message);
const outcomes = async (outcome: string) => {
  const line = (await identity.scrape()).split('\n').find((text) => text.includes(`{outcome="${outcome}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
};

const TOKEN = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg';
const LINK_TOKEN = 'Zx81_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789-ab';

test('is logged as one line, counted and passed on, without anything personal', async () => {
  const message = `x is undefined for ola@writers.test, ${TOKEN}, tel. +48 600 700 800 and 0123456789abcdef`;
  const path = `/de/account/activate/${LINK_TOKEN}?email=ola@writers.test`;
  await report({ message, path, status: 500, build: '1a2b3c4d' }).expect(204);
  const masked = 'x is undefined for [address], [token], tel. [number] and [id]';
  const [line, ...others] = linesOf(masked);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    level: 'warn',
    msg: 'error in a browser',
    clientError: { message: masked, path: '/de/account/activate/…', status: 500, build: '1a2b3c4d' },
  });
  expect(await identity.scrape()).toMatch(/^client_errors_total 1$/m);

  await waitFor('the envelope', () => received.length === 1);
  const [{ request, body } = { request: undefined, body: '' }] = received;
  expect([request?.method, request?.url]).toEqual(['POST', '/errors/api/42/envelope/']);
  expect(request?.headers['content-type']).toBe('application/x-sentry-envelope');
  expect(request?.headers['x-sentry-auth']).toContain('sentry_key=publickey');
  const [envelope, item, event] = body
    .trimEnd()
    .split('\n')
    .map((part) => JSON.parse(part));
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: envelope.event_id,
    level: 'error',
    message: { formatted: masked },
    transaction: '/de/account/activate/…',
    release: '1a2b3c4d',
    tags: { status: '500' },
  });
  for (const personal of ['writers.test', TOKEN, LINK_TOKEN, '600 700']) {
    expect(body + identity.log.join('')).not.toContain(personal);
  }
});

test.each([
  ['without a message', { path: '/' }],
  ['with a long message', { message: 'x'.repeat(1001), path: '/' }],
  ['of another origin', { message: 'x', path: 'https://elsewhere.test/' }],
  ['with a status that is none', { message: 'x', path: '/', status: 1000 }],
  ['with a build that is none', { message: 'x', path: '/', build: '<b>' }],
  ['with more than that', { message: 'x', path: '/', user: 'ola' }],
])('%s is refused', async (_what, body) => {
  await report(body).expect(422);
});

test('the server for errors, however slow, delays no answer', async () => {
  const late = Promise.withResolvers<number>();
  answer = () => late.promise;
  const before = await outcomes('failed');
  await report({ message: 'slow', path: '/' }).expect(204);
  await waitFor('the envelope', () => received.some(({ body }) => body.includes('slow')));
  expect(await outcomes('failed')).toBe(before);
  late.resolve(503);
  await waitFor('a failure', async () => (await outcomes('failed')) === before + 1);
});

test('that wants a pause is left alone, and the log has everything', async () => {
  answer = async () => 429;
  const failed = await outcomes('failed');
  await report({ message: 'too many', path: '/' }).expect(204);
  await waitFor('the refusal', async () => (await outcomes('failed')) === failed + 1);
  await report({ message: 'during the pause', path: '/' }).expect(204);
  await waitFor('a report left out', async () => (await outcomes('dropped')) === 1);
  expect(linesOf('during the pause')).toHaveLength(1);
  expect(received.some(({ body }) => body.includes('during the pause'))).toBe(false);
});
