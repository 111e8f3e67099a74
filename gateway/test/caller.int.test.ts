import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

test('passes the request id and the caller address on, and nothing that only services may say', async () => {
  const answer = await gateway
    .call('get', '/api/v1/users/user', '203.0.113.9')
    .set('x-request-id', 'request-0001')
    .set('x-internal-token', 'guess')
    .set('x-access-token', 'token');
  expect(answer.headers['x-request-id']).toBe('request-0001');
  expect(answer.body.headers).toMatchObject({
    'x-request-id': 'request-0001',
    'x-forwarded-for': '203.0.113.9',
    'x-access-token': 'token',
  });
  expect(answer.body.headers).not.toHaveProperty('x-internal-token');
});

test.each(['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
  'passes nothing on that a caller says in %s',
  async (name) => {
    const answer = await gateway.call('get', '/api/v1/users/user').set(name, 'for=evil.test');
    expect(answer.body.headers).not.toHaveProperty(name);
  },
);

test.each([
  ['the last one is believed', { TRUSTED_PROXY_HOPS: 1 }, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['both of two are', { TRUSTED_PROXY_HOPS: 2 }, '198.51.100.1, 127.0.0.2', '198.51.100.1'],
  ['not one that stands elsewhere', { TRUSTED_PROXY_HOPS: 2 }, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['none is without a hop', { TRUSTED_PROXY_HOPS: 0 }, '198.51.100.1', '127.0.0.1'],
  ['none is outside the networks', { TRUSTED_PROXY_NETWORKS: '192.0.2.0/24' }, '198.51.100.1', '127.0.0.1'],
])('of proxies that say who called, %s', async (_what, settings, said, believed) => {
  const other = await startGateway(settings);
  const { body } = await other.call('get', '/api/v1/users/user', said);
  await other.stop();
  expect(body.headers['x-forwarded-for'].replace('::ffff:', '')).toBe(believed);
});

test('the log tells of a call, and of nobody who makes it', async () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const logged = await startGateway({}, {}, createLog('gateway', 'trace', { write }));
  await logged
    .call('get', '/api/v1/users/account/activate?token=secret-token', '203.0.113.77')
    .set('user-agent', 'a rare browser')
    .set('cookie', 'zf_anon_8080=anonymous-id')
    .set('x-access-token', 'access-token')
    .expect(200);
  const line = await waitFor('the line', () => lines.find((text) => text.includes('"request"')));
  await logged.stop();
  expect(JSON.parse(line)).toMatchObject({
    method: 'GET',
    path: '/api/v1/users/account/activate',
    status: 200,
  });
  const said = lines.join();
  for (const secret of ['203.0.113.77', 'rare browser', 'anonymous-id', 'secret-token', 'access-token']) {
    expect(said).not.toContain(secret);
  }
});
