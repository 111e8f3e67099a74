import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type LoaderContext, rspack } from '@rspack/core';
import { baseConfig } from '../src/base-config.ts';
import callsForBrowsers from '../src/calls-for-browsers.ts';
import { CONTRACTS_DIR } from '../src/paths.ts';

/** What a browser's build makes of a module that shows a name of a file of contracts, or what it says against it. */
async function built(name: string, file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'calls-'));
  try {
    const source = JSON.stringify(join(CONTRACTS_DIR, 'src', file));
    await writeFile(join(folder, 'main.js'), `import { ${name} } from ${source}; console.log(${name});`);
    const { plugins: _, ...base } = baseConfig({
      ...{ workspace: folder, name: 'calls', buildId: 'x', messageSources: [] },
    });
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const output = { path: join(folder, 'dist'), filename: 'main.js' };
    const config = { ...base, entry: join(folder, 'main.js'), output, devtool: false as const };
    const compiler = rspack(config, (error, stats) => {
      const said = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null;
      compiler?.close(() => (error ? reject(error) : resolve(said ?? '')));
    });
    const said = await promise;
    return said === '' ? await readFile(join(folder, 'dist/main.js'), 'utf8') : said;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('of a declared call a browser has method and path, and neither its schemas nor joi', async () => {
  const script = await built('getRanking', 'api/stats/get-ranking.ts');
  expect(script).toContain('method:"get",path:"/api/v1/stats/ranking/:category"');
  expect(script.length).toBeLessThan(300);
});

test('what a file of calls exports besides is not there', async () => {
  const resourcePath = join(CONTRACTS_DIR, 'src/api/stats/get-medals.ts');
  expect(await callsForBrowsers.call({ resourcePath } as LoaderContext, '')).toBe(
    'export const getMedals = {"method":"get","path":"/api/v1/stats/medals"};\n',
  );
});

test('a build for browsers that needs a schema fails', async () => {
  expect(await built('FIELDS', 'schemas/fields.ts')).toContain("Cannot find module 'joi'");
  expect(await built('MEDAL', 'api/stats/get-medals.ts')).toContain('MEDAL');
});
