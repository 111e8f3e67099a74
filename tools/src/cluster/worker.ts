import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { goTool } from '../infra/go-tool.ts';
import type { Authority } from './authority.ts';
import { CGROUP } from './cgroups.ts';
import { NODE_NAME, type NodeParts, writeKubeconfig } from './control-plane.ts';
import { REGISTRY } from './registry.ts';
import { NODE_ADDRESS, POD_NETWORK, type Space } from './space.ts';

/** Of the service that answers names. */
export const DNS_ADDRESS = '10.78.128.10';
const SOCKET = '/run/containerd/containerd.sock';
/** Of the pods on this node: the first part of all. */
const PODS_HERE = '10.78.0.0/20';

/** Starts containerd, kubelet and kube-proxy. */
export async function startWorker({ configs, authority, launch }: NodeParts, space: Space): Promise<void> {
  const file = async (name: string, content: string | object) => {
    const place = path.join(configs, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, typeof content === 'string' ? content : JSON.stringify(content));
    return place;
  };
  await file('cni/10-pods.conflist', podNetwork());
  await file(
    `hosts/_default/hosts.toml`,
    `[host."http://${REGISTRY}"]\ncapabilities = ["pull", "resolve"]\n`,
  );
  const shims = path.dirname(await goTool('containerd-shim-runc-v2'));
  await launch(
    'containerd',
    await goTool('containerd'),
    ['--config', await file('containerd.toml', containerdConfig(configs))],
    {
      env: { PATH: `${shims}:${process.env.PATH}` },
      ready: async () => {
        await space.run('test', ['-S', SOCKET]);
      },
    },
  );
  const user = { name: `system:node:${NODE_NAME}`, group: 'system:nodes' };
  const kubelet = await writeKubeconfig(configs, authority, user);
  const served = await authority.issue({ name: 'kubelet', addresses: [NODE_ADDRESS] });
  await launch('kubelet', await goTool('kubelet'), [
    ...['--config', await file('kubelet.yaml', kubeletConfig(authority, served))],
    ...['--kubeconfig', kubelet, `--node-ip=${NODE_ADDRESS}`, `--hostname-override=${NODE_NAME}`],
  ]);
  const proxy = await writeKubeconfig(configs, authority, { name: 'system:kube-proxy' });
  await launch('kube-proxy', await goTool('kube-proxy'), [
    ...['--config', await file('kube-proxy.yaml', proxyConfig(proxy)), `--hostname-override=${NODE_NAME}`],
  ]);
}

/** This machine may neither raise limits nor lower a score, and has no AppArmor. */
const containerdConfig = (configs: string) => `version = 3
disabled_plugins = ["io.containerd.nri.v1.nri", "io.containerd.snapshotter.v1.erofs", "io.containerd.differ.v1.erofs"]
[grpc]
  address = "${SOCKET}"
[plugins."io.containerd.cri.v1.images".pinned_images]
  sandbox = "registry.example/pause:1"
[plugins."io.containerd.cri.v1.images".registry]
  config_path = "${path.join(configs, 'hosts')}"
[plugins."io.containerd.cri.v1.runtime"]
  restrict_oom_score_adj = true
  disable_apparmor = true
[plugins."io.containerd.cri.v1.runtime".cni]
  bin_dirs = ["/usr/lib/cni"]
  conf_dir = "${path.join(configs, 'cni')}"
[plugins."io.containerd.cri.v1.runtime".containerd.runtimes.runc]
  runtime_type = "io.containerd.runc.v2"
[plugins."io.containerd.cri.v1.runtime".containerd.runtimes.runc.options]
  SystemdCgroup = false
  BinaryName = "/usr/sbin/runc"
`;

const podNetwork = () => ({
  cniVersion: '1.0.0',
  name: 'pods',
  plugins: [
    {
      // each pod has a cable of its own, so that the node's rules see whatever passes between two
      type: 'ptp',
      ipam: {
        type: 'host-local',
        ranges: [[{ subnet: PODS_HERE }]],
        routes: [{ dst: '0.0.0.0/0' }],
        dataDir: '/run/pod-addresses',
      },
    },
    { type: 'portmap', capabilities: { portMappings: true } },
  ],
});

const kubeletConfig = (authority: Authority, served: { certificate: string; key: string }) => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  address: NODE_ADDRESS,
  authentication: { anonymous: { enabled: false }, x509: { clientCAFile: authority.file } },
  authorization: { mode: 'Webhook' },
  tlsCertFile: served.certificate,
  tlsPrivateKeyFile: served.key,
  featureGates: { KubeletInUserNamespace: true },
  containerRuntimeEndpoint: `unix://${SOCKET}`,
  failCgroupV1: false,
  cgroupDriver: 'cgroupfs',
  cgroupRoot: CGROUP,
  cgroupsPerQOS: true,
  enforceNodeAllocatable: [],
  failSwapOn: false,
  oomScoreAdj: 0,
  clusterDomain: 'cluster.local',
  clusterDNS: [DNS_ADDRESS],
  maxPods: 200,
  // pods that are gone leave their images: each was pulled from next door
  imageGCHighThresholdPercent: 100,
  evictionHard: { 'nodefs.available': '2%', 'imagefs.available': '2%', 'memory.available': '200Mi' },
  volumePluginDir: '/var/lib/kubelet/plugins',
});

const proxyConfig = (kubeconfig: string) => ({
  apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
  kind: 'KubeProxyConfiguration',
  mode: 'nftables',
  clusterCIDR: POD_NETWORK,
  clientConnection: { kubeconfig },
  conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: '0s', tcpCloseWaitTimeout: '0s' },
});
