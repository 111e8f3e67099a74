import type { Manifest } from '../kubernetes/manifests.ts';
import { ASSURED, CRITICAL } from './assured.ts';
import { DNS_ADDRESS } from './worker.ts';

const NAMESPACE = 'kube-system';
const LABELS = { 'k8s-app': 'kube-dns' };

const COREFILE = `.:53 {
  errors
  ready
  kubernetes cluster.local in-addr.arpa {
    pods insecure
  }
  cache 5
  reload
}
`;

/** CoreDNS, which answers the names of services. */
export function nameServer(image: string): readonly Manifest[] {
  const metadata = { name: 'coredns', namespace: NAMESPACE, labels: LABELS };
  return [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata },
    {
      ...{ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name: 'coredns' } },
      rules: [
        {
          apiGroups: [''],
          resources: ['endpoints', 'services', 'pods', 'namespaces'],
          verbs: ['list', 'watch'],
        },
        { apiGroups: ['discovery.k8s.io'], resources: ['endpointslices'], verbs: ['list', 'watch'] },
      ],
    },
    {
      ...{ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRoleBinding' },
      metadata: { name: 'coredns' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'coredns' },
      subjects: [{ kind: 'ServiceAccount', name: 'coredns', namespace: NAMESPACE }],
    },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { Corefile: COREFILE } },
    {
      ...{ apiVersion: 'v1', kind: 'Service', metadata: { ...metadata, name: 'kube-dns' } },
      spec: {
        clusterIP: DNS_ADDRESS,
        selector: LABELS,
        ports: [
          { name: 'dns', port: 53, targetPort: 53, protocol: 'UDP' },
          { name: 'dns-tcp', port: 53, targetPort: 53, protocol: 'TCP' },
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
            serviceAccountName: 'coredns',
            priorityClassName: CRITICAL,
            containers: [
              {
                name: 'coredns',
                image,
                args: ['-conf', '/etc/coredns/Corefile'],
                resources: ASSURED,
                readinessProbe: { httpGet: { path: '/ready', port: 8181 }, periodSeconds: 1 },
                volumeMounts: [{ name: 'config', mountPath: '/etc/coredns' }],
              },
            ],
            volumes: [{ name: 'config', configMap: { name: 'coredns' } }],
          },
        },
      },
    },
  ];
}
