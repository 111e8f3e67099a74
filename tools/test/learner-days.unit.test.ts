import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../src/paths.ts';

const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const RULE = path.join(ROOT, 'tools/src/lint/learner-days.grit');

const REFUSED = [
  'at.toISOString().slice(0, 10)',
  'at?.toISOString().substring(0, 10)',
  "at.toISOString().split('T')[0]",
  "at.toISOString().replace(/T.*/, '')",
  'made.slice(0, 10)',
  'at.getDay()',
  'at.getUTCDate()',
  'at.setHours(0, 0, 0, 0)',
  'at.setUTCDate(at.getUTCDate() + 1)',
  "at.toLocaleDateString('pl', { day: 'numeric' })",
  "new Intl.DateTimeFormat('sv-SE').format(at)",
];
const ALLOWED = [
  'at.toISOString()',
  "at.toISOString().replaceAll(':', '-')",
  'at.getTime()',
  'made.slice(0, 8)',
  'Intl.DateTimeFormat().resolvedOptions().timeZone',
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learner-days-'));
  const preset = { rules: { preset: 'none' } };
  await writeFile(
    path.join(folder, 'biome.json'),
    JSON.stringify({ root: true, plugins: [RULE], linter: preset }),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Those that the rule refuses, by their lines. */
async function refusedOf(expressions: readonly string[]): Promise<readonly (string | undefined)[]> {
  await writeFile(path.join(folder, 'days.js'), expressions.join('\n'));
  const args = [BIOME, 'lint', '--max-diagnostics=none', 'days.js'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  const lines = [...`${stdout}${stderr}`.matchAll(/^days\.js:(\d+):\d+ plugin/gm)].map(([, line]) =>
    Number(line),
  );
  return [...new Set(lines)].map((line) => expressions[line - 1]);
}

test('what takes the day of UTC, or of the process, for a learner’s is refused, and nothing else', async () => {
  expect(await refusedOf([...REFUSED, ...ALLOWED])).toEqual(REFUSED);
});
