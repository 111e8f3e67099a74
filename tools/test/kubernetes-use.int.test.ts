import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@zielona-fala/contracts/events';
import { parseAllDocuments } from 'yaml';
import { goTool } from '../src/infra/go-tool.ts';
import { K8S, type Manifest, render, renderTogether } from '../src/kubernetes/manifests.ts';
import { allowedCalls, calledFrom, type Pod } from '../src/kubernetes/traffic.ts';
import { ROOT } from '../src/paths.ts';
import { DEPLOYABLES, type Deployable, findSettingsProblems } from '../src/test/deployables.ts';

const BUILD_MS = 20 * 60_000;
const NAME = 'app.kubernetes.io/name';

/** The trust boundaries of docs/security/threat-model.md: who calls whom inside the cluster. */
const CALLS: Readonly<Record<Deployable, readonly string[]>> = {
  shell: ['gateway', 'mf-public', 'mf-auth', 'mf-dashboard'],
  'mf-public': [],
  'mf-auth': [],
  'mf-dashboard': [],
  gateway: ['svc-identity', 'svc-tests', 'svc-stats', 'redis'],
  'svc-identity': ['svc-tests', 'svc-stats', 'mongodb', 'redis', 'kafka'],
  'svc-tests': ['svc-identity', 'mongodb', 'redis', 'kafka'],
  'svc-stats': ['svc-identity', 'mongodb', 'redis', 'kafka'],
};
const ARROWS = Object.entries(CALLS)
  .flatMap(([from, to]) => to.map((name) => `${from} → ${name}`))
  .sort();

/** Servers' pods, as their operators label them. */
const SERVERS: readonly Pod[] = [
  { name: 'mongodb', labels: { app: 'mongodb-svc' } },
  { name: 'redis', labels: { [NAME]: 'redis' } },
  { name: 'kafka', labels: { 'strimzi.io/cluster': 'kafka', 'strimzi.io/name': 'kafka-kafka' } },
];

/** What stands in secrets is not known here: something that has its form. */
const SECRET_VALUES: Readonly<Record<string, string>> = {
  MONGODB_URI: 'mongodb://user:password@mongodb-0:27017/database?replicaSet=mongodb&ssl=true',
  REDIS_URL: 'rediss://user:password@redis:6379',
  SMTP_URL: 'smtps://user:password@mail.test',
  SENTRY_DSN: 'https://key@sentry.test/1',
  VAPID_PRIVATE_KEY: 'k'.repeat(43),
};

/** What a canary adds, kubernetes-canary.int looks at. */
const OVERLAYS = readdirSync(path.join(K8S, 'overlays')).filter((name) => name !== 'drill-canary');
const rendered = new Map<string, readonly Manifest[]>();
let bankImport: Manifest;

beforeAll(async () => {
  await goTool('kustomize');
  for (const name of OVERLAYS) rendered.set(name, (await render(path.join(K8S, 'overlays', name))).manifests);
  const { manifests } = await render(path.join(K8S, 'import'));
  bankImport = only(manifests.filter(({ kind }) => kind === 'Job'));
}, BUILD_MS);

const inOverlay = (overlay: string, kind: string, name?: string): Manifest[] =>
  (rendered.get(overlay) ?? []).filter(
    (manifest) => manifest.kind === kind && (name === undefined || manifest.metadata.name === name),
  );

function only(manifests: readonly Manifest[]): Manifest {
  expect(manifests).toHaveLength(1);
  return manifests[0] as Manifest;
}

const deployment = (overlay: string, name: string) => only(inOverlay(overlay, 'Deployment', name));

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly name: string; readonly key: string; readonly optional?: boolean };
    readonly configMapKeyRef?: { readonly name: string; readonly key: string };
  };
}

