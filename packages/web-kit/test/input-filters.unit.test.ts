import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { filterText, INPUT_FILTERS } from '../src/ui/input-filters.ts';

test('there are the nine filters of requirement 5.4', () => {
  expect(INPUT_FILTERS.toSorted()).toEqual([
    'alpha',
    'alphanumeric',
    'email',
    'hex',
    'integer',
    'money',
    'number',
    'positive-integer',
    'positive-number',
  ]);
});

test.each([
  ['positive-integer', '-1 2a3.5', '1235'],
  ['integer', '-1-2 3', '-123'],
  ['positive-number', '-,1.5.6', '1.56'],
  ['number', '-1,5-6,7', '-1,567'],
  ['money', 'PLN 1 234,567', '1 234,56'],
  ['hex', '#0Fg9', '0F9'],
  ['email', ' ola.b+x@poczta@ example.test;', 'ola.b+x@pocztaexample.test'],
  ['alpha', 'Żółw-7 Straße', 'ŻółwStraße'],
  ['alphanumeric', 'Ab_1 ż!2', 'Ab1ż2'],
] as const)('%s keeps of %j what fits', (filter, typed, kept) => {
  expect(filterText(filter, typed)).toBe(kept);
});

describe.each(INPUT_FILTERS)('%s', (filter) => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'-0123456789.,aAfFgzŻß@ \u00a0_+') }),
  );

  test('leaves alone what it has kept, at each length, so that it can be typed', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const kept = [...filterText(filter, typed)];
        for (let length = 0; length <= kept.length; length += 1) {
          const beginning = kept.slice(0, length).join('');
          expect(filterText(filter, beginning)).toBe(beginning);
        }
      }),
    );
  });

  test('adds nothing and changes no order', () => {
    fc.assert(
      fc.property(text, (typed) => {
        let from = 0;
        for (const character of filterText(filter, typed)) {
          const found = typed.indexOf(character, from);
          expect(found).toBeGreaterThanOrEqual(0);
          from = found + character.length;
        }
      }),
    );
  });
});

test('fields use the filters that the module says, every address is filtered, and so are the code of an app and the goal', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const used = globSync('{mf-*,shell,packages/web-kit}/src/**/*.tsx', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const addresses = [...text.matchAll(/type="email"/g)].length;
    const filters = [...text.matchAll(/\bfilter="([\w-]+)"/g)].map(([, name]) => name);
    expect([file, filters.filter((name) => name === 'email').length]).toEqual([file, addresses]);
    return filters.filter((name) => name !== 'email').map((name) => `${path.basename(file)}: ${name}`);
  });
  expect(used.toSorted()).toEqual(['LearningForm.tsx: positive-integer', 'SetUp.tsx: positive-integer']);
});
