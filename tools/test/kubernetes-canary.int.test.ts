import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { goTool } from '../src/infra/go-tool.ts';
import { K8S, type Manifest, render, renderTogether } from '../src/kubernetes/manifests.ts';
import { allowedCalls, calledFrom, type Pod } from '../src/kubernetes/traffic.ts';
import { findSettingsProblems } from '../src/test/deployables.ts';

const BUILD_MS = 20 * 60_000;
const HOST = 'portal.test';
const OPERATOR = {
  OPERATOR_NAME: 'Anna Nowak',
  OPERATOR_ADDRESS: 'ul. Prosta 1, 00-001 Warszawa',
  OPERATOR_EMAIL: 'operator@portal.test',
};
const ADDRESS: Manifest = {
  ...{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'address' } },
  data: { host: HOST, media: 'https://media.test' },
};

beforeAll(async () => {
  await goTool('kustomize');
}, BUILD_MS);

test.each(['public', 'auth', 'dashboard'])(
  'a canary of %s runs beside the deployed version',
  async (remote) => {
    const names = ['network-policy', 'ingress', `canary-${remote}`].map((name) => `components/${name}`);
    const { manifests } = await renderTogether(['base'], names, [ADDRESS]);
    const only = (kind: string, name: string): Manifest => {
      const found = manifests.filter(
        ({ kind: its, metadata }) => its === kind && metadata.name.replace(/-[a-z0-9]{10}$/, '') === name,
      );
      expect(found).toHaveLength(1);
      return found[0] as Manifest;
    };
    const [deployed, canary] = [`mf-${remote}`, `mf-${remote}-canary`];
    const pod = (name: string): Pod => ({
      name,
      labels: only('Deployment', name).spec.template.metadata.labels,
    });
    const isSelected = ({ labels }: Pod, selector: Readonly<Record<string, string>>) =>
      Object.entries(selector).every(([key, value]) => labels[key] === value);

    // each service, and each budget, has the pods of its own version
    for (const [own, other] of [
      [deployed, canary],
      [canary, deployed],
    ] as const) {
      for (const selector of [
        only('Service', own).spec.selector,
        only('PodDisruptionBudget', own).spec.selector.matchLabels,
      ]) {
        expect(isSelected(pod(own), selector)).toBe(true);
        expect(isSelected(pod(other), selector)).toBe(false);
      }
    }
    expect(only('Deployment', canary).spec.template.spec.containers[0].image).toMatch(
      `registry.example/zielona-fala/mf-${remote}-canary:`,
    );
    expect(only('HorizontalPodAutoscaler', canary).spec.scaleTargetRef.name).toBe(canary);

    // servers and browsers reach it where the shell's server says
    const shell = only('ConfigMap', 'shell').data;
    const variable = `CANARY_${remote.toUpperCase()}`;
    expect(shell).toMatchObject({
      [`${variable}_URL`]: `https://${remote}-canary.${HOST}`,
      [`${variable}_INTERNAL_URL`]: `http://${canary}:8080`,
    });
    expect(
      await findSettingsProblems('shell', { ...shell, ...OPERATOR, PORT: '8080', PROBE_PORT: '9090' }),
    ).toEqual([]);
    expect(only('ConfigMap', canary).data.PUBLIC_URL).toBe(`https://${remote}-canary.${HOST}`);
    const { hostnames, parentRefs, rules } = only('HTTPRoute', canary).spec;
    expect([hostnames, rules[0].backendRefs[0].name]).toEqual([[`${remote}-canary.${HOST}`], canary]);
    expect(only('Gateway', 'portal').spec.listeners).toContainEqual(
      expect.objectContaining({ name: parentRefs[0].sectionName, hostname: `${remote}-canary.${HOST}` }),
    );
    const pods = ['shell', deployed, canary, 'gateway'].map(pod);
    expect(allowedCalls(manifests, pods)).toContain(`shell → ${canary}`);
    expect(calledFrom('traefik', manifests, pods)).toContain(canary);

    // error reports pass by the shell's servers, and the gateway still knows who sent them
    const errors = only('HTTPRoute', `errors-with-canary-of-${remote}`).spec;
    expect(errors.hostnames).toEqual([HOST]);
    expect(errors.rules).toEqual([
      {
        matches: [{ path: { type: 'Exact', value: '/api/v1/client-errors' } }],
        backendRefs: [{ name: 'shell', port: 8080 }],
      },
    ]);
    expect(only('ConfigMap', 'gateway').data.TRUSTED_PROXY_HOPS).toBe('2');
  },
);

test('traces of a canary reach the collector, as those of the deployed version do', async () => {
  const names = ['network-policy', 'ingress', 'canary-dashboard', 'collector'];
  const components = names.map((name) => `components/${name}`);
  const { manifests } = await renderTogether(['base'], components, [ADDRESS]);
  const pods = ['mf-dashboard', 'mf-dashboard-canary', 'collector'].map((name): Pod => {
    const deployment = manifests.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === name,
    );
    return { name, labels: deployment?.spec.template.metadata.labels };
  });
  expect(allowedCalls(manifests, pods)).toEqual([
    'mf-dashboard → collector',
    'mf-dashboard-canary → collector',
  ]);
});

test('an overlay says for how many browsers a canary is', async () => {
  const { manifests } = await render(path.join(K8S, 'overlays', 'drill-canary'));
  const shell = manifests.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('shell-'),
  );
  expect(shell?.data).toMatchObject({ CANARY_DASHBOARD_PERCENT: '10' });
});
