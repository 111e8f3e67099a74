import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cachedFolder } from '../infra/cache.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { copyRepository } from '../repository-copy.ts';
import { startTestInfra } from '../test/test-infra.ts';
import { AREAS, type Area } from './areas.ts';

/** How much longer than usual a test may take before its mutant counts as one that never ends, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * `npm run test:mutants -- AREA`: changes the sources of an area, one place at a time, in a copy of the repository, and
 * tells of which changes no test fails. Those that are the same program, docs/mutants.md lists.
 */
export async function main([name = '']: string[]): Promise<number> {
  const area = AREAS[name];
  if (!area) throw new UserError(`There is no area “${name}”: use one of ${Object.keys(AREAS).join(', ')}.`);
  const stryker = await provideStryker();
  const copy = await copyRepository();
  const needsServers = area.tests.some((file) => file.endsWith('.int.test.ts'));
  const stopInfra = needsServers ? await startTestInfra() : async () => undefined;
  try {
    const config = path.join(copy.root, 'stryker.config.json');
    await writeFile(config, JSON.stringify(strykerConfig(area, stryker)));
    // Stryker reads the configuration that stands there, and would run all of its projects
    const jest = path.join(copy.root, 'jest.config.mjs');
    await writeFile(jest, `export default ${JSON.stringify(jestConfig(area))};\n`);
    const child = spawn(process.execPath, [stryker.program, 'run', config], {
      cwd: copy.root,
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await stopInfra();
    await copy.remove();
  }
}

const strykerConfig = ({ sources }: Area, { jestRunner }: Stryker) => ({
  testRunner: 'jest',
  plugins: [jestRunner],
  // Jest's own runner needs it for modules of ECMAScript
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', enableFindRelatedTests: false },
  mutate: sources,
  // the copy is there to be changed
  inPlace: true,
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: TIMEOUT_MS,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: 100, break: null },
  checkers: [],
});

/** The tests of an area by Jest's own runner: Stryker has to load each source anew, changed. */
const jestConfig = ({ sources, tests }: Area) => ({
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest/strip-types.mjs' },
  testMatch: tests.map((file) => `<rootDir>/${file}`),
  roots: [...new Set([...sources, ...tests].map((file) => `<rootDir>/${path.dirname(file)}`))],
  testTimeout: 120_000,
});

const VERSION = '10.0.0';
const PACKAGES = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);

interface Stryker {
  /** The file that Node runs. */
  readonly program: string;
  /** The plugin that runs tests by Jest. */
  readonly jestRunner: string;
}

/** Stryker, fetched into the user's cache by npm once: no installation of the repository needs it. */
async function provideStryker(): Promise<Stryker> {
  const folder = await cachedFolder(`stryker-${VERSION}`, async (draft) => {
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const { code, output } = await run('npm', ['install', '--prefix', draft, ...options, ...PACKAGES]);
    if (code !== 0) throw new UserError(`Fetching Stryker with npm failed:\n${tail(output)}`);
  });
  const packages = path.join(folder, 'node_modules', '@stryker-mutator');
  const program = path.join(packages, 'core', 'bin', 'stryker.js');
  const jestRunner = path.join(packages, 'jest-runner', 'dist', 'src', 'index.js');
  for (const file of [program, jestRunner]) {
    if (!existsSync(file)) throw new Error(`Stryker ${VERSION} has no ${file}`);
  }
  return { program, jestRunner };
}
