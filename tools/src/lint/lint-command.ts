import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { provideHadolint } from '../infra/hadolint.ts';
import { ROOT } from '../paths.ts';
import { run } from '../process/run.ts';
import { compileMessages } from '../stack/messages.ts';
import { BUILT } from '../stack/plan.ts';
import { listWorkspaces } from '../workspaces.ts';
import { checkBank } from './bank.ts';
import { findBarrels } from './barrels.ts';
import { checkBorders } from './borders.ts';
import { checkContainers } from './containers.ts';
import { findSharedNames } from './css-modules.ts';
import { checkDependencies } from './dependencies.ts';
import { findImageProblems, namedImages } from './images.ts';
import { checkLedger } from './ledger.ts';
import { findMissingBuilds, readLockFile } from './lock-file.ts';
import { checkPublishedDates } from './published-dates.ts';
import { checkRequirements } from './requirements.ts';
import { checkRetiredWords } from './retired-words.ts';
import { findVersionProblems } from './versions.ts';

interface Check {
  name: string;
  /** What is wrong, as text to print; null when all is well. */
  check: () => Promise<string | null>;
}

/** Writes what the types of the browser side read, so it comes before all others. */
const MESSAGES: Check = {
  name: 'Messages in every language',
  check: () => compileMessages([...BUILT, 'svc-identity', 'svc-tests']),
};

/** The longest first: they run side by side. */
const CHECKS: Check[] = [
  { name: 'Types of the server side (tsc)', check: program('tsc', '-p', 'tsconfig.node.json') },
  { name: 'Types of the browser side (tsc)', check: program('tsc', '-p', 'tsconfig.browser.json') },
  { name: 'Question bank and its pictures', check: checkBank },
  { name: 'Format and lint (biome)', check: program('biome', 'check', '--error-on-warnings', '.') },
  { name: 'Types of the service worker (tsc)', check: program('tsc', '-p', 'tsconfig.worker.json') },
  { name: 'Types of the browser tests (tsc)', check: program('tsc', '-p', 'tsconfig.e2e.json') },
  { name: 'Import borders (dependency-cruiser)', check: checkBorders },
  { name: 'No barrels', check: async () => list(findBarrels(listWorkspaces())) },
  { name: 'One name per CSS module', check: async () => list(findSharedNames(cssModules())) },
  {
    name: 'One exact version per dependency',
    check: async () => list(findVersionProblems(listWorkspaces())),
  },
  {
    name: 'Builds for every platform in the lock file',
    check: async () => list(findMissingBuilds(readLockFile())),
  },
  { name: 'A reason for each dependency', check: async () => list(checkDependencies()) },
  {
    name: 'One exact version per image',
    check: async () => list(findImageProblems(namedImages())),
  },
  { name: 'Dockerfiles (hadolint)', check: judgeDockerfiles },
  { name: 'No container runs as root', check: async () => list(checkContainers()) },
  {
    name: 'No secrets (secretlint)',
    check: program('secretlint', '--secretlintignore', '.secretlintignore', '**/*'),
  },
  { name: 'News and roadmap as new as the changes', check: async () => list(checkPublishedDates()) },
  { name: 'Requirements and their tests', check: async () => list(checkRequirements()) },
  { name: 'No retired words', check: async () => list(await checkRetiredWords()) },
  { name: 'Ledger of security requirements', check: async () => list(checkLedger()) },
  { name: 'Nothing unused or undeclared (knip)', check: program('knip', '--no-progress') },
];

/** `npm run lint`: every check runs, whatever the others say. */
export async function main(): Promise<number> {
  const atOnce = pLimit(availableParallelism());
  const results = [await isWell(MESSAGES), ...(await atOnce.map(CHECKS, isWell))];
  const failures = results.filter((well) => !well).length;
  process.stdout.write(
    failures === 0 ? 'Lint: all well\n' : `Lint: ${failures} of ${results.length} checks failed\n`,
  );
  return failures === 0 ? 0 : 1;
}

async function isWell({ name, check }: Check): Promise<boolean> {
  const start = performance.now();
  const problem = await check();
  const duration = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${problem === null ? '✓' : '✗'} ${name} (${duration} s)\n${problem === null ? '' : `${problem.trimEnd()}\n`}`,
  );
  return problem === null;
}

async function judgeDockerfiles(): Promise<string | null> {
  const files = globSync('deploy/docker/*.Dockerfile', { cwd: ROOT });
  const { code, output } = await run(await provideHadolint(), ['--no-color', ...files], { cwd: ROOT });
  return code === 0 && output === '' ? null : output || `hadolint ended with code ${code}`;
}

function program(name: string, ...args: string[]): Check['check'] {
  return async () => {
    const bin = path.join(ROOT, 'node_modules', '.bin');
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
    const { code, output } = await run(path.join(bin, name), args, { cwd: ROOT, env });
    return code === 0 ? null : output || `${name} ended with code ${code}`;
  };
}

const cssModules = (): string[] =>
  globSync('**/*.module.css', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });

const list = (problems: string[]): string | null => (problems.length === 0 ? null : problems.join('\n'));
