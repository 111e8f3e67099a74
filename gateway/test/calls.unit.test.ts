import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { CALLS } from '../src/openapi/calls.ts';
import { createDocument } from '../src/openapi/document.ts';

const ROW = /^\| `([A-Z]+) ([^?`]+)(?:\?([^`]*))?` \| ([\w-]+) \|/;

/** A call on one line; what its parameters in the path are called does not matter. */
const lineOf = (method: string, path: string, query: readonly string[], caller: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')} ?${query.toSorted().join('&')} ${caller}`;

function namedInPage(): string[] {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  return page.split('\n').flatMap((line) => {
    const [, method, path, query = '', caller] = ROW.exec(line) ?? [];
    if (method === undefined || path === undefined || caller === undefined) return [];
    const names = query.split('&').flatMap((each) => each.split('=')[0] || []);
    return [lineOf(method, path, names, caller)];
  });
}

function describedInDocument(): string[] {
  return Object.entries(createDocument(CALLS).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, 'x-access': caller }]) => {
      const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      return lineOf(method, path, query, caller);
    }),
  );
}

test('docs/api.md names the calls of the document, each once, with who may call, and no others', () => {
  expect(namedInPage().toSorted()).toEqual(describedInDocument().toSorted());
});
