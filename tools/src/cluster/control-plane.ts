import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { goTool } from '../infra/go-tool.ts';
import type { Authority, Subject } from './authority.ts';
import type { Launch } from './launch.ts';
import { NODE_ADDRESS, POD_NETWORK, SERVICE_NETWORK } from './space.ts';

/** Where the API server answers, for the node and for this machine. */
const API_SERVER = `https://${NODE_ADDRESS}:6443`;
/** The first address of the services is the API server's. */
const API_SERVICE = '10.78.128.1';
export const NODE_NAME = 'node';

/** A file with which a program or a person signs in to the API server. */
export async function writeKubeconfig(dir: string, authority: Authority, user: Subject): Promise<string> {
  const { certificate, key } = await authority.issue(user);
  const file = path.join(dir, `${user.name.replaceAll(':', '-')}.kubeconfig`);
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'drill', cluster: { server: API_SERVER, 'certificate-authority': authority.file } }],
    users: [{ name: 'user', user: { 'client-certificate': certificate, 'client-key': key } }],
    contexts: [{ name: 'drill', context: { cluster: 'drill', user: 'user' } }],
    'current-context': 'drill',
  };
  await writeFile(file, JSON.stringify(config));
  return file;
}

/** Who signs the tokens of service accounts. */
const ACCOUNTS = { name: 'service-accounts' };

/** What a part of a node is started with. */
export interface NodeParts {
  /** Holds configurations. */
  readonly configs: string;
  /** Holds data. */
  readonly dir: string;
  readonly authority: Authority;
  readonly launch: Launch;
}

/** Starts etcd and the API server. @returns the key that signs the tokens of service accounts */
export async function startApiServer({ dir, authority, launch }: NodeParts): Promise<string> {
  const server = await authority.issue({
    name: 'kube-apiserver',
    addresses: [NODE_ADDRESS, '127.0.0.1', API_SERVICE],
    hosts: ['kubernetes', 'kubernetes.default', 'kubernetes.default.svc'],
  });
  const accounts = await authority.issue(ACCOUNTS);
  const kubeletClient = await authority.issue({ name: 'kube-apiserver-kubelet', group: 'system:masters' });
  const proxyClient = await authority.issue({ name: 'front-proxy-client' });

  await launch('etcd', await goTool('etcd'), [
    ...['--data-dir', path.join(dir, 'etcd'), '--unsafe-no-fsync'],
    ...['--listen-client-urls', 'http://127.0.0.1:2379', '--advertise-client-urls', 'http://127.0.0.1:2379'],
  ]);
  await launch('kube-apiserver', await goTool('kube-apiserver'), [
    ...['--etcd-servers=http://127.0.0.1:2379', `--advertise-address=${NODE_ADDRESS}`],
    ...[`--service-cluster-ip-range=${SERVICE_NETWORK}`, '--authorization-mode=Node,RBAC'],
    ...[`--client-ca-file=${authority.file}`, `--tls-cert-file=${server.certificate}`],
    ...[`--tls-private-key-file=${server.key}`, '--service-account-issuer=https://kubernetes.default.svc'],
    ...[
      `--service-account-key-file=${accounts.certificate}`,
      `--service-account-signing-key-file=${accounts.key}`,
    ],
    `--kubelet-client-certificate=${kubeletClient.certificate}`,
    ...[`--kubelet-client-key=${kubeletClient.key}`, '--kubelet-preferred-address-types=InternalIP'],
    ...['--enable-admission-plugins=NodeRestriction', '--enable-aggregator-routing=true'],
    ...[`--requestheader-client-ca-file=${authority.file}`, '--requestheader-username-headers=X-Remote-User'],
    ...[
      '--requestheader-group-headers=X-Remote-Group',
      '--requestheader-extra-headers-prefix=X-Remote-Extra-',
    ],
    ...[`--proxy-client-cert-file=${proxyClient.certificate}`, `--proxy-client-key-file=${proxyClient.key}`],
    '--requestheader-allowed-names=front-proxy-client',
  ]);
  return accounts.key;
}

/** Starts the controllers and the scheduler. */
export async function startControllers(
  { configs, authority, launch }: NodeParts,
  accountsKey: string,
): Promise<void> {
  const managers = await writeKubeconfig(configs, authority, { name: 'system:kube-controller-manager' });
  await launch('kube-controller-manager', await goTool('kube-controller-manager'), [
    ...[`--kubeconfig=${managers}`, '--use-service-account-credentials=true', '--leader-elect=false'],
    ...[`--service-account-private-key-file=${accountsKey}`, `--root-ca-file=${authority.file}`],
    ...['--allocate-node-cidrs=true', `--cluster-cidr=${POD_NETWORK}`, '--node-cidr-mask-size=20'],
    ...[`--service-cluster-ip-range=${SERVICE_NETWORK}`, '--authentication-skip-lookup=true'],
    ...[`--authentication-kubeconfig=${managers}`, `--authorization-kubeconfig=${managers}`],
  ]);
  const scheduler = await writeKubeconfig(configs, authority, { name: 'system:kube-scheduler' });
  await launch('kube-scheduler', await goTool('kube-scheduler'), [
    ...[`--kubeconfig=${scheduler}`, '--leader-elect=false'],
    ...[`--authentication-kubeconfig=${scheduler}`, `--authorization-kubeconfig=${scheduler}`],
  ]);
}
