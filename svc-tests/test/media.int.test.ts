import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { get as open } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeBank } from '@zielona-fala/contracts/bank/testing';
import { startHttpServer } from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';
import request from 'supertest';
import { readMedia } from '../src/media/catalogue.ts';
import { startService, type TestService } from './support/service.ts';

const FILE = 'scenes/here.svg';
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const IMPORTED_FILM = '/media/official/w-12-3.1a2b3c4d.webm';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const LEAVING = 20;

const lines: string[] = [];
let service: TestService;
let picture: Buffer;
let address: string;

beforeAll(async () => {
  const bank = await writeBank({});
  picture = await readFile(path.join(bank, 'media', FILE));
  address = `/media/${await readMedia(path.join(bank, 'media')).addressOf(FILE)}`;
  service = await startService({
    config: { BANK_DIR: bank, MEDIA_DIR: await importedFolder() },
    logTo: { write: (line) => lines.push(line) },
  });
});

afterAll(async () => {
  await service.stop();
});

/** As an import leaves it, with something beside it that is nobody's business, and links that lead there. */
async function importedFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'media-'));
  const folder = path.join(parent, '.media');
  await mkdir(path.join(folder, 'official'), { recursive: true });
  for (const extension of ['webm', 'mp4', 'jpg', 'png', 'webp', 'svg']) {
    await writeFile(path.join(folder, `official/w-12-3.1a2b3c4d.${extension}`), FILM);
  }
  await writeFile(path.join(parent, 'secret.txt'), 'secret');
  await symlink(path.join(parent, 'secret.txt'), path.join(folder, 'official/link.1a2b3c4d.jpg'));
  await mkdir(path.join(folder, 'official/folder.1a2b3c4d.jpg'));
  await cp(path.join(parent, 'secret.txt'), path.join(folder, 'official/unnamed.jpg'));
  await cp(path.join(parent, 'secret.txt'), path.join(folder, 'other.1a2b3c4d.jpg'));
  await cp(path.join(folder, 'official'), path.join(folder, 'drafts/official'), { recursive: true });
  return folder;
}

const get = (url: string) => request(service.app.http).get(url);

describe('a picture', () => {
  test('is served for ever under the hash of its content, and can do nothing but be seen', async () => {
    const answer = await get(address).buffer(true);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': IMMUTABLE,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.body).toEqual(picture);
  });

  test('of another edition is shown but not kept', async () => {
    const answer = await get('/media/scenes/here.00000000.svg');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test('that has not changed is not sent again', async () => {
    const { headers } = await get(address);
    expect((await get(address).set('if-none-match', headers.etag ?? '')).status).toBe(304);
  });
});

describe('a film', () => {
  test.each([
    ['bytes=0-3', 'bytes 0-3/1000', FILM.subarray(0, 4)],
    ['bytes=990-', 'bytes 990-999/1000', FILM.subarray(990)],
    ['bytes=-2', 'bytes 998-999/1000', FILM.subarray(998)],
    ['bytes=500-9999', 'bytes 500-999/1000', FILM.subarray(500)],
  ])('is served in parts: %s', async (range, told, bytes) => {
    const part = await get(IMPORTED_FILM).set('range', range).buffer(true);
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': told,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': IMMUTABLE,
    });
    expect(part.body).toEqual(bytes);
  });

  test('has no part beyond its end', async () => {
    const answer = await get(IMPORTED_FILM).set('range', 'bytes=1000-');
    expect(answer.status).toBe(416);
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-store' });
  });

  test('is sent whole when the part is one of another edition', async () => {
    const answer = await get(IMPORTED_FILM).set({ range: 'bytes=0-3', 'if-range': '"old"' }).buffer(true);
    expect([answer.status, answer.headers['content-length']]).toEqual([200, '1000']);
  });

  test('tells its size without being sent', async () => {
    const { status, headers } = await request(service.app.http).head(IMPORTED_FILM);
    expect([status, headers['content-length'], headers['accept-ranges']]).toEqual([200, '1000', 'bytes']);
  });
});

test.each(['post', 'put', 'patch', 'delete'] as const)(
  'can be read only: %s is told so, whatever the address',
  async (method) => {
    for (const url of [address, IMPORTED_FILM, '/media/none']) {
      const { status, headers, body } = await request(service.app.http)[method](url);
      expect([status, headers.allow, body.code]).toEqual([405, 'GET', 'method-not-allowed']);
    }
    expect((await request(service.app.http)[method]('/media/')).status).toBe(404);
  },
);

test.each([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml; charset=utf-8'],
])('an imported .%s is called %s and kept for ever', async (extension, type) => {
  const { headers } = await get(`/media/official/w-12-3.1a2b3c4d.${extension}`).buffer(true);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': IMMUTABLE });
});

test.each([
  '/media/scenes/none.00000000.svg',
  '/media/scenes/yield.svg',
  '/media/..%2f..%2fpackage.00000000.json',
  '/media/%2e%2e/questions/road-signs.00000000.json',
  '/media/scenes/%00.00000000.svg',
  '/media/official/gone.1a2b3c4d.webm',
  '/media/official/unnamed.jpg',
  '/media/official/link.1a2b3c4d.jpg',
  '/media/official/folder.1a2b3c4d.jpg',
  '/media/official/..%2fother.1a2b3c4d.jpg',
  '/media/other.1a2b3c4d.jpg',
  '/media/drafts/official/w-12-3.1a2b3c4d.jpg',
  '/media/',
])('nothing but pictures and films is reachable: %s', async (url) => {
  expect((await get(url)).status).toBe(404);
});

test('a caller who leaves before the answer begins is no failure of the service', async () => {
  const server = await startHttpServer(service.app.http, 0);
  lines.length = 0;
  for (let turn = 0; turn < LEAVING; turn += 1) {
    const call = open({ port: server.port, path: IMPORTED_FILM, agent: false }).on('error', () => undefined);
    call.once('finish', () => call.destroy());
  }
  const left = () => lines.filter((line) => line.includes('"status":499'));
  await waitFor('the callers to have left', () => left().length === LEAVING);
  await server.stop();
  expect(lines.filter((line) => !line.includes('"level":"info"'))).toEqual([]);
});
