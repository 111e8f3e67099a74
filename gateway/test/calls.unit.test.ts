import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { CALLS } from '../src/openapi/calls.ts';
import { createDocument } from '../src/openapi/document.ts';

const ROW = /^\| `([A-Z]+) ([^?`]+)(?:\?([^`]*))?` \| ([\w-]+) \| (.+) \|$/;

interface Row {
  readonly method: string;
  readonly path: string;
  /** Names of the parameters. */
  readonly query: readonly string[];
  readonly caller: string;
  readonly summary: string;
}

/** A call on one line; what its parameters in the path are called does not matter. */
const lineOf = ({ method, path, query, caller, summary }: Row): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')} ?${query.toSorted().join('&')} ${caller}: ${summary}`;

function namedInPage(): string[] {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  return page.split('\n').flatMap((line) => {
    const [, method, path, parameters = '', caller, summary] = ROW.exec(line) ?? [];
    if (method === undefined || path === undefined || caller === undefined || summary === undefined)
      return [];
    const query = parameters.split('&').flatMap((each) => each.split('=')[0] || []);
    return [lineOf({ method, path, query, caller, summary })];
  });
}

function describedInDocument(): string[] {
  return Object.entries(createDocument(CALLS).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, 'x-access': caller, summary }]) => {
      const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      return lineOf({ method, path, query, caller, summary });
    }),
  );
}

test('docs/api.md names the calls of the document, each once, with who may call and its summary, and no others', () => {
  expect(namedInPage().toSorted()).toEqual(describedInDocument().toSorted());
});
