import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { compareDeclared } from '@zielona-fala/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

describe('the document of the API', () => {
  test('is valid OpenAPI 3.1, and asked for again only when it is another', async () => {
    const { body, headers } = await gateway.call('get', '/api/openapi.json').expect(200);
    const validator = new Validator();
    expect(await validator.validate(body)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(headers['content-type']).toContain('application/json');
    await gateway.call('get', '/api/openapi.json').set('if-none-match', String(headers.etag)).expect(304);
  });

  test.each(['identity', 'gzip', 'br'])(
    'has a weak ETag and names what it varies by, as %s too',
    async (encoding) => {
      const ask = () => gateway.call('get', '/api/openapi.json').set('accept-encoding', encoding);
      const { headers } = await ask().expect(200);
      expect([headers['content-encoding'] ?? 'identity', headers.vary]).toEqual([
        encoding,
        'Accept-Encoding',
      ]);
      expect(headers.etag).toMatch(/^W\/"/);
      const again = await ask().set('if-none-match', String(headers.etag)).expect(304);
      expect([again.headers.vary, again.headers.etag]).toEqual(['Accept-Encoding', headers.etag]);
    },
  );

  test('is there while the services are not', async () => {
    for (const upstream of Object.values(gateway.upstreams)) await upstream.stop();
    await gateway.call('get', '/api/openapi.json').expect(200);
  });

  test('has the gateway’s own calls', () => {
    expect(compareDeclared(gateway.app.ownRoutes, undefined)).toEqual({ undeclared: [], unserved: [] });
  });
});

describe('the page to read it on', () => {
  test('has scripts and styles of its own alone', async () => {
    const { headers, text } = await gateway.call('get', '/api/docs').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    const [, script = ''] = /<script defer src="([^"]+)">/.exec(text) ?? [];
    const library = await gateway.call('get', script).expect(200);
    expect(library.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(library.headers['content-encoding']).toBe('gzip');
    expect(library.text).not.toMatch(/https:\/\/cdn\./);
    await gateway.call('get', script).set('if-none-match', String(library.headers.etag)).expect(304);
  });
});

test('the document and its page are only read', async () => {
  for (const path of [
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/swagger-ui.js',
    '/api/docs/swagger-ui.css',
  ]) {
    const { headers } = await gateway.call('trace' as 'get', path).expect(405);
    expect(headers.allow).toBe('GET');
  }
});
