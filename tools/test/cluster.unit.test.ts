import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createAuthority } from '../src/cluster/authority.ts';
import { differences } from '../src/cluster/leftovers.ts';
import { volumesFor } from '../src/cluster/volumes.ts';
import { run } from '../src/process/run.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what came and what went is named, what stays is not', () => {
  const before = new Set(['link: eth0', 'setting: kernel/panic = 0']);
  const after = new Set(['link: eth0', 'mount: /run/containerd', 'setting: kernel/panic = 10']);
  expect(differences(before, after)).toEqual([
    'left behind: mount: /run/containerd',
    'left behind: setting: kernel/panic = 10',
    'gone: setting: kernel/panic = 0',
  ]);
});

test('each claim gets a volume on the node that is meant for it alone', async () => {
  const claim = {
    ...{ apiVersion: 'v1', kind: 'PersistentVolumeClaim' },
    metadata: { name: 'mf-auth', namespace: 'zielona-fala' },
    spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '1Gi' } } },
  };
  const [volume, ...others] = await volumesFor([{ ...claim, kind: 'Service' }, claim], folder);
  expect(others).toEqual([]);
  expect(volume?.spec).toMatchObject({
    accessModes: ['ReadWriteMany'],
    capacity: { storage: '1Gi' },
    claimRef: { namespace: 'zielona-fala', name: 'mf-auth' },
  });
  expect((await stat(volume?.spec.hostPath.path)).isDirectory()).toBe(true);
});

test('what the authority issues is vouched for by its own certificate, for the names that were asked for', async () => {
  const authority = await createAuthority(path.join(folder, 'certificates'));
  const { certificate } = await authority.issue({ name: 'system:node:node', hosts: ['auth.portal.test'] });
  const { code } = await run('openssl', [
    ...['verify', '-CAfile', authority.file, '-verify_hostname', 'auth.portal.test', certificate],
  ]);
  expect(code).toBe(0);
});