/** The variables of a process, with values of their form where they stand in secrets. */
function environmentOf(overlay: string, name: string): Record<string, string> {
  const [container] = deployment(overlay, name).spec.template.spec.containers;
  const configMap = (wanted: string) =>
    only(inOverlay(overlay, 'ConfigMap', wanted)).data as Record<string, string>;
  const maps = (container.envFrom as { configMapRef: { name: string } }[]).map(({ configMapRef }) =>
    configMap(configMapRef.name),
  );
  const variables = (container.env as Variable[]).map(({ name: key, value, valueFrom }) => {
    const { configMapKeyRef: ref } = valueFrom ?? {};
    return [key, value ?? (ref ? configMap(ref.name)[ref.key] : (SECRET_VALUES[key] ?? 's'.repeat(64)))];
  });
  return Object.assign({}, ...maps, Object.fromEntries(variables));
}

const cases = OVERLAYS.flatMap((overlay) => DEPLOYABLES.map((name) => [overlay, name] as const));

test.each(cases)('%s: %s gets the settings that it reads, and takes them', async (overlay, name) => {
  expect(await findSettingsProblems(name, environmentOf(overlay, name))).toEqual([]);
});

test.each(cases)('%s: %s is asked at the ports and paths where it answers', (overlay, name) => {
  const { PORT, PROBE_PORT } = environmentOf(overlay, name);
  const { template } = deployment(overlay, name).spec;
  const [container] = template.spec.containers;
  expect(container.ports).toEqual([
    { name: 'http', containerPort: Number(PORT) },
    { name: 'probe', containerPort: Number(PROBE_PORT) },
  ]);
  const probes = readFileSync(path.join(ROOT, 'packages/service-kit/src/process/probes.ts'), 'utf8');
  const answered = [...probes.matchAll(/case '(\/\w+)':/g)].map(([, found]) => found);
  expect(answered).toEqual(['/livez', '/readyz', '/metrics']);
  expect(container.startupProbe.httpGet).toEqual({ path: '/readyz', port: 'probe' });
  expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'probe' });
  expect(container.livenessProbe.httpGet).toEqual({ path: '/livez', port: 'probe' });
  // what stands still is counted from one probe to the next, which must come within 20 s
  expect(container.livenessProbe.periodSeconds).toBeLessThanOrEqual(20);

  const service = only(inOverlay(overlay, 'Service', name));
  expect(service.spec.ports).toEqual([expect.objectContaining({ port: 8080, targetPort: 'http' })]);
  expect(template.metadata.labels).toMatchObject(service.spec.selector);
});

test.each(OVERLAYS)('%s: settings name those processes that the drawing shows', (overlay) => {
  const found = DEPLOYABLES.flatMap((name) => {
    const environment = environmentOf(overlay, name);
    const urls = Object.values(environment).flatMap(
      (value) => /^http:\/\/([\w-]+):8080/.exec(value)?.[1] ?? [],
    );
    const servers = [
      ...(environment.MONGODB_URI ? ['mongodb'] : []),
      ...(environment.REDIS_URL ? ['redis'] : []),
      ...(environment.KAFKA_BROKERS ? ['kafka'] : []),
    ];
    return [...new Set([...urls, ...servers])].map((to) => `${name} → ${to}`);
  });
  expect(found.sort()).toEqual(ARROWS);
});

/** Strimzi makes the policy of Kafka's own side from its listener. */
function policyOfKafka(overlay: string): Manifest {
  const [listener] = only(inOverlay(overlay, 'Kafka')).spec.kafka.listeners;
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'of-strimzi' },
    spec: {
      podSelector: { matchLabels: { 'strimzi.io/cluster': 'kafka' } },
      policyTypes: ['Ingress'],
      ingress: [{ from: listener.networkPolicyPeers }],
    },
  };
}

