import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyRepository, type RepositoryCopy } from '../src/repository-copy.ts';

const TEXTS = ['--pl', 'Notatki', '--en', 'Notes', '--de', 'Notizen'];
const NEW = [
  ['call', 'get-note', 'GET', '/api/v1/tests/notes/:noteId', 'notes'],
  ['call', 'get-exam-weeks', 'GET', '/api/v1/stats/exam-weeks', 'stats', 'exams'],
  ['call', 'rename-note', 'PATCH', '/api/v1/users/notes', 'accounts'],
  ['event', 'exam-abandoned', 'svc-tests', 'svc-stats'],
  ['event', 'hint-shown', 'svc-identity', 'svc-tests'],
  ['statistic', 'finished-tests', ...TEXTS],
  ['page', 'notes', 'mf-public', '/notes', ...TEXTS],
  ['page', 'notes', 'mf-auth', '/account/notes', ...TEXTS],
  ['page', 'notes', 'mf-dashboard', '/dashboard/notes', ...TEXTS],
  ['service', 'payments'],
  ['remote', 'school', ...TEXTS],
];
const TEN_MINUTES = 10 * 60_000;

let copy: RepositoryCopy;
/** What the commands said that they wrote. */
let written: readonly string[];

beforeAll(async () => {
  copy = await copyRepository();
  const said: string[] = [];
  for (const args of NEW) {
    const { code, output } = await copy.command('new', ...args);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`);
    said.push(...output.split('\n'));
  }
  written = [...new Set(said.flatMap((line) => /^ {2}([\w./@-]+)$/.exec(line)?.[1] ?? []))];
  await copy.link();
  for (const remote of ['shell', 'mf-public', 'mf-auth', 'mf-dashboard', 'mf-school']) {
    const { code, output } = await copy.messages(remote);
    if (code !== 0) throw new Error(output);
  }
}, TEN_MINUTES);

afterAll(() => copy.remove());

test(
  'what was written has no error of types, format or lint',
  async () => {
    const sources = written.filter((file) => /\.tsx?$/.test(file));
    const inBrowsers = (file: string) => /^(mf-\w+|shell)\/(src|test)\/(?!.*\.(unit|int)\.test)/.test(file);
    const problems = await Promise.all([
      compiled(
        'node',
        sources.filter((file) => !inBrowsers(file)),
      ),
      compiled('browser', sources.filter(inBrowsers)),
      copy.bin(
        'biome',
        'check',
        '--error-on-warnings',
        ...written.filter((file) => /\.(tsx?|json)$/.test(file)),
      ),
    ]);
    expect(problems.filter(({ code }) => code !== 0).map(({ output }) => output)).toEqual([]);
  },
  TEN_MINUTES,
);

test(
  'its tests pass, with those that know what is declared',
  async () => {
    const passing = [
      ...written.filter((file) => !/^(tools|packages\/web-build)\//.test(file)),
      'packages/contracts/test/events.unit.test.ts',
      'tools/test/kafka-rights.int.test.ts',
      'tools/test/kubernetes-use.int.test.ts',
      'tools/test/plan.unit.test.ts',
      'tools/test/redis-rights.int.test.ts',
    ].filter((file) => /\.(unit|int|web)\.test\.tsx?$/.test(file));
    const node = await copy.jest(
      'unit',
      passing.filter((file) => !/\.web\.test/.test(file)),
    );
    const web = await copy.jest(
      'web',
      passing.filter((file) => /\.web\.test/.test(file)),
    );
    expect([node, web].filter(({ code }) => code !== 0).map(({ output }) => output)).toEqual([]);
  },
  TEN_MINUTES,
);

test.each([
  [['novelty'], 'There is no kind “novelty”: use one of call, event, page, remote, service, statistic.'],
  [
    ['call', 'list_notes'],
    '“list_notes” is no name: write words in small letters with hyphens, such as exam-weeks.',
  ],
  [
    ['call', 'list-notes', 'GET', '/api/v2/notes', 'notes'],
    '“/api/v2/notes” is no path of a call: write it as /api/v1/tests/notes/:noteId.',
  ],
  [
    ['call', 'add-note', 'POST', '/api/v1/stats/notes', 'stats'],
    'svc-stats answers GET alone: what it knows, events tell it.',
  ],
  [
    ['call', 'get-medals', 'GET', '/api/v1/stats/medals', 'stats'],
    'The name is taken: packages/contracts/src/api/stats/get-medals.ts is there already.',
  ],
  [
    ['event', 'level-up', 'svc-identity', 'svc-stats'],
    'The name is taken: packages/contracts/src/events/level-up.ts is there already.',
  ],
  [
    ['event', 'a', 'svc-stats', 'svc-tests'],
    '“svc-stats” publishes no events: use one of svc-identity, svc-tests.',
  ],
  [
    ['page', 'notes', 'mf-dashboard', '/notes', ...TEXTS],
    '“/notes” is no path of mf-dashboard: begin it with one of /dashboard, /first-questions.',
  ],
  [['statistic', 'x'], 'Say its heading in three languages: --pl "…" --en "…" --de "…".'],
  [['service', 'tests'], 'The name is taken: there is svc-tests already.'],
  [
    ['remote', 'Big', ...TEXTS],
    '“Big” is no name of a service or remote: take one word in small letters, such as payments.',
  ],
])('%j is refused in a sentence, and nothing is written', async (args, sentence) => {
  const before = await copy.files();
  const { code, output } = await copy.command('new', ...args);
  expect([code, output]).toEqual([1, `${sentence}\n`]);
  expect(await copy.files()).toEqual(before);
});

/** Checks the types of these files, and of what they import. */
async function compiled(side: 'node' | 'browser', files: readonly string[]) {
  const config = path.join(copy.root, `tsconfig.written-${side}.json`);
  // all tests of the shell know which remotes there are
  const include =
    side === 'browser' ? ['packages/web-kit/src/css.d.ts', 'shell/src', 'shell/**/*.web.test.ts*'] : [];
  await writeFile(
    config,
    JSON.stringify({
      extends: `./tsconfig.${side}.json`,
      // shell/server reads a file of its pages
      compilerOptions: { incremental: false, lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'] },
      include,
      files,
    }),
  );
  return copy.bin('tsc', '-p', config);
}
