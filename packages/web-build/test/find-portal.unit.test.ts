import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findPortal } from '../src/dev/find-portal.ts';

const NOBODY = 2 ** 30;
let folder: string;
const stack = async (pid: number): Promise<string> => {
  const file = join(folder, `${pid}.json`);
  await writeFile(file, JSON.stringify({ pid, portalUrl: 'http://localhost:8080' }));
  return file;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stack-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a running stack answers, a dead one and none do not', async () => {
  expect(findPortal({}, await stack(process.pid))).toBe('http://localhost:8080');
  expect(findPortal({}, await stack(NOBODY))).toBeNull();
  expect(findPortal({}, join(folder, 'none.json'))).toBeNull();
});

test('PORTAL_URL goes first', async () => {
  const running = await stack(process.pid);
  expect(findPortal({ PORTAL_URL: 'https://portal.test/' }, running)).toBe('https://portal.test');
  expect(findPortal({ PORTAL_URL: 'mock' }, running)).toBeNull();
  expect(() => findPortal({ PORTAL_URL: 'nowhere' }, running)).toThrow(/PORTAL_URL/);
});