test.each(['staging', 'local'])('%s: policies allow the arrows of the drawing, and no others', (overlay) => {
  const manifests = rendered.get(overlay) ?? [];
  const processes = DEPLOYABLES.map((name) => ({
    name,
    labels: deployment(overlay, name).spec.template.metadata.labels,
  }));
  expect(allowedCalls([...manifests, policyOfKafka(overlay)], [...processes, ...SERVERS]).sort()).toEqual(
    ARROWS,
  );
  const behind = [...processes, ...SERVERS];
  expect(calledFrom('traefik', manifests, behind)).toEqual([
    ...['shell', 'mf-public', 'mf-auth', 'mf-dashboard', 'gateway'],
  ]);
});

test('the import gets the settings that it reads, and reaches MongoDB alone', async () => {
  const { metadata, spec } = bankImport.spec.template;
  const settings = (spec.containers[0].env as Variable[]).map(({ name, value }) => [
    name,
    value ?? SECRET_VALUES[name] ?? '',
  ]);
  expect(await findSettingsProblems('bank-import', Object.fromEntries(settings))).toEqual([]);
  const pod = { name: 'bank-import', labels: metadata.labels };
  expect(allowedCalls(rendered.get('staging') ?? [], [pod, ...SERVERS])).toEqual(['bank-import → mongodb']);
});

test('the replay of erasures reaches MongoDB and Kafka alone, waits for an operator, and has the image of its service', () => {
  const { spec } = only(inOverlay('staging', 'CronJob', 'erasure-replay'));
  expect(spec.suspend).toBe(true);
  const { metadata, spec: pod } = spec.jobTemplate.spec.template;
  const replay = { name: 'erasure-replay', labels: metadata.labels };
  const processes = DEPLOYABLES.map((name) => ({
    name,
    labels: deployment('staging', name).spec.template.metadata.labels,
  }));
  const manifests = [...(rendered.get('staging') ?? []), policyOfKafka('staging')];
  const calls = allowedCalls(manifests, [replay, ...processes, ...SERVERS]);
  expect(calls.filter((call) => call.includes('erasure-replay')).sort()).toEqual([
    'erasure-replay → kafka',
    'erasure-replay → mongodb',
  ]);
  const [{ image }] = deployment('staging', 'svc-identity').spec.template.spec.containers;
  for (const container of [...pod.initContainers, ...pod.containers]) expect(container.image).toBe(image);
});

test('production reaches its servers only where they lie', () => {
  const addresses = ['mongodb', 'kafka', 'redis'].map((name) => {
    const { spec } = only(inOverlay('production', 'NetworkPolicy', `to-${name}`));
    const users = DEPLOYABLES.filter((process) => {
      const { labels } = deployment('production', process).spec.template.metadata;
      return Object.entries(spec.podSelector.matchLabels).every(([key, value]) => labels[key] === value);
    });
    expect(spec.egress[0].to[0].ipBlock.cidr).toMatch(/\/\d+$/);
    return [name, users];
  });
  const usersOf = (server: string) => DEPLOYABLES.filter((name) => CALLS[name].includes(server));
  expect(addresses).toEqual(['mongodb', 'kafka', 'redis'].map((name) => [name, usersOf(name)]));
});

test.each(OVERLAYS)('%s: routes lead to a process what is its own, by https alone', (overlay) => {
  const { host } = new URL(environmentOf(overlay, 'shell').PUBLIC_URL ?? '');
  const { listeners } = only(inOverlay(overlay, 'Gateway')).spec;
  const hostOf = Object.fromEntries(
    listeners.map(({ name, protocol, hostname }: Manifest) => [name, `${protocol} ${hostname ?? '*'}`]),
  );
  const routes = inOverlay(overlay, 'HTTPRoute').flatMap(({ spec }) =>
    spec.rules.flatMap(({ matches = [], backendRefs = [], filters = [] }: Manifest) => {
      const { sectionName } = spec.parentRefs[0];
      if (filters.length > 0) return `${hostOf[sectionName]} → ${filters[0].requestRedirect.scheme}`;
      expect(hostOf[sectionName]).toBe(`HTTPS ${spec.hostnames[0]}`);
      return `${hostOf[sectionName]}${matches[0].path.value} → ${backendRefs[0].name}:${backendRefs[0].port}`;
    }),
  );
  const remotes = ['public', 'auth', 'dashboard'];
  expect(routes.sort()).toEqual(
    [
      ...[
        `HTTPS ${host}/api → gateway:8080`,
        `HTTPS ${host}/media → gateway:8080`,
        `HTTPS ${host}/ → shell:8080`,
      ],
      ...remotes.map((name) => `HTTPS ${name}.${host}/ → mf-${name}:8080`),
      'HTTP * → https',
    ].sort(),
  );
  for (const name of remotes)
    expect(environmentOf(overlay, `mf-${name}`).PUBLIC_URL).toBe(`https://${name}.${host}`);
});

