import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack } from '@rspack/core';
import { KeepPreviousBuilds } from '../src/plugins/keep-previous-builds.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(buildId: string): Promise<void> {
  await writeFile(join(folder, 'main.js'), `console.log('${buildId}')`);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), filename: `main.${buildId}.js` },
    plugins: [new KeepPreviousBuilds({ buildId, keep: 2 })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
}

const built = async () => (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.js')).sort();

test('the previous build stays, the one before goes', async () => {
  await build('one');
  await build('two');
  expect(await built()).toEqual(['main.one.js', 'main.two.js']);
  await build('three');
  expect(await built()).toEqual(['main.three.js', 'main.two.js']);
});

test('building the same again changes nothing', async () => {
  await build('one');
  await build('two');
  await build('two');
  expect(await built()).toEqual(['main.one.js', 'main.two.js']);
});
