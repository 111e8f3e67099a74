import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { raw } from './connections.ts';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

test('answers that are data forbid everything a page could do', async () => {
  const { headers } = await gateway.call('get', '/api/v1/auth/valid');
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  // of small answers headers are most of the bytes
  for (const ofDocuments of [
    'cross-origin-opener-policy',
    'origin-agent-cluster',
    'x-dns-prefetch-control',
    'x-download-options',
    'x-permitted-cross-domain-policies',
    'x-xss-protection',
  ]) {
    expect(headers).not.toHaveProperty([ofDocuments]);
  }
  const media = await gateway.call('get', '/media/film.mp4');
  expect(media.headers['content-security-policy']).toContain("default-src 'none'");
  expect(media.headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['an answer', 'GET', '/api/v1/auth/valid', 200],
  ['a picture', 'GET', '/media/film.svg', 200],
  ['nothing', 'GET', '/api/nothing', 404],
  ['an address that cannot be read', 'GET', '//', 404],
  ['a refusal', 'POST', '/api/v1/auth/login', 403],
  ['a service that is down', 'GET', '/api/v1/stats/B', 503],
])('%s carries the headers that keep browsers safe', async (_what, method, path, status) => {
  const secure = await startGateway({ PUBLIC_URL: 'https://portal.example' });
  await secure.upstreams.stats.stop();
  const answer = await raw(
    secure.url,
    `${method} ${path} HTTP/1.1\r\nhost: gateway\r\nconnection: close\r\n\r\n`,
  );
  await secure.stop();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [head = ''] = answer.toLowerCase().split('\r\n\r\n');
  expect(head).toContain('strict-transport-security: max-age=31536000; includesubdomains');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/);
  expect(head).toContain('referrer-policy: no-referrer');
});
