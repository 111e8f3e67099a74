import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from '../kubernetes/manifests.ts';
import { workspace } from '../paths.ts';
import { run } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';

const NAMESPACE = 'traefik';
const LABELS = { 'app.kubernetes.io/name': 'traefik' };
const CLASS = 'traefik';
const any = (apiGroup: string, resources: readonly string[], verbs = ['get', 'list', 'watch']) => ({
  apiGroups: [apiGroup],
  resources,
  verbs,
});

/** The kinds of the Gateway API, in the version that Traefik is built with. */
export async function gatewayKinds(): Promise<readonly Manifest[]> {
  const module = ['list', '-m', '-f', '{{.Dir}}', 'sigs.k8s.io/gateway-api'];
  const { code, output } = await run('go', module, { cwd: path.join(workspace('tools'), 'go', 'traefik') });
  if (code !== 0) throw new UserError(`The kinds of the Gateway API are not to be had:\n${output}`);
  const folder = path.join(output.trim(), 'config', 'crd', 'standard');
  const files = (await readdir(folder)).filter((name) => name.startsWith('gateway.networking'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest));
}

/** Traefik, which does what the routes of the Gateway API say, at the node's own ports 80 and 443. */
export function ingressController(image: string): readonly Manifest[] {
  const metadata = { name: 'traefik', namespace: NAMESPACE, labels: LABELS };
  const role = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'traefik' };
  return [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } },
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata },
    {
      ...{ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name: 'traefik' } },
      rules: [
        any('', ['services', 'secrets', 'namespaces', 'nodes', 'configmaps']),
        any('discovery.k8s.io', ['endpointslices']),
        any('gateway.networking.k8s.io', ['*']),
        any(
          'gateway.networking.k8s.io',
          ['gatewayclasses/status', 'gateways/status', 'httproutes/status', 'grpcroutes/status'],
          ['update'],
        ),
      ],
    },
    {
      ...{ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRoleBinding' },
      metadata: { name: 'traefik' },
      roleRef: role,
      subjects: [{ kind: 'ServiceAccount', name: 'traefik', namespace: NAMESPACE }],
    },
    {
      ...{ apiVersion: 'gateway.networking.k8s.io/v1', kind: 'GatewayClass', metadata: { name: CLASS } },
      spec: { controllerName: 'traefik.io/gateway-controller' },
    },
    {
      ...{ apiVersion: 'apps/v1', kind: 'Deployment', metadata },
      spec: {
        replicas: 1,
        selector: { matchLabels: LABELS },
        template: {
          metadata: { labels: LABELS },
          spec: {
            serviceAccountName: 'traefik',
            containers: [
              {
                name: 'traefik',
                image,
                args: [
                  ...['--entrypoints.web.address=:80', '--entrypoints.websecure.address=:443'],
                  ...['--providers.kubernetesgateway=true', '--ping=true', '--ping.entrypoint=web'],
                  ...['--global.checknewversion=false', '--global.sendanonymoususage=false'],
                  // a replica that goes may have closed a connection just then
                  '--log.level=INFO',
                ],
                ports: [
                  { containerPort: 80, hostPort: 80 },
                  { containerPort: 443, hostPort: 443 },
                ],
                readinessProbe: { httpGet: { path: '/ping', port: 80 }, periodSeconds: 1 },
              },
            ],
          },
        },
      },
    },
  ];
}
