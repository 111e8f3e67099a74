import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';
import { JEST } from '../src/test/jest-run.ts';

const RUNNER = path.join(ROOT, 'tools/jest/shared-modules/runner.mjs');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-modules-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** Runs files of tests by the runner. @returns of each file its tests with their status, or `broken` */
async function outcomes(files: Readonly<Record<string, string>>, workers = '--maxWorkers=2') {
  for (const [name, source] of Object.entries(files))
    await writeFile(
      path.join(folder, `${name}.mjs`),
      `import { beforeEach, expect, test } from '@jest/globals';\n${source}`,
    );
  const config = {
    rootDir: folder,
    runner: RUNNER,
    transform: {},
    testMatch: ['**/*.mjs'],
    testTimeout: 500,
  };
  const output = path.join(folder, 'results.json');
  await run(process.execPath, [
    ...JEST,
    ...['--config', JSON.stringify(config), '--json', '--outputFile', output, workers],
  ]);
  const { testResults } = JSON.parse(await readFile(output, 'utf8')) as Results;
  return Object.fromEntries(
    testResults.map(({ name, assertionResults: tests }) => [
      path.basename(name, '.mjs'),
      tests.length === 0 ? 'broken' : tests.map(({ title, status }) => `${title} ${status}`),
    ]),
  );
}

test('a test or a hook that does not end fails after its limit, and the rest of its file runs', async () => {
  const never = 'new Promise(() => undefined)';
  expect(
    await outcomes({
      tests: `test('endless', () => ${never});\ntest('short', () => ${never}, 20);\ntest('good', () => expect(1).toBe(1));`,
      hooks: `beforeEach(() => ${never}, 20);\ntest('after the hook', () => undefined);`,
    }),
  ).toEqual({
    tests: ['endless failed', 'short failed', 'good passed'],
    hooks: ['(beforeEach) failed', 'after the hook passed'],
  });
});

test('a file fails that cannot be loaded, ends its process or leaves a rejection to nobody; the others run', async () => {
  expect(
    await outcomes({
      lacking: "import './nowhere.mjs';",
      ending: "test('ends', () => process.exit(0));",
      rejecting:
        "test('rejects', () => { Promise.reject(new Error('unheard')); return new Promise((resolve) => setTimeout(resolve, 100)); });",
      good: "test('good', () => undefined);",
    }),
  ).toEqual({ lacking: 'broken', ending: 'broken', rejecting: 'broken', good: ['good passed'] });
});

test('files share modules, not the tests of each other; in band, all run in one process', async () => {
  await writeFile(path.join(folder, 'shared.js'), 'export const loaded = { times: 0 };\n');
  const counting = (name: string) =>
    `import { loaded } from './shared.js';\nloaded.times += 1;\ntest('${name} ' + loaded.times, () => undefined);`;
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const files = { one: counting('one'), two: counting('two') };
  const [one = [], two = []] = Object.values(await outcomes(files, '--runInBand'));
  expect([one.length, two.length, [...one, ...two].map((each) => each.split(' ')[1]).sort()]).toEqual([
    1,
    1,
    ['1', '2'],
  ]);
});
