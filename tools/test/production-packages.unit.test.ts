import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../src/paths.ts';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** What bundles the microfrontends, and what is bundled into them. */
const BUILD_ONLY = /^node_modules\/(@rspack|@module-federation|@formatjs)\/|^node_modules\/react(-dom)?$/;

test('an image installs neither what builds the microfrontends nor what is bundled into them', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
  const found = Object.entries(packages).filter(([name]) => BUILD_ONLY.test(name));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, { dev }]) => !dev).map(([name]) => name)).toEqual([]);
});
