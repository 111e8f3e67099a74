import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Compiler, rspack } from '@rspack/core';
import { filesByImport } from '../src/fragments/chunk-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'chunk-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns the files by the name of the imported module, as a build of the sources tells them */
async function filesOf(
  sources: Readonly<Record<string, string>>,
): Promise<Record<string, readonly string[]>> {
  for (const [name, code] of Object.entries(sources)) await writeFile(path.join(folder, name), code);
  let found: ReadonlyMap<string, readonly string[]> = new Map();
  const look = (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap('look', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'look', stage }, () => {
        found = filesByImport(compilation);
      });
    });
  };
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    optimization: {
      chunkIds: 'named',
      concatenateModules: false,
      splitChunks: { chunks: 'all', minSize: 0 },
    },
    plugins: [look],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  return Object.fromEntries([...found].map(([file, files]) => [path.basename(file), files]));
}

test('a page needs what it shares with another, also where that other imports it in turn', async () => {
  const files = await filesOf({
    'shared.js': 'export const shared = () => console.log("shared");',
    'page.js': 'import { shared } from "./shared.js"; export const page = () => shared();',
    'other.js':
      'import { shared } from "./shared.js"; export const other = () => { shared(); return import("./page.js"); };',
    'entry.js':
      'import("./page.js").then(({ page }) => page()); import("./other.js").then(({ other }) => other());',
  });
  expect(files['other.js']).toContain('shared_js.js');
  expect(files['page.js']).toContain('shared_js.js');
});
