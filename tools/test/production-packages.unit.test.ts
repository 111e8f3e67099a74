import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../src/paths.ts';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** What bundles the microfrontends, and what is bundled into them alone: mails are made by React and formatjs too. */
const BUILD_ONLY =
  /^node_modules\/((@rspack|@module-federation|@reduxjs|@formatjs\/(cli|ts-transformer)[^/]*)\/?|(react-(intl|redux|aria-components|stately)|wouter|lenis|lucide-react)$)/;
/** What measures the product. */
const BENCH_ONLY = /^node_modules\/(lighthouse|puppeteer-core|playwright-core|@sentry\/.*)$/;

test.each([
  ['what builds the microfrontends or is bundled into them', BUILD_ONLY],
  ['what measures the product', BENCH_ONLY],
])('an image does not install %s', (_what, names) => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
  const found = Object.entries(packages).filter(([name]) => names.test(name));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, { dev }]) => !dev).map(([name]) => name)).toEqual([]);
});
