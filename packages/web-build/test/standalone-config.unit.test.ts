import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rspack, type Stats } from '@rspack/core';
import { standaloneConfig } from '../src/dev/standalone-config.ts';
import { REPOSITORY_DIR } from '../src/paths.ts';

async function filesOf(name: string): Promise<string[]> {
  const compiler = rspack(standaloneConfig({ name, workspace: join(REPOSITORY_DIR, `mf-${name}`) }));
  // nothing is written: the page lives in the development server's memory
  compiler.hooks.shouldEmit.tap('test', () => false);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const files = stats?.compilation.getAssets().map((asset) => asset.name) ?? [];
  await new Promise((resolve) => compiler.close(resolve));
  return files;
}

test('a remote alone builds into a page without federation', async () => {
  const files = await filesOf('auth');
  expect(files).toContain('index.html');
  expect(files.filter((file) => /remoteEntry|mf-manifest/.test(file))).toEqual([]);
});
