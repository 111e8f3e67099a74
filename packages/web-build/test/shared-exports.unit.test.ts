import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { OLDEST_CONTRACT, PORTAL_CONTRACT, REMOTES } from '@zielona-fala/contracts/portal';
import { REPOSITORY_DIR } from '../src/paths.ts';
import { SHARED, SHARED_WITH_CONTRACT_2 } from '../src/shared.ts';
import { exportsUpTo, RECORDED_CONTRACTS } from './shared-exports.ts';

const NAMED_IMPORT = /import (?:type )?\{([^}]*)\} from '([^']+)'/g;
const singletons = Object.entries(SHARED).filter(([, { singleton }]) => singleton);
const shareKeyOf = new Map(singletons.map(([name, { shareKey = name }]) => [name, shareKey]));
const read = (file: string) => readFileSync(join(REPOSITORY_DIR, file), 'utf8');

/** The values that sources import of shared modules: share key and name. */
async function importsIn(pattern: string): Promise<readonly (readonly [string, string])[]> {
  const found: [string, string][] = [];
  for await (const file of glob(pattern, { cwd: REPOSITORY_DIR })) {
    for (const [statement, names = '', module = ''] of read(file).matchAll(NAMED_IMPORT)) {
      const shareKey = shareKeyOf.get(module);
      if (shareKey === undefined || statement.startsWith('import type')) continue;
      for (const name of names.split(',').map((one) => one.trim())) {
        if (name !== '' && !name.startsWith('type ')) found.push([shareKey, name.replace(/ as .*/, '')]);
      }
    }
  }
  return found;
}

test('each singleton of the builds is on record, of contracts that the shell offers', () => {
  const shared = [
    ...shareKeyOf.values(),
    ...Object.values(SHARED_WITH_CONTRACT_2).map(({ shareKey }) => shareKey),
  ];
  expect(Object.keys(exportsUpTo(PORTAL_CONTRACT)).sort()).toEqual(shared.sort());
  for (const contract of RECORDED_CONTRACTS) {
    expect(contract).toBeGreaterThanOrEqual(OLDEST_CONTRACT);
    expect(contract).toBeLessThanOrEqual(PORTAL_CONTRACT);
  }
});

test.each(REMOTES)(
  'the remote %s uses of shared modules only what the contract it needs has',
  async (remote) => {
    const needed = Number(/^export const contract = (\d+);$/m.exec(read(`mf-${remote}/src/routes.tsx`))?.[1]);
    expect(needed).toBeGreaterThanOrEqual(OLDEST_CONTRACT);
    const offered = exportsUpTo(needed);
    const used = [
      ...(await importsIn(`mf-${remote}/src/**/*.{ts,tsx}`)),
      // which remotes take in
      ...(await importsIn(
        'packages/web-kit/src/{facts,forms,guest,notices,observable,storage,ui}/**/*.{ts,tsx}',
      )),
    ];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(([shareKey, name]) => !offered[shareKey]?.includes(name))).toEqual([]);
  },
);
