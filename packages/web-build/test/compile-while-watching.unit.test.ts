import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack } from '@rspack/core';
import { CompileMessages } from '../src/plugins/compile-messages.ts';

const SOURCE = `
const intl = { formatMessage: (message) => message.id };
export const go = intl.formatMessage({ id: 'a.go', defaultMessage: 'Jedź', description: 'd' });`;

let workspace: string;
const translate = (locale: string, texts: Record<string, string>) =>
  writeFile(join(workspace, 'lang', `${locale}.json`), JSON.stringify(texts));

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'watched-'));
  await mkdir(join(workspace, 'src'));
  await mkdir(join(workspace, 'lang'));
  await writeFile(join(workspace, 'src/main.ts'), SOURCE);
  await translate('en', {});
  await translate('de', { 'a.go': 'Fahr' });
});
afterEach(() => rm(workspace, { recursive: true }));

test('a missing translation is an error of the watching build until it is there', async () => {
  const compiler = rspack({
    context: workspace,
    entry: join(workspace, 'src/main.ts'),
    output: { path: join(workspace, 'dist') },
    plugins: [new CompileMessages({ workspace, sources: [workspace] })],
  });
  const build = Promise.withResolvers<string>();
  const mended = Promise.withResolvers<void>();
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) build.reject(error);
    else if (stats?.hasErrors()) build.resolve(stats.toString('errors-only'));
    else mended.resolve();
  });
  expect(await build.promise).toContain('en.json lacks 1 message(s): a.go');
  await translate('en', { 'a.go': 'Go' });
  await mended.promise;
  expect(await readFile(join(workspace, '.messages/en.json'), 'utf8')).toContain('Go');
  await new Promise<void>((resolve) => watching?.close(() => resolve()));
  await new Promise((resolve) => compiler.close(resolve));
});
