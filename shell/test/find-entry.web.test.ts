import { expect, test } from '@jest/globals';
import { fakeServer } from '@zielona-fala/web-kit/testing';
import { findEntry } from '../src/remotes/find-entry.ts';

const MANIFEST = 'https://auth.test/app/mf-manifest.json';
const REMOTES = { remotes: [{ name: 'auth', manifest: MANIFEST }] };
const WRITTEN = { metaData: { remoteEntry: { path: '', name: 'remoteEntry.0a1b2c3d.js', type: 'global' } } };

const deploy = (remotes: unknown, manifest: unknown) =>
  fakeServer({
    'GET /remotes.json': { status: 200, body: remotes },
    [`GET ${MANIFEST}`]: { status: 200, body: manifest },
  });

test('the script of a remote is found by its manifest', async () => {
  deploy(REMOTES, WRITTEN);
  await expect(findEntry('auth')).resolves.toBe('https://auth.test/app/remoteEntry.0a1b2c3d.js');
});

test.each([
  ['names no remotes', {}],
  ['names one without its manifest', { remotes: [{ name: 'auth' }] }],
])('a remotes.json that %s is refused by its name', async (_what, remotes) => {
  deploy(remotes, WRITTEN);
  await expect(findEntry('auth')).rejects.toThrow(/remotes\.json lacks what is read of it/);
});

test.each([
  ['is empty', null],
  ['names no script', { metaData: { remoteEntry: { path: '' } } }],
])('a manifest that %s is refused by its address', async (_what, manifest) => {
  deploy(REMOTES, manifest);
  await expect(findEntry('auth')).rejects.toThrow(`${MANIFEST} lacks what is read of it`);
});

test('a remote that is not deployed has none', async () => {
  deploy({ remotes: [] }, WRITTEN);
  await expect(findEntry('auth')).rejects.toThrow('remotes.json does not name auth');
});
