import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ServiceName } from '@zielona-fala/contracts';
import { CALLS } from '../src/openapi/calls.ts';
import { raw } from './connections.ts';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

test('calls that have an objective are measured by the names of their routes, and failures shown before there is one', async () => {
  await gateway.call('put', '/api/v1/tests/17/answers/204');
  const shown = [
    ...(await gateway.metrics()).matchAll(/_count{method="(\w+)",route="(\S+)",status="(\d+)"} (\d+)/g),
  ];
  const counts = new Map(
    shown.map(([, method, route, status, count]) => [`${method} ${route} ${status}`, count]),
  );
  expect(counts.get('PUT /api/v1/tests/:testId/answers/:questionNumber 403')).toBe('1');
  const failures = [...counts].filter(([call]) => call.endsWith(' 503'));
  expect(failures.length).toBeGreaterThan(0);
  for (const [call, count] of failures) {
    const [method = '', route = ''] = call.split(' ');
    const ofRoute = CALLS.filter(({ path }) => path === route);
    expect(ofRoute.map((each) => each.method)).toContain(method.toLowerCase());
    expect(count).toBe('0');
  }
});

test.each<[string, ServiceName]>([
  ['/api/v1/auth/valid', 'identity'],
  ['/api/v1/users/level', 'identity'],
  ['/api/v1/featureFlags', 'identity'],
  ['/api/v1/tests/single/1?lang=pl&cat=B', 'tests'],
  ['/media/film.mp4', 'tests'],
  ['/api/v1/stats/ranking/B?period=week', 'stats'],
])('%s goes to %s as it is', async (path, service) => {
  const { body } = await gateway.call('get', path).expect(200);
  expect(body).toMatchObject({ service, url: path });
});

const askFor = async (target: string) => {
  const answer = await raw(
    gateway.url,
    `GET ${target} HTTP/1.1\r\nhost: portal.example\r\nconnection: close\r\n\r\n`,
  );
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
};

test.each([
  'http://portal.example/api/v1/tests/B?limit=5&a=http://b/c',
  'HTTPS://elsewhere.example:8443/api/v1/../v1/tests/B?limit=5&a=http://b/c',
])('%s is asked for as its path alone, of our own services', async (target) => {
  const { status, body } = await askFor(target);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    service: 'tests',
    url: '/api/v1/tests/B?limit=5&a=http://b/c',
    headers: { host: 'portal.example' },
  });
});

test('an address is answered as its path is, by the gateway itself as by a service', async () => {
  expect(await askFor('http://portal.example/api/csrf-token')).toMatchObject({ status: 200 });
  const { head } = await askFor('http://portal.example/media/film.mp4');
  expect(head).toContain('cross-origin-resource-policy: cross-origin');
  const { body } = await askFor('http://portal.example?a=b');
  expect(JSON.parse(body)).toMatchObject({ status: 404, instance: '/' });
});

test.each(['http://somebody@portal.example/api/v1/tests/B', 'ftp://portal.example/api/v1/tests/B'])(
  '%s is no address of ours',
  async (target) => {
    expect(await askFor(target)).toMatchObject({ status: 404 });
  },
);

test.each([
  '/api/v1/nothing',
  '/api/v1/testsandmore',
  '/api',
  '/',
  '/internal/accounts',
  '/api/internal/accounts',
  '/.well-known/jwks.json',
  '/livez',
  '/metrics',
])('%s is a 404 problem', async (path) => {
  const { body, headers } = await gateway.call('get', path).expect(404);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body).toMatchObject({ status: 404, code: 'not-found', requestId: headers['x-request-id'] });
});

test.each(['/api/v1/auth/../../../internal/accounts', '/api/v1/auth/%2e%2e/%2E./../internal/accounts', '//'])(
  'does not let %s climb out of its prefix',
  async (path) => {
    const answer = await raw(
      gateway.url,
      `GET ${path} HTTP/1.1\r\nhost: gateway\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    await gateway.call('get', '/api/v1/auth/valid').expect(200);
  },
);

test('csrf-token knows GET alone', async () => {
  const { body, headers } = await gateway.call('get', '/api/csrf-token');
  const cookie = (headers['set-cookie'] as unknown as string[]).map((line) => line.split(';')[0]).join('; ');
  const answer = await gateway
    .call('post', '/api/csrf-token')
    .set('cookie', cookie)
    .set('x-csrf-token', body.csrfToken)
    .expect(405);
  expect(answer.headers.allow).toBe('GET');
});
