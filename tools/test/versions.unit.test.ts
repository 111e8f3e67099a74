import { expect, test } from '@jest/globals';
import { findVersionProblems } from '../src/lint/versions.ts';

const workspace = (name: string, dependencies: Record<string, string>) => ({
  folder: name,
  name,
  manifest: { name, dependencies },
});
const root = { name: 'root' };

test('the same exact version everywhere is fine', () => {
  const workspaces = [workspace('a', { joi: '1.2.3', b: '*' }), workspace('b', { joi: '1.2.3' })];
  expect(findVersionProblems(workspaces, root)).toEqual([]);
});

test('two versions of one dependency are named with their places', () => {
  const workspaces = [workspace('a', { joi: '1.2.3' }), workspace('b', { joi: '1.2.4' })];
  expect(findVersionProblems(workspaces, root)).toEqual(['joi is 1.2.3 in a and 1.2.4 in b']);
});

test('a package under the name of another has an exact version too', () => {
  const dependencies = { native: 'npm:typescript@7.0.2', typescript: 'npm:@typescript/typescript6@6.0.2' };
  expect(findVersionProblems([workspace('a', dependencies)], root)).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', 'latest', '*', 'npm:other', 'npm:other@^1.2.3'])(
  '%s is not exact',
  (version) => {
    expect(findVersionProblems([workspace('a', { joi: version })], root)).toHaveLength(1);
  },
);

test('a workspace is referred to by a star', () => {
  const workspaces = [workspace('a', { b: '1.0.0' }), workspace('b', {})];
  expect(findVersionProblems(workspaces, root)).toEqual(['a: b is a workspace and must be "*"']);
});
