import { expect, test } from '@jest/globals';
import { findRootContainers } from '../src/lint/containers.ts';

const DOCKERFILES: Readonly<Record<string, string>> = {
  'a.Dockerfile': 'FROM node AS build\nUSER root\nFROM node\nUSER node\nCMD ["node"]\n',
  'b.Dockerfile': 'FROM node AS build\nUSER node\nFROM node\nCMD ["node"]\n',
};
const found = (services: string) =>
  findRootContainers(
    `x-user: &user\n  user: redis\nservices:\n${services}`,
    (file) => DOCKERFILES[file] ?? '',
  );

test.each([
  ['an image of others without a user', '  a: { image: redis }', ['a']],
  ['one that says root', '  a: { image: redis, user: "0:0" }', ['a']],
  [
    'an own one that changes to nobody in its last stage',
    '  a: { build: { dockerfile: b.Dockerfile } }',
    ['a'],
  ],
  ['an own one that does', '  a: { build: { dockerfile: a.Dockerfile } }', []],
  ['one with another user, by an anchor', '  a:\n    <<: *user\n    image: redis', []],
  ['what only adds to another file', '  a: { environment: { A: b } }', []],
  ['one that hands a volume over and reaches nobody', '  a: { image: caddy, network_mode: none }', []],
])('%s', (_what, services, names) => {
  expect(found(services)).toEqual(names);
});
