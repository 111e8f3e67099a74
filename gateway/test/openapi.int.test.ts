import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import document from '@zielona-fala/contracts/openapi.json' with { type: 'json' };
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { jsonSchemaOf, type Paths } from '@zielona-fala/service-kit/openapi';
import { comparePublished } from '@zielona-fala/service-kit/testing';
import { createDocument } from '../src/openapi/document.ts';
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

  test('is there while the services are not', async () => {
    for (const upstream of Object.values(gateway.upstreams)) await upstream.stop();
    await gateway.call('get', '/api/openapi.json').expect(200);
  });

  test('has the gateway’s own calls as they are', () => {
    const { same, different } = comparePublished(gateway.app.ownRoutes, undefined);
    expect(different).toEqual([]);
    expect(same).toContain('getCsrfToken');
  });

  test('describes answers by the schemas that tests of the services validate', () => {
    const schemas: Record<string, unknown> = document.components.schemas;
    for (const [name, schema] of Object.entries(RESPONSES)) {
      const published = schemas[name.replace(/^./, (letter) => letter.toUpperCase())];
      if (published !== undefined) expect(published).toEqual(jsonSchemaOf(schema, 'output'));
    }
    expect(schemas).toHaveProperty('CheckResult');
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
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/redoc.js']) {
    const { headers } = await gateway.call('trace' as 'get', path).expect(405);
    expect(headers.allow).toBe('GET');
  }
});

describe('behind the gateway', () => {
  const call = { operationId: 'x', summary: 'x', tags: [], parameters: [], responses: {}, security: [] };
  const described = { ...call, 'x-access': 'public', 'x-problems': [], 'x-limits': [] } as const;
  const parts = [{ '/api/v1/contact': { get: described, post: described } }] satisfies Paths[];
  const item = createDocument(parts).paths['/api/v1/contact'];

  test('a call that changes something needs a CSRF token', () => {
    expect(item?.post?.parameters.map(({ name }) => name)).toEqual(['x-csrf-token', 'idempotency-key']);
    expect(Object.keys(item?.post?.responses ?? {})).toEqual(['403', '408', '429']);
    expect(item?.get?.parameters).toEqual([]);
    expect(Object.keys(item?.get?.responses ?? {})).toEqual(['400', '429']);
  });

  test('a call says which limits it has', () => {
    expect(item?.post?.['x-limits']).toEqual([{ calls: 5, seconds: 3600, per: 'address' }]);
  });

  test('paths that differ in the names of their parameters only are one', () => {
    const parameter = (name: string) => ({ name, in: 'path', required: true, schema: {} }) as const;
    const { paths } = createDocument([
      { '/a/{one}': { get: { ...described, parameters: [parameter('one')] } } },
      { '/a/{two}': { delete: { ...described, parameters: [parameter('two')] } } },
    ]);
    expect(Object.keys(paths)).toEqual(['/a/{oneOrTwo}']);
    expect(paths['/a/{oneOrTwo}']?.delete?.parameters[0]?.name).toBe('oneOrTwo');
  });
});
