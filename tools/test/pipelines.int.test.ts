import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { goTool } from '../src/infra/go-tool.ts';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';
import { filesOfDeployable } from '../src/release/deployable-folders.ts';
import { IMAGE_NAMES } from '../src/release/image.ts';

const FOLDER = path.join(ROOT, '.github/workflows');
const BUILD_MS = 600_000;

const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER);

test('there is one pipeline for each image, and what they share', () => {
  expect(files.toSorted()).toEqual(
    [...IMAGE_NAMES.map((name) => `${name}.yml`), 'deployable.yml'].toSorted(),
  );
});

test.each(IMAGE_NAMES)(
  'the pipeline of %s runs when something changes that it is made of, and only then',
  (name) => {
    const { on, jobs } = parse(textOf(`${name}.yml`));
    const paths = filesOfDeployable(name);
    expect(on).toEqual({ push: { branches: ['main'], paths }, pull_request: { paths } });
    expect(jobs).toEqual({ [name]: { uses: './.github/workflows/deployable.yml', with: { name } } });
  },
);

test('pipelines hold no secret, may only read, and run actions of one commit', () => {
  for (const file of files) {
    const text = textOf(file);
    expect(text).not.toMatch(/secrets\b/);
    expect(parse(text).permissions).toEqual({ contents: 'read' });
    for (const [, used] of text.matchAll(/uses: (\S+)/g))
      expect(used).toMatch(/^(\.\/|[\w/-]+@[0-9a-f]{40}$)/);
  }
});

test('what they run, everybody can run', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const { steps } = parse(textOf('deployable.yml')).jobs.check;
  const commands = steps.flatMap(({ run: command }: { run?: string }) => command ?? []);
  expect(commands).toHaveLength(5);
  for (const command of commands) {
    expect(command).toMatch(/^npm (ci|test|run (lint|build|image))\b/);
  }
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['lint', 'test', 'image']));
});

test(
  'actionlint has nothing to say',
  async () => {
    const actionlint = await goTool('actionlint');
    const args = files.map((file) => path.join('.github/workflows', file));
    expect(await run(actionlint, ['-shellcheck=', '-pyflakes=', ...args], { cwd: ROOT })).toEqual({
      code: 0,
      output: '',
    });
  },
  BUILD_MS,
);
