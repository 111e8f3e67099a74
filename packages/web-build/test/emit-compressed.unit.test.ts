import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Compiler, rspack } from '@rspack/core';
import { EmitCompressed } from '../src/plugins/emit-compressed.ts';
import { KeepPreviousBuilds } from '../src/plugins/keep-previous-builds.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string) => join(folder, 'dist', name);

/** What federation does: it writes its manifest when everything else is final. */
class EmitLate {
  readonly #files: Readonly<Record<string, string>>;

  constructor(files: Readonly<Record<string, string>>) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitLate', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'EmitLate', stage }, () => {
        for (const [name, content] of Object.entries(this.#files))
          compilation.emitAsset(name, new rspack.sources.RawSource(content));
      });
    });
  }
}

async function build(buildId: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  await writeFile(join(folder, 'main.js'), `console.log(${JSON.stringify(`${buildId} `.repeat(1000))})`);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), filename: '[name].[contenthash:8].js' },
    plugins: [new EmitCompressed(), new KeepPreviousBuilds({ buildId, keep: 1 }), new EmitLate(files)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return (await readdir(join(folder, 'dist'))).sort();
}

test('scripts and documents lie compressed beside themselves, and hold the same', async () => {
  const manifest = JSON.stringify({ text: 'many words '.repeat(200) });
  const names = await build('one', { 'mf-manifest.json': manifest });
  const script = names.find((name) => name.endsWith('.js')) ?? '';
  for (const name of [script, 'mf-manifest.json']) {
    const content = await readFile(file(name), 'utf8');
    expect(brotliDecompressSync(await readFile(file(`${name}.br`))).toString()).toBe(content);
    expect(gunzipSync(await readFile(file(`${name}.gz`))).toString()).toBe(content);
  }
});

test('the same build gives the same bytes', async () => {
  const files = { 'mf-manifest.json': JSON.stringify({ text: 'many words '.repeat(200) }) };
  await build('one', files);
  const before = await readFile(file('mf-manifest.json.gz'));
  await rm(join(folder, 'dist'), { recursive: true });
  await build('one', files);
  expect(await readFile(file('mf-manifest.json.gz'))).toEqual(before);
});

test('pictures, source maps, pages and small hashed files are left as they are', async () => {
  const long = 'word '.repeat(1000);
  const left = { 'photo.webp': long, 'main.js.map': long, 'index.html': long, 'icon.0a1b2c3d.js': 'let a;' };
  const names = await build('one', left);
  const compressed = names.filter((name) => /\.(br|gz)$/.test(name));
  expect(compressed.filter((name) => Object.keys(left).some((other) => name.startsWith(other)))).toEqual([]);
  expect(compressed).toHaveLength(2);
});

test('a document that has become small does not leave its old content behind', async () => {
  await build('one', { 'routes.json': JSON.stringify({ text: 'old words '.repeat(200) }) });
  await build('two', { 'routes.json': '{}' });
  expect(brotliDecompressSync(await readFile(file('routes.json.br'))).toString()).toBe('{}');
});

test('what a build compressed goes with that build', async () => {
  const old = await build('one', {});
  const names = await build('two', {});
  expect(names.filter((name) => old.includes(name) && name !== '.builds.json')).toEqual([]);
  expect(names.filter((name) => name.endsWith('.js.br'))).toHaveLength(1);
});
