import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CSRF_HEADER } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

/** Long enough for a busy machine to send the rest of a body in. */
const BODY_MS = 1500;

let gateway: GatewayUnderTest;
let proven: Readonly<Record<string, string>>;

beforeAll(async () => {
  gateway = await startGateway({}, { bodyMs: BODY_MS });
  const token = await gateway.call('get', '/api/csrf-token');
  const cookies = ([] as string[]).concat(token.headers['set-cookie'] ?? []);
  proven = {
    [CSRF_HEADER]: token.body.csrfToken,
    cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '),
    'content-type': 'application/json',
  };
});

afterAll(() => gateway.stop());

const open = (method: string, path: string, headers: Record<string, string> = {}): ClientRequest =>
  request(gateway.url + path, { method, headers: { ...proven, ...headers }, agent: false });

const answerTo = async (call: ClientRequest): Promise<IncomingMessage> => {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
};

/** Has svc-tests tell what arrives. */
function tellBodies(): { calls: number } {
  const seen = { calls: 0 };
  gateway.upstreams.tests.answer = async (incoming, answer) => {
    seen.calls += 1;
    const body = await text(incoming);
    answer.end(JSON.stringify({ body, length: body.length, headers: incoming.headers }));
  };
  return seen;
}

describe('a body', () => {
  test('that does not end is refused with 408, and the service is not asked', async () => {
    const seen = tellBodies();
    const call = open('POST', '/api/v1/tests', { 'content-length': '100' });
    call.write('{');
    const answer = await answerTo(call);
    expect([answer.statusCode, answer.headers.connection]).toEqual([408, 'close']);
    expect(await json(answer)).toMatchObject({ code: 'request-timeout', status: 408 });
    expect(seen.calls).toBe(0);
    expect(await gateway.metrics()).toMatch(/^http_refusals_total{reason="slow-body"} [1-9]/m);
  });

  test('that breaks off is passed on to nobody', async () => {
    const seen = tellBodies();
    const before = await gateway.metrics();
    const call = open('POST', '/api/v1/tests', { 'content-length': '100' }).on('error', () => undefined);
    call.write('{', () => call.destroy());
    await waitFor('the end of the call', async () => (await gateway.metrics()) !== before);
    expect(seen.calls).toBe(0);
  });

  test('in pieces arrives whole, with its length', async () => {
    tellBodies();
    const call = open('POST', '/api/v1/tests', { 'transfer-encoding': 'chunked' });
    call.write('first, ');
    setImmediate(() => call.end('last'));
    expect(await json(await answerTo(call))).toMatchObject({
      body: 'first, last',
      headers: { 'content-length': '11' },
    });
  });

  test('that is too large is seen to be so by the service, which gets no more of it', async () => {
    tellBodies();
    const call = open('POST', '/api/v1/tests');
    call.end(Buffer.alloc(1_000_000, 'x'));
    expect(await json(await answerTo(call))).toMatchObject({ length: 64 * 1024 + 1 });
  });

  test.each([
    ['GET', '/api/v1/tests/B'],
    ['GET', '/media/film.mp4'],
    ['HEAD', '/api/v1/tests/B'],
    ['DELETE', '/api/v1/tests/7'],
    ['DELETE', '/api/v1/users/'.repeat(2)],
  ])('of %s %s, which declares none, is refused without waiting for it', async (method, path) => {
    const seen = tellBodies();
    const call = open(method, path, { 'content-length': '100' });
    call.write('{');
    const answer = await answerTo(call);
    expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close']);
    if (method !== 'HEAD') expect(await json(answer)).toMatchObject({ code: 'unreadable-body' });
    expect(seen.calls).toBe(0);
  });

  test.each([
    ['DELETE', '/api/v1/users'],
    ['DELETE', '/api/v1/auth/totp/'],
    ['DELETE', '/api/v1/auth/passkeys/some-id'],
  ])('of %s %s, which declares one, is passed on', async (method, path) => {
    gateway.upstreams.identity.answer = async (incoming, answer) => answer.end(await text(incoming));
    const body = '{"password":"secret"}';
    const call = open(method, path, { 'content-length': String(body.length) });
    call.end(body);
    const answer = await answerTo(call);
    expect([answer.statusCode, await text(answer)]).toEqual([200, body]);
  });

  test('of no length is none', async () => {
    tellBodies();
    const answer = await answerTo(open('GET', '/api/v1/tests/B', { 'content-length': '0' }).end());
    expect([answer.statusCode, await json(answer)]).toMatchObject([200, { body: '' }]);
  });
});
