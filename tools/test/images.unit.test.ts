import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findImageProblems, namedImages } from '../src/lint/images.ts';
import { ROOT } from '../src/paths.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const image = (name: string, tag: string | undefined, file = 'a.yaml') => ({ file, name, tag });

test.each(['8', '8.0', '8-alpine', 'latest', undefined])('%s is no exact version of an image', (tag) => {
  expect(findImageProblems([image('mongo', tag)])).toHaveLength(1);
});

test('two versions of one image are named with their files', () => {
  const images = [image('redis', '8.10.2-alpine'), image('redis', '8.10.1-alpine', 'b.yaml')];
  expect(findImageProblems(images)).toEqual(['redis is 8.10.2-alpine in a.yaml and 8.10.1-alpine in b.yaml']);
});

test('every image that is named stands with its version in the table of upgrades', () => {
  const table = read('docs/upgrades.md');
  const images = namedImages();
  expect(images.length).toBeGreaterThan(5);
  for (const { name, tag } of images) expect(table).toContain(`\`${name}:${tag}\``);
});

test('operators run the same server as compose, and tests the same Kafka', () => {
  const versionOf = (name: string) => namedImages().find((one) => one.name === name)?.tag ?? 'no such image';
  const components = 'deploy/k8s/components';
  expect(read(`${components}/mongodb-in-cluster/mongodb.yaml`)).toContain(`version: ${versionOf('mongo')}\n`);
  const kafka = versionOf('apache/kafka');
  expect(read(`${components}/kafka-in-cluster/kafka.yaml`)).toContain(`version: ${kafka}\n`);
  expect(read('tools/src/infra/kafka-libs.ts')).toContain(`'${kafka}'`);
});
