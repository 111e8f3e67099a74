import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { goTool } from '../src/infra/go-tool.ts';
import {
  checkSchemas,
  findWeaknesses,
  K8S,
  type Manifest,
  type Rendered,
  render,
  renderTogether,
} from '../src/kubernetes/manifests.ts';
import { RULES_FILE, rulesForOperator } from '../src/kubernetes/rules.ts';

/** The first time they are built. */
const BUILD_MS = 20 * 60_000;
const RENDER_MS = 5 * 60_000;

const folders = (name: string): string[] =>
  readdirSync(path.join(K8S, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${name}/${entry.name}`);

/** Kinds of operators, of whose shape nothing is known here: who adds one looks at it with its operator. */
const UNKNOWN_KINDS = [
  'cert-manager.io/v1/Certificate',
  'cert-manager.io/v1/Issuer',
  'external-secrets.io/v1/ExternalSecret',
  'gateway.networking.k8s.io/v1/Gateway',
  'gateway.networking.k8s.io/v1/HTTPRoute',
  'kafka.strimzi.io/v1/Kafka',
  'kafka.strimzi.io/v1/KafkaNodePool',
  'kafka.strimzi.io/v1/KafkaTopic',
  'kafka.strimzi.io/v1/KafkaUser',
  'keda.sh/v1alpha1/ScaledObject',
  'keda.sh/v1alpha1/TriggerAuthentication',
  'mongodbcommunity.mongodb.com/v1/MongoDBCommunity',
  'monitoring.coreos.com/v1/PodMonitor',
  'monitoring.coreos.com/v1/Probe',
  'monitoring.coreos.com/v1/PrometheusRule',
];

/** What kube-score has against what we do on purpose. */
const ON_PURPOSE: readonly RegExp[] = [
  // topology spread parts replicas, and also when there are more of them than nodes
  /^deployment-has-host-podantiaffinity: /,
  // KEDA says how many, and its objects are not known
  /^deployment-replicas: .*\/svc-(identity|tests|stats): /,
  // pods that operators make, and exporters of servers that may lie outside
  /^networkpolicy-targets-pod: .*\/(mongodb|kafka|acme-solver|metrics-of-servers): /,
];
/** On one's own machine: one of each, of images that were built there. */
const ON_PURPOSE_LOCALLY: readonly RegExp[] = [
  ...ON_PURPOSE,
  /^(container-image-pull-policy|horizontalpodautoscaler-replicas|deployment-replicas): /,
];

const SETTINGS: readonly Manifest[] = [
  {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'address' },
    data: { host: 'portal.test', media: 'https://media.test' },
  },
  {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'storage' },
    data: { disk: 'fast', shared: 'files', backups: 'backups' },
  },
];

/** Each pair of choices occurs in one of these. */
const COMBINATIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => {
  const [mongodb, kafka, redis] = [number & 1, number & 2, number & 4].map(Boolean);
  const media = [[], ['media-volume'], ['media-volume', 'media-cdn']][number % 3] ?? [];
  const server = (name: string, isInCluster: boolean | undefined) =>
    `${name}-${isInCluster ? 'in-cluster' : 'external'}`;
  const isKafkaKnown = kafka === true;
  return {
    components: [
      ...['network-policy', 'certificates', 'ingress'],
      ...[server('mongodb', mongodb), server('kafka', kafka), server('redis', redis)],
      ...media,
      ...(mongodb !== kafka ? ['consumer-scaling'] : []),
      ...(kafka !== redis ? ['monitoring'] : ['erasure-log', 'backup', 'collector']),
      ...(number === 0 ? ['external-secrets'] : []),
      ...(number === 1 ? ['canary-public', 'canary-auth', 'canary-dashboard'] : []),
      'storage',
    ],
    settings: isKafkaKnown
      ? SETTINGS
      : [
          ...SETTINGS,
          {
            apiVersion: 'v1',
            kind: 'ConfigMap',
            metadata: { name: 'kafka' },
            data: { brokers: 'kafka.test:9093' },
          },
        ],
  };
});

let deployables: readonly Rendered[];
let jobs: readonly Rendered[];
let logs: Rendered;
let overlays: ReadonlyMap<string, Rendered>;

beforeAll(async () => {
  await goTool('kustomize');
  await goTool('kubeconform');
  await goTool('kube-score');
  await goTool('promtool');
  const below = (folder: string) => render(path.join(K8S, folder));
  deployables = await Promise.all(folders('base').map(below));
  jobs = await Promise.all(['import', 'restore'].map(below));
  logs = await below('logs');
  const names = folders('overlays');
  const rendered = await Promise.all(names.map(below));
  overlays = new Map(names.map((name, index) => [name, rendered[index] as Rendered]));
}, BUILD_MS);

test(
  'every kind is as Kubernetes knows it, in each deployable alone and in each combination',
  async () => {
    const combined = [];
    for (const { components, settings } of COMBINATIONS) {
      const names = components.map((name) => `components/${name}`);
      combined.push(await renderTogether(['base'], names, settings));
    }
    const used = new Set(COMBINATIONS.flatMap(({ components }) => components));
    expect([...used].map((name) => `components/${name}`).sort()).toEqual(folders('components').sort());

    const all = [...deployables, ...jobs, logs, ...overlays.values(), ...combined];
    const distinct = new Set(all.flatMap(({ text }) => text.split(/^---$/m)));
    const { problems, unknownKinds } = await checkSchemas([...distinct].join('\n---\n'));
    process.stderr.write(`Kinds that only their operators know: ${unknownKinds.join(', ')}\n`);
    expect(problems).toEqual([]);
    expect(unknownKinds).toEqual(UNKNOWN_KINDS);
  },
  RENDER_MS,
);

test.each([
  ['overlays/production', ON_PURPOSE],
  ['overlays/staging', ON_PURPOSE],
  ['overlays/local', ON_PURPOSE_LOCALLY],
])('%s: kube-score finds no weakness but what is on purpose', async (name, onPurpose) => {
  const weaknesses = await findWeaknesses(overlays.get(name)?.text ?? '');
  expect(weaknesses.filter((weakness) => !onPurpose.some((known) => known.test(weakness)))).toEqual([]);
});

test('kube-score finds no weakness in the jobs that run once beside an installation', async () => {
  const texts = [overlays.get('overlays/staging'), ...jobs].map((each) => each?.text);
  const weaknesses = await findWeaknesses(texts.join('---\n'));
  expect(weaknesses.filter((weakness) => /bank-import|restore/.test(weakness))).toEqual([]);
});

test('each deployable renders alone, and nothing else with it', () => {
  const names = deployables.map(({ manifests }) =>
    manifests.map(({ metadata }) => metadata.labels?.['app.kubernetes.io/name']),
  );
  expect(names.map((all) => [...new Set(all.filter(Boolean))])).toEqual(
    folders('base').map((folder) => [path.basename(folder)]),
  );
});

test("Prometheus' operator gets the rules of deploy/monitoring, each of our namespace alone", async () => {
  // npm run k8s:rules makes them anew
  const rules = await rulesForOperator();
  expect(readFileSync(RULES_FILE, 'utf8')).toBe(rules);
  expect(rules).toMatch(/expr: max by \(job\) \(up\{namespace="zielona-fala"\}\) == 0/);
});

test('every dashboard of deploy/monitoring comes along', () => {
  const dashboards = overlays
    .get('overlays/production')
    ?.manifests.filter(({ metadata }) => metadata.name.startsWith('dashboards-'));
  const files = readdirSync(path.join(K8S, '../monitoring/dashboards'));
  expect(dashboards?.flatMap(({ data }) => Object.keys(data)).sort()).toEqual(files.sort());
});

test('no manifest holds a secret', () => {
  const all = [...deployables, ...jobs, ...overlays.values()].flatMap(({ manifests }) => manifests);
  expect(all.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});
