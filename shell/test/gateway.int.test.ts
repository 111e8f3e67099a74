import { once } from 'node:events';
import { type IncomingMessage, request as open } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog, type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';
import request from 'supertest';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';

let site: ShellSite;
let gateway: HttpServer;
let app: Shell;

const before = (port: number) => ({ GATEWAY_URL: `http://localhost:${port}` });

beforeAll(async () => {
  site = await startShellSite();
  gateway = await startHttpServer((incoming, answer) => {
    answer.setHeader('content-type', 'application/json');
    const { 'x-request-id': id, 'x-forwarded-for': callers } = incoming.headers;
    answer.end(JSON.stringify({ url: incoming.url, id, callers }));
  }, 0);
  app = site.shell({ settings: before(gateway.port) });
});
afterAll(async () => {
  await gateway.stop();
  await site.stop();
});

test('the API passes through whole, with the request id', async () => {
  const { body, headers } = await request(app)
    .get('/api/v1/tests/B?limit=5')
    .set('x-request-id', 'request-0001');
  expect(body).toMatchObject({ url: '/api/v1/tests/B?limit=5', id: 'request-0001' });
  expect(headers['x-request-id']).toBe('request-0001');
});

test.each([undefined, '203.0.113.7', '203.0.113.7, 198.51.100.1'])(
  'the gateway learns the address of whoever called, behind what they say: %s',
  async (said) => {
    const call = request(app).get('/api/v1/tests/B');
    if (said !== undefined) call.set('x-forwarded-for', said);
    const callers: string[] = (await call).body.callers.split(', ');
    expect(callers.at(-1)).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
    expect(callers.slice(0, -1)).toEqual(said?.split(', ') ?? []);
  },
);

test('the gateway learns the address of whoever called, also when they name its header in Connection', async () => {
  const portal = await startHttpServer(app, 0);
  const { body } = await request(`http://127.0.0.1:${portal.port}`)
    .get('/api/v1/tests/B')
    .set({ connection: 'close, x-forwarded-for, x-request-id', 'x-request-id': 'request-0001' });
  await portal.stop();
  expect(body).toMatchObject({ id: 'request-0001', callers: expect.stringContaining('127.0.0.1') });
});

test('calls of one network beyond so many in flight are refused, those of others are not', async () => {
  const settings = { ...before(gateway.port), CALLS_PER_NETWORK: '2', TRUSTED_PROXY_HOPS: '1' };
  const portal = await startHttpServer(site.shell({ settings }), 0);
  const url = `http://127.0.0.1:${portal.port}`;
  const endless = Array.from({ length: 3 }, () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'content-length': '100' };
    return open(`${url}/api/v1/tests`, { method: 'POST', headers, agent: false }).on(
      'error',
      () => undefined,
    );
  });
  const refused = Promise.race(endless.map((call) => once(call, 'response') as Promise<[IncomingMessage]>));
  for (const call of endless) call.write('{');
  const [{ statusCode, headers }] = await refused;
  expect([statusCode, headers['retry-after']]).toEqual([429, '1']);
  await request(url).get('/remotes.json').set('x-forwarded-for', '203.0.113.9').expect(429);
  await request(url).get('/api/v1/tests/B').set('x-forwarded-for', '203.0.113.8').expect(200);
  await request(url).get('/remotes.json').set('x-forwarded-for', '203.0.113.8').expect(200);
  for (const call of endless) call.destroy();
  await portal.stop();
});

test.each([
  '/account/activate/secret',
  '/en/account/activate/secret',
  '/account/reset-password/secret?a=secret',
  '/account/page-of-tomorrow/secret-of-as-many-characters-as-a-token-has',
])('no token of a mailed link stands in the log: %s', async (path) => {
  const lines: string[] = [];
  const log = createLog('shell', 'info', { write: (line) => void lines.push(line) });
  await request(site.shell({ log })).get(path);
  expect(lines.join()).toContain('"msg":"request"');
  expect(lines.join()).not.toContain('secret');
});

test('a gateway that is down is a 503 that says when to come back', async () => {
  const answer = await request(site.shell()).get('/api/v1/tests/B');
  expect(answer.status).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable', instance: '/api/v1/tests/B' });
});

test('a gateway that is silent, before its answer or within it, does not hold callers for ever', async () => {
  const silent = await startHttpServer((incoming, answer) => {
    if (incoming.url === '/api/half') answer.writeHead(200, { 'content-length': '10' }).write('half');
  }, 0);
  const gatewayTimeouts = { connect: 1500, response: 1500, idle: 1500 };
  const portal = site.shell({ settings: before(silent.port), gatewayTimeouts });
  const [answer] = await Promise.all([
    request(portal).get('/api/none'),
    expect(request(portal).get('/api/half')).rejects.toThrow('aborted'),
  ]);
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' });
  await silent.stop();
});