test('secrets that processes need are made by make-secrets or by the operators', () => {
  const output = execFileSync('bash', [path.join(K8S, 'make-secrets')], { encoding: 'utf8' });
  const made = parseAllDocuments(output)
    .map((document) => document.toJS() as Manifest | null)
    .flatMap((secret) => Object.keys(secret?.data ?? {}).map((key) => `${secret?.metadata.name} ${key}`));
  const { users } = only(inOverlay('local', 'MongoDBCommunity')).spec;
  const byOperators = [
    ...users.map((user: Manifest) => `${user.connectionStringSecretName} connectionString.standard`),
    ...inOverlay('local', 'KafkaUser').map(({ metadata }) => `kafka-${metadata.name} password`),
  ];
  const read = inOverlay('local', 'Deployment')
    .flatMap(({ spec: { template } }) => [
      ...(template.spec.initContainers ?? []),
      ...template.spec.containers,
    ])
    .flatMap(({ env = [] }) => env as Variable[])
    .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])
    .map(({ name, key, optional = false }) => ({ secret: `${name} ${key}`, optional }));
  const needed = read.filter(({ optional }) => !optional).map(({ secret }) => secret);
  expect([...made, ...byOperators]).toEqual(expect.arrayContaining(needed));
  const redis = only(inOverlay('local', 'StatefulSet', 'redis')).spec.template.spec;
  const command: readonly string[] = redis.containers[0].command ?? redis.containers[0].args;
  const aclFile = command[command.indexOf('--aclfile') + 1] ?? '';
  const ofOperators = [
    ...users.map((user: Manifest) => `${user.passwordSecretRef.name} password`),
    `${redis.volumes[0].secret.secretName} ${path.basename(aclFile)}`,
    // for a shell by hand
    'redis-operator password',
  ];
  expect(made).toEqual(expect.arrayContaining(ofOperators));
  const used = [...read.map(({ secret }) => secret), ...ofOperators];
  expect(made.filter((secret) => !used.includes(secret))).toEqual([]);
});

test('a vault brings every secret that production needs', () => {
  const needed = (rendered.get('production') ?? [])
    .flatMap(({ spec }) => spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec ?? [])
    .flatMap(({ containers = [], initContainers = [] }: Manifest) => [...initContainers, ...containers])
    .flatMap(({ env = [] }: Manifest) => env as Variable[])
    .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])
    .filter(({ optional }) => !optional)
    .map(({ name }) => name);
  const file = path.join(K8S, 'components/external-secrets/secrets.yaml');
  const brought = parseAllDocuments(readFileSync(file, 'utf8')).map(
    (document) => (document.toJS() as Manifest).metadata.name,
  );
  // kafka-scaler and servers-ca are named by KEDA and by volumes
  expect(brought.toSorted()).toEqual([...new Set([...needed, 'kafka-scaler', 'servers-ca'])].toSorted());
});

