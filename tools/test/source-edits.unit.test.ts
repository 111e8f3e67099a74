import { expect, test } from '@jest/globals';
import { replaced } from '../src/new/replaced.ts';
import { addTo, arrayWith, returnedBy, valueNamed } from '../src/new/source-edits.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

test.each([
  ['end', "['a', 'c', 'b',]"],
  ['start', "[ 'b','a', 'c']"],
  ['sorted', "['a', 'b', 'c']"],
] as const)('an entry is added to a list: %s', (at, list) => {
  const text = addTo("const names = ['a', 'c'] as const;", valueNamed('names'), "'b'", at);
  expect(plain(text)).toContain(list);
});

test('a list is found by what it is named, what is in it, or who gives it back', () => {
  const text = 'const one = [x()]; export function noteRoutes() { return []; } const other = { list: [] };';
  expect(plain(addTo(text, arrayWith(/^x\(/), 'y()'))).toContain('[x(), y(),]');
  expect(plain(addTo(text, returnedBy(/Routes$/), 'y()'))).toContain('return [ y(),]');
  expect(plain(addTo(text, valueNamed('list'), 'y()'))).toContain('list: [ y(),]');
});

test('an edit that finds no place fails', () => {
  expect(() => addTo('const one = [];', valueNamed('other'), '1')).toThrow('There is no place for “1”');
  expect(() => replaced('one', /other/, () => '')).toThrow('There is nothing like /other/');
});
