import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { normalizePath } from '../src/normalized-path.ts';

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

function normalize(url: string): string {
  const request = { url } as IncomingMessage;
  normalizePath(request);
  return request.url ?? '';
}

test.each([
  ['path', (text: string) => `/api/v1/a${text}b`],
  ['segment', (text: string) => `/api/${text}/b`],
  ['query', (text: string) => `/api/v1/a?name=${text}b`],
])('whatever stands in a %s, what is checked is what a service understands', (_place, urlWith) => {
  for (const text of [...ASCII, '..', '.%2e', '%2f', '//', 'ł', '?', '#?']) {
    const { pathname, search } = new URL(`http://service${urlWith(text)}`);
    expect(normalize(urlWith(text))).toBe(pathname + search);
  }
});
