import { existsSync } from 'node:fs';
import path from 'node:path';
import { cachedFolder } from '../infra/cache.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';

const VERSION = '10.0.0';
const PACKAGES = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);

export interface Stryker {
  /** The file that Node runs. */
  readonly program: string;
  /** The plugin that runs tests by Jest. */
  readonly jestRunner: string;
}

/** Stryker, fetched into the user's cache by npm once: no installation of the repository needs it. */
export async function provideStryker(): Promise<Stryker> {
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
