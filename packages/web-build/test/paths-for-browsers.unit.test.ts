import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LoaderContext } from '@rspack/core';
import pathsForBrowsers from '../src/paths-for-browsers.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paths-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What a browser's build makes of a route table. */
async function loaded(code: string): Promise<string> {
  const resourcePath = join(folder, 'route-table.ts');
  await writeFile(resourcePath, code);
  return pathsForBrowsers.call({ resourcePath } as LoaderContext, code);
}

test('of a page a browser has paths and instances, and nothing that only the server says', async () => {
  const rules = `{ paths: { pl: '/zasady/:rule', en: '/en/rules/:rule', de: '/de/regeln/:rule' }, instances: { 'zip': 'zip' }, audience: 'public', title: 'rules.title' }`;
  const code = `export const ROUTE_TABLE = { home: { paths: '/', audience: 'public', title: 'home.title' }, rules: ${rules} };`;
  expect(await loaded(code)).toBe(
    'export const ROUTE_TABLE = {"home":{"paths":"/"},"rules":{"paths":{"pl":"/zasady/:rule","en":"/en/rules/:rule","de":"/de/regeln/:rule"},"instances":{"zip":"zip"}}};\n',
  );
});

test('a table that exports something else is refused, in place of losing it', async () => {
  await expect(loaded('export const ROUTE_TABLE = {}; export const order = [];')).rejects.toThrow(
    'a route table exports ROUTE_TABLE alone, not order',
  );
});
