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

test('there is one pipeline for each image, what they share, and one for the whole repository', () => {
  expect(files.toSorted()).toEqual(
    [...IMAGE_NAMES.map((name) => `${name}.yml`), 'deployable.yml', 'repository.yml'].toSorted(),
  );
});

test.each(IMAGE_NAMES)(
  'the pipeline of %s runs when something changes that it is made of, and only then',
  (name) => {
    const { on, jobs } = parse(textOf(`${name}.yml`));
    const paths = filesOfDeployable(name);
    expect(on).toEqual({ push: { branches: ['main'], paths }, pull_request: { paths } });
    expect(jobs).toEqual({
      [name]: {
        // what is called can have no more than its caller
        permissions: permissionsOf(Object.values(parse(textOf('deployable.yml')).jobs)),
        uses: './.github/workflows/deployable.yml',
        with: { name },
        secrets: { REGISTRY_PASSWORD: `\${{ secrets.REGISTRY_PASSWORD }}` },
      },
    });
  },
);

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string }[];
}

/** What jobs may do, all together. */
function permissionsOf(jobs: readonly Job[]): Record<string, string> {
  const all = jobs.flatMap(({ permissions = {} }) => Object.entries(permissions));
  const isWriting = (name: string) => all.some(([each, right]) => each === name && right === 'write');
  return Object.fromEntries(all.map(([name, right]) => [name, isWriting(name) ? 'write' : right]));
}

test('the pipeline of the repository runs whatever changes, and all that a clean clone is asked', () => {
  const { on, jobs } = parse(textOf('repository.yml'));
  expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  expect(commandsOf(jobs.check)).toEqual(['bash .ci/run']);
});

test('pipelines hold no secret, may only read where code of others runs, and run actions of one commit', () => {
  for (const file of files) {
    const text = textOf(file);
    const { permissions, jobs } = parse(text) as { permissions: object; jobs: Record<string, Job> };
    expect(permissions).toEqual({ contents: 'read' });
    expect([...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name)).toEqual(
      file === 'repository.yml' ? [] : ['REGISTRY_PASSWORD'],
    );
    if (jobs.check) expect(jobs.check.permissions).toBeUndefined();
    for (const [, used] of text.matchAll(/uses: (\S+)/g))
      expect(used).toMatch(/^(\.\/|[\w/-]+@[0-9a-f]{40}$)/);
  }
});

test('an image is pushed, attested and rolled out by its digest, and only what was checked', () => {
  const { check, publish, rollout } = parse(textOf('deployable.yml')).jobs;
  expect(publish.needs).toBe('check');
  expect(publish.if).toContain("github.event_name == 'push'");
  expect(rollout.needs).toBe('publish');
  expect(rollout.env.IMAGE).toBe(`\${{ needs.publish.outputs.image }}`);
  expect(commandsOf(publish).at(-1)).toBe('npm run attest -- "$IMAGE"');
  expect(commandsOf(rollout)).toContain('npm run rollout -- set "$OVERLAY" "$NAME" "$IMAGE"');
  const scripts = [check, publish, rollout]
    .flatMap(commandsOf)
    .flatMap((command) => [...command.matchAll(/npm (?:run (?:--silent )?)?(ci|test|\w+)\b/g)])
    .map(([, name = '']) => name);
  const { scripts: known } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  // a build is each workspace's own
  expect(Object.keys(known)).toEqual(
    expect.arrayContaining(scripts.filter((name) => name !== 'ci' && name !== 'build')),
  );
});

const commandsOf = ({ steps }: Job): string[] => steps.flatMap(({ run: command }) => command ?? []);

test(
  'actionlint has nothing to say',
  async () => {
    const actionlint = await goTool('actionlint');
    const args = files.map((file) => path.join('.github/workflows', file));
    expect(await run(actionlint, ['-shellcheck=', '-pyflakes=', ...args], { cwd: ROOT })).toMatchObject({
      code: 0,
      output: '',
    });
  },
  BUILD_MS,
);
