import path from 'node:path';
import { goSources } from '../infra/go-module.ts';
import type { Manifest } from '../kubernetes/manifests.ts';
import { ASSURED, CRITICAL } from './assured.ts';
import type { Kubectl } from './kubectl.ts';

const NAMESPACE = 'traefik';
const NAME = 'traefik';
const LABELS = { 'app.kubernetes.io/name': NAME };
/** Where the portal answers by its names, for this machine. */
export const INGRESS_ADDRESS = '10.78.128.80';

const SETTINGS_FOLDER = '/etc/traefik';
/** What no pod has accepted goes to another: Traefik repeats nothing of which a pod has read the head. */
const SETTINGS = { http: { middlewares: { again: { retry: { attempts: 3, initialInterval: '100ms' } } } } };

/** Brings the kinds of the Gateway API and Traefik, which heeds them. */
export async function startIngress(kubectl: Kubectl, image: string): Promise<void> {
  const sources = await goSources(NAME, 'sigs.k8s.io/gateway-api');
  // they are longer than what a client may note of them
  await kubectl('apply', '--server-side', `--filename=${path.join(sources, 'config', 'crd', 'standard')}`);
  await kubectl('wait', '--for=condition=Established', 'crd', '--all', '--timeout=60s');
  await kubectl.apply(controller(image));
  await kubectl('rollout', 'status', `--namespace=${NAMESPACE}`, `deployment/${NAME}`, '--timeout=120s');
}

function controller(image: string): readonly Manifest[] {
  const metadata = { name: NAME, namespace: NAMESPACE, labels: LABELS };
  const read = ['get', 'list', 'watch'];
  const access = 'rbac.authorization.k8s.io';
  return [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } },
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata },
    {
      ...{ apiVersion: `${access}/v1`, kind: 'ClusterRole', metadata: { name: NAME } },
      rules: [
        { apiGroups: [''], resources: ['namespaces', 'services', 'secrets', 'configmaps'], verbs: read },
        { apiGroups: ['discovery.k8s.io'], resources: ['endpointslices'], verbs: read },
        { apiGroups: ['gateway.networking.k8s.io'], resources: ['*'], verbs: [...read, 'update', 'patch'] },
      ],
    },
    {
      ...{ apiVersion: `${access}/v1`, kind: 'ClusterRoleBinding', metadata: { name: NAME } },
      roleRef: { apiGroup: access, kind: 'ClusterRole', name: NAME },
      subjects: [{ kind: 'ServiceAccount', name: NAME, namespace: NAMESPACE }],
    },
    {
      ...{ apiVersion: 'gateway.networking.k8s.io/v1', kind: 'GatewayClass', metadata: { name: NAME } },
      spec: { controllerName: 'traefik.io/gateway-controller' },
    },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { 'settings.yaml': JSON.stringify(SETTINGS) } },
    {
      ...{ apiVersion: 'v1', kind: 'Service', metadata },
      spec: {
        clusterIP: INGRESS_ADDRESS,
        selector: LABELS,
        ports: [
          { name: 'http', port: 80, targetPort: 'http' },
          { name: 'https', port: 443, targetPort: 'https' },
        ],
      },
    },
    {
      ...{ apiVersion: 'apps/v1', kind: 'Deployment', metadata },
      spec: {
        replicas: 1,
        selector: { matchLabels: LABELS },
        template: {
          metadata: { labels: LABELS },
          spec: {
            ...{ serviceAccountName: NAME, priorityClassName: CRITICAL, containers: [proxy(image)] },
            volumes: [{ name: 'settings', configMap: { name: NAME } }],
          },
        },
      },
    },
  ];
}

/** Calls that the ingress could not pass on, each with the pod that it meant, so far. */
export async function callsNotPassedOn(kubectl: Kubectl): Promise<readonly string[]> {
  const log = await kubectl(`--namespace=${NAMESPACE}`, 'logs', `deployment/${NAME}`);
  return log.split('\n').filter((line) => /" 50[24] \d+ "/.test(line));
}

/** A listener of a Gateway is found by its port, which an entry point has to have. */
const proxy = (image: string) => ({
  name: NAME,
  image,
  resources: ASSURED,
  args: [
    ...['--providers.kubernetesgateway', `--providers.kubernetesgateway.statusaddress.ip=${INGRESS_ADDRESS}`],
    ...['--entrypoints.http.address=:80', '--entrypoints.https.address=:443'],
    ...[`--providers.file.filename=${SETTINGS_FOLDER}/settings.yaml`],
    ...['http', 'https'].map((name) => `--entrypoints.${name}.http.middlewares=again@file`),
    ...['--entrypoints.ping.address=:8081', '--ping.entrypoint=ping', '--log.level=INFO'],
    ...['--accesslog=true', '--accesslog.filters.statuscodes=502,504'],
    ...['--global.checknewversion=false', '--global.sendanonymoususage=false'],
  ],
  volumeMounts: [{ name: 'settings', mountPath: SETTINGS_FOLDER }],
  ports: [
    { name: 'http', containerPort: 80 },
    { name: 'https', containerPort: 443 },
    { name: 'ping', containerPort: 8081 },
  ],
  // the only pod: on a machine that is out of breath it is late, and not gone
  readinessProbe: {
    httpGet: { path: '/ping', port: 'ping' },
    ...{ periodSeconds: 2, timeoutSeconds: 5, failureThreshold: 10 },
  },
});
