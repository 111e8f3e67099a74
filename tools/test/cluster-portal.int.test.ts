import path from 'node:path';
import { expect, test } from '@jest/globals';
import { manifestsOf, OVERLAY } from '../src/cluster/portal.ts';
import { K8S, render } from '../src/kubernetes/manifests.ts';

test('a deployable is applied alone, all of its containers in the version that is asked for', async () => {
  const overlay = await render(path.join(K8S, 'overlays', OVERLAY));
  const manifests = manifestsOf(overlay.manifests, 'svc-tests', '9.9.9');
  expect(new Set(manifests.map(({ metadata }) => metadata.labels?.['app.kubernetes.io/name']))).toEqual(
    new Set(['svc-tests']),
  );
  expect(manifests.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Deployment', 'Service', 'PodDisruptionBudget', 'ServiceAccount']),
  );
  const deployment = manifests.find(({ kind }) => kind === 'Deployment');
  const containers = ['initContainers', 'containers'].flatMap((key) => deployment?.spec.template.spec[key]);
  expect(containers.map(({ image }) => image)).toEqual([
    'registry.example/zielona-fala/svc-tests:9.9.9',
    'registry.example/zielona-fala/svc-tests:9.9.9',
  ]);
});
