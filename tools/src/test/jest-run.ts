import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { type Count, countOf, type JestSummary } from './count.ts';

/** Arguments of Node that run Jest. */
export const JEST = [
  '--disable-warning=ExperimentalWarning',
  path.join(ROOT, 'node_modules/jest/bin/jest.js'),
];

/** Runs Jest's projects on the tests below a folder and counts; a run that breaks down counts as one failure. */
export async function runJest(
  projects: string[],
  folder: string | null,
  options: string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Count> {
  const results = await mkdtemp(path.join(tmpdir(), 'jest-results-'));
  const file = path.join(results, 'results.json');
  const pattern = folder ? ['--testPathPatterns', `^${path.join(ROOT, folder)}/`] : [];
  const args = ['--passWithNoTests', '--json', `--outputFile=${file}`, '--selectProjects', ...projects];
  try {
    const child = spawn(process.execPath, [...JEST, ...options, ...pattern, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    const summary = await readFile(file, 'utf8').catch(() => null);
    return countOf(summary === null ? null : (JSON.parse(summary) as JestSummary), code);
  } finally {
    await rm(results, { recursive: true, force: true });
  }
}
