import { goTool } from '../infra/go-tool.ts';
import { NODE_NAME, type NodeParts, writeKubeconfig } from './control-plane.ts';
import type { Kubectl } from './kubectl.ts';
import { SERVICE_NETWORK } from './space.ts';

const NAME = 'kube-router';
const ACCESS = 'rbac.authorization.k8s.io';

/** Starts kube-router, of which nothing runs but what enforces network policies. */
export async function enforcePolicies(
  kubectl: Kubectl,
  { configs, authority, launch }: Pick<NodeParts, 'configs' | 'authority' | 'launch'>,
): Promise<void> {
  const verbs = ['get', 'list', 'watch'];
  const metadata = { name: NAME };
  await kubectl.apply([
    {
      ...{ apiVersion: `${ACCESS}/v1`, kind: 'ClusterRole', metadata },
      rules: [
        { apiGroups: [''], resources: ['namespaces', 'pods', 'services', 'nodes', 'endpoints'], verbs },
        { apiGroups: ['networking.k8s.io'], resources: ['networkpolicies'], verbs },
        { apiGroups: ['discovery.k8s.io'], resources: ['endpointslices'], verbs },
      ],
    },
    {
      ...{ apiVersion: `${ACCESS}/v1`, kind: 'ClusterRoleBinding', metadata },
      roleRef: { apiGroup: ACCESS, kind: 'ClusterRole', name: NAME },
      subjects: [{ apiGroup: ACCESS, kind: 'User', name: NAME }],
    },
  ]);
  const kubeconfig = await writeKubeconfig(configs, authority, { name: NAME });
  await launch(NAME, await goTool(NAME), [
    ...[`--kubeconfig=${kubeconfig}`, `--hostname-override=${NODE_NAME}`, '--run-firewall=true'],
    ...['--run-router=false', '--run-service-proxy=false', '--enable-cni=false', '--health-port=0'],
    `--service-cluster-ip-range=${SERVICE_NETWORK}`,
  ]);
}
