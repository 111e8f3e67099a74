import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { BANK_FOLDER } from '../src/bank/folder.ts';
import { readMedia } from '../src/media/catalogue.ts';
import { startService, type TestService } from './support/service.ts';

const FILE = 'scenes/yield.svg';
const address = `/media/${readMedia(path.join(BANK_FOLDER, 'media')).addressOf(FILE)}`;

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

const get = (url: string) => request(service.app.http).get(url);

describe('a picture', () => {
  test('is served for ever under the hash of its content, and can do nothing but be seen', async () => {
    const answer = await get(address).buffer(true);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.body.toString()).toBe(await readFile(path.join(BANK_FOLDER, 'media', FILE), 'utf8'));
  });

  test('is served in parts', async () => {
    const part = await get(address).set('range', 'bytes=0-3').buffer(true);
    expect(part.status).toBe(206);
    expect(part.headers['content-length']).toBe('4');
    expect((await get(address).set('range', 'bytes=99999999-')).status).toBe(416);
  });

  test('of another edition is shown but not kept', async () => {
    const answer = await get('/media/scenes/yield.00000000.svg');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });
});

test.each([
  '/media/scenes/none.00000000.svg',
  '/media/scenes/yield.svg',
  '/media/..%2f..%2fpackage.00000000.json',
  '/media/%2e%2e/questions/road-signs.00000000.json',
  '/media/scenes/%00.00000000.svg',
  '/media/',
])('nothing but the pictures is reachable: %s', async (url) => {
  expect((await get(url)).status).toBe(404);
});
