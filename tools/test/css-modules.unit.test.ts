import { expect, test } from '@jest/globals';
import { findSharedNames } from '../src/lint/css-modules.ts';

test('a CSS module shares its name with no other', () => {
  expect(findSharedNames(['shell/src/Bar.module.css', 'mf-public/src/Plate.module.css'])).toEqual([]);
  expect(
    findSharedNames([
      'shell/src/Bar.module.css',
      'mf-public/src/Bar.module.css',
      'mf-auth/src/Foo.module.css',
    ]),
  ).toEqual([
    'Bar.module.css must be the name of one file: mf-public/src/Bar.module.css, shell/src/Bar.module.css',
  ]);
});
