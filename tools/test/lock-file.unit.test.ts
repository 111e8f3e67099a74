import { describe, expect, test } from '@jest/globals';
import { findMissingBuilds } from '../src/lint/lock-file.ts';

const bundler = { optionalDependencies: { 'bundler-mac': '1.0.0' } };

describe('builds for other platforms in the lock file', () => {
  test('are found beside the package, within it and within what holds it', () => {
    for (const folder of [
      'node_modules/bundler-mac',
      'node_modules/app/node_modules/bundler-mac',
      'node_modules/app/node_modules/bundler/node_modules/bundler-mac',
    ]) {
      const packages = { 'node_modules/app/node_modules/bundler': bundler, [folder]: {} };
      expect(findMissingBuilds({ packages })).toEqual([]);
    }
  });

  test('are named with the package that needs them when they are missing', () => {
    const packages = { 'node_modules/bundler': bundler, 'node_modules/other/node_modules/bundler-mac': {} };
    expect(findMissingBuilds({ packages })).toEqual([
      'package-lock.json: bundler-mac is missing, node_modules/bundler may need it',
    ]);
  });
});
