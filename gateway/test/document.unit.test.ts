import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { declare } from '@zielona-fala/contracts/api/declare';
import Joi from 'joi';
import { CALLS } from '../src/openapi/calls.ts';
import { createDocument } from '../src/openapi/document.ts';

const document = createDocument(CALLS);

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const digests = (items: object): string[] =>
  Object.entries(items).map(([name, item]) => `${name} ${digestOf(item)}`);

test('what clients rely on changes with the snapshot alone, where a change is reviewed', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    digests(methods).map((line) => `${path} ${line}`),
  );
  const { paths: _, components, ...rest } = document;
  expect(operations).toMatchSnapshot('operations');
  expect(Object.values(components).flatMap(digests)).toMatchSnapshot('components');
  expect(rest).toMatchSnapshot('the rest');
});

/** What the given paths cannot keep: fixed words stand beside parameters, and two calls answer with a redirect alone. */
const NOT_OURS = { 'no-ambiguous-paths': 'off', 'operation-2xx-response': 'off' } as const;

test('a linter of OpenAPI has nothing against it', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: NOT_OURS });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message }) => `${message} (${ruleId})`)).toEqual([]);
});

describe('a call', () => {
  const common = { path: '/api/v1/contact', summary: 'x', access: 'public' } as const;
  const limit = { name: 'x', calls: 5, seconds: 3600, per: 'address', by: 'gateway' } as const;
  const post = declare({ ...common, method: 'post', limits: [limit] });
  const item = createDocument([post, declare({ ...common, method: 'get' })]).paths['/api/v1/contact'];

  test('that changes something needs a CSRF token', () => {
    expect(item?.post?.parameters.map(({ name }) => name)).toEqual(['x-csrf-token', 'idempotency-key']);
    expect(Object.keys(item?.post?.responses ?? {})).toEqual(expect.arrayContaining(['403', '408', '429']));
    expect(item?.get?.parameters).toEqual([]);
    expect(Object.keys(item?.get?.responses ?? {})).toEqual(expect.arrayContaining(['400', '429']));
  });

  test('says which limits it has, and not how they are counted', () => {
    expect(item?.post?.['x-limits']).toEqual([{ calls: 5, seconds: 3600, per: 'address' }]);
  });

  test('is one with another whose path differs in the names of its parameters only', () => {
    const takes = (name: string) => Joi.object({ [name]: Joi.number().required() });
    const { paths } = createDocument([
      declare({ ...common, method: 'get', path: '/a/:one', params: takes('one') }),
      declare({ ...common, method: 'delete', path: '/a/:two', params: takes('two') }),
    ]);
    expect(Object.keys(paths)).toEqual(['/a/{oneOrTwo}']);
    expect(paths['/a/{oneOrTwo}']?.delete?.parameters[0]?.name).toBe('oneOrTwo');
  });
});