test.each(OVERLAYS)(
  '%s: every volume has a storage class, and every pod of ours may run where it is restricted',
  (overlay) => {
    const manifests = rendered.get(overlay) ?? [];
    const claims = [
      ...inOverlay(overlay, 'PersistentVolumeClaim').map(({ spec }) => spec),
      ...manifests
        .flatMap(
          ({ spec }) => spec?.volumeClaimTemplates ?? spec?.statefulSet?.spec.volumeClaimTemplates ?? [],
        )
        .map(({ spec }: Manifest) => spec),
    ];
    expect(claims.filter(({ storageClassName }) => storageClassName === undefined)).toEqual([]);
    for (const { spec } of inOverlay(overlay, 'KafkaNodePool'))
      expect(spec.storage.class).toEqual(expect.any(String));

    expect(only(inOverlay(overlay, 'Namespace')).metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
    const pods = manifests
      .filter(({ kind }) => ['Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob'].includes(kind))
      .map(({ spec }) => (spec.jobTemplate?.spec ?? spec).template.spec);
    for (const { securityContext, containers, initContainers = [], volumes = [], hostNetwork } of pods) {
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(hostNetwork).toBeUndefined();
      expect(volumes.filter((volume: object) => 'hostPath' in volume)).toEqual([]);
      for (const container of [...containers, ...initContainers])
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
    }
  },
);

test("Kafka's users may do what deploy/kafka/rights.sh allows", () => {
  const rights = readFileSync(path.join(ROOT, 'deploy/kafka/rights.sh'), 'utf8');
  const events = [...rights.matchAll(/^ {2}"(\S+) (\S+) (.+)"$/gm)].map(
    ([, topic = '', writer, readers = '']) => ({
      ...{ topic, writer, readers: readers.split(' ') },
    }),
  );
  expect(
    inOverlay('staging', 'KafkaTopic')
      .map(({ metadata }) => metadata.name)
      .sort(),
  ).toEqual(
    Object.values(EVENTS)
      .map(({ topic }) => topic)
      .sort(),
  );
  for (const name of ['identity', 'tests', 'stats']) {
    const { acls } = only(inOverlay('staging', 'KafkaUser', name)).spec.authorization;
    const operations = Object.fromEntries(
      acls.map(({ resource, operations: allowed }: Manifest) => [
        `${resource.type} ${resource.name ?? ''}`.trim(),
        allowed,
      ]),
    );
    expect(operations).toEqual({
      [`group svc-${name}`]: ['Read', 'Describe'],
      ...Object.fromEntries(
        events.map(({ topic, writer, readers }) => [
          `topic ${topic}`,
          [...(writer === name ? ['Write'] : []), ...(readers.includes(name) ? ['Read'] : []), 'Describe'],
        ]),
      ),
    });
  }
});

test('production asks for what docs/capacity.md plans, and may grow to it', () => {
  const plan = readFileSync(path.join(ROOT, 'docs/capacity.md'), 'utf8');
  const found = DEPLOYABLES.map((name) => {
    const { cpu, memory } = deployment('production', name).spec.template.spec.containers[0].resources
      .requests;
    const [scaled, other] = [
      inOverlay('production', 'ScaledObject', name)[0]?.spec,
      inOverlay('production', 'HorizontalPodAutoscaler', name)[0]?.spec,
    ];
    const from = scaled?.minReplicaCount ?? other?.minReplicas;
    return `| ${name} | ${cpu}, ${memory} | ${from}–${scaled?.maxReplicaCount ?? other?.maxReplicas} |`;
  });
  const rows = [...plan.matchAll(/^\| [\w-]+ \| \d+m, \d+Mi \| \d+–\d+ \|$/gm)].map(([row]) => row);
  expect(rows.sort()).toEqual(found.sort());
});

/** Of `700m` or `512Mi`, in one unit each. */
function quantityOf(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(m|Ki|Mi|Gi)?$/.exec(text) ?? [];
  const units: Readonly<Record<string, number>> = { '': 1, m: 0.001, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 };
  const quantity = Number(number) * (units[unit] ?? Number.NaN);
  if (number === '' || Number.isNaN(quantity)) throw new Error(`${text} is no quantity`);
  return quantity;
}

test.each(OVERLAYS)(
  'nothing in %s asks for more than it may have, which no server would accept',
  (overlay) => {
    const containers = DEPLOYABLES.flatMap((name) => {
      const { initContainers = [], containers: own } = deployment(overlay, name).spec.template.spec;
      return [...initContainers, ...own] as Manifest[];
    });
    const excessive = containers.flatMap(({ name, resources: { requests, limits } }) =>
      Object.keys(requests)
        .filter((kind) => kind in limits && quantityOf(requests[kind]) > quantityOf(limits[kind]))
        .map((kind) => `${name}: ${kind} ${requests[kind]} of ${limits[kind]}`),
    );
    expect(excessive).toEqual([]);
  },
);

test('backups are of all databases, whatever database an address names', () => {
  const { template } = only(inOverlay('staging', 'CronJob', 'backup')).spec.jobTemplate.spec;
  const [script] = template.spec.containers[0].args;
  const stubs = 'mongodump() { echo "$1"; exit; }; rm() { :; }\n';
  const dumped = (address: string) =>
    execFileSync('bash', ['-euc', stubs + script], { env: { ...process.env, MONGODB_URI: address } })
      .toString()
      .trim();
  const members = 'mongodb://backup:secret@mongodb-0:27017,mongodb-1:27017';
  expect(dumped(`${members}/admin?replicaSet=mongodb&ssl=true`)).toBe(
    `--uri=${members}/?replicaSet=mongodb&ssl=true`,
  );
  for (const whole of [members, `${members}/`, `${members}/?replicaSet=mongodb`])
    expect(dumped(whole)).toBe(`--uri=${whole}`);
});

test("MongoDB's exporter connects by the address of several members, which a direct connection does not take", () => {
  expect(only(inOverlay('staging', 'MongoDBCommunity')).spec.members).toBeGreaterThan(1);
  const [{ args }] = deployment('staging', 'mongodb-exporter').spec.template.spec.containers;
  expect(args).toContain('--no-mongodb.direct-connect');
});

test.each(OVERLAYS)('%s: every trigger of scaling knows the brokers', (overlay) => {
  const servers = inOverlay(overlay, 'ScaledObject').flatMap(({ spec }) =>
    spec.triggers.flatMap(
      (trigger: { metadata: { bootstrapServers?: string } }) => trigger.metadata.bootstrapServers ?? [],
    ),
  );
  expect(servers.filter((each: string) => !/:\d+$/.test(each))).toEqual([]);
});

test('with collectors, every process of the product sends its traces to them', async () => {
  const { manifests } = await renderTogether(['overlays/staging'], ['components/collector'], []);
  const told = manifests
    .filter(({ kind }) => kind === 'Deployment')
    .filter(({ spec }) =>
      spec.template.spec.containers[0].env?.some(
        ({ name }: Variable) => name === 'OTEL_EXPORTER_OTLP_ENDPOINT',
      ),
    )
    .map(({ metadata }) => metadata.name);
  expect(told.sort()).toEqual([...DEPLOYABLES].sort());
});

test('consumers grow by the topics that they read', () => {
  const found = inOverlay('staging', 'ScaledObject').map(({ metadata, spec }) => [
    metadata.name,
    spec.triggers.flatMap((trigger: { metadata: { topic?: string } }) => trigger.metadata.topic ?? []).sort(),
  ]);
  const consumed = ['svc-identity', 'svc-stats', 'svc-tests'].map((service) => {
    const folder = path.join(ROOT, service, 'src/consumers');
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return [
      service,
      texts.flatMap((text) => [...text.matchAll(/\btopic: '(\S+)'/g)].map(([, topic]) => topic)).sort(),
    ];
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(consumed));
  expect(deployment('staging', 'svc-stats').metadata.labels?.[NAME]).toBe('svc-stats');
});
