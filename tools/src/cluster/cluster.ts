import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { goTool } from '../infra/go-tool.ts';
import type { InfraServer } from '../infra/server.ts';
import { noteCrash, type Steps } from '../process/steps.ts';
import type { Supervised } from '../process/supervisor.ts';
import { until } from '../process/until.ts';
import { type Authority, createAuthority } from './authority.ts';
import { makeCgroups, removeCgroups } from './cgroups.ts';
import { NODE_NAME, startApiServer, startControllers, writeKubeconfig } from './control-plane.ts';
import { pushProgram, REGISTRY_FOLDER } from './images.ts';
import { startIngress } from './ingress.ts';
import { createKubectl, type Kubectl } from './kubectl.ts';
import { launchInside } from './launch.ts';
import { startMetricsServer } from './metrics-server.ts';
import { nameServer } from './names.ts';
import { enforcePolicies } from './policies.ts';
import { startRegistry } from './registry.ts';
import { openSpace, type Space } from './space.ts';
import { startWorker } from './worker.ts';

/** A Kubernetes of one node on this machine. */
export interface Cluster {
  readonly kubectl: Kubectl;
  readonly authority: Authority;
  readonly space: Space;
  /** Of an administrator, for kubectl. */
  readonly kubeconfig: string;
  stop(): Promise<void>;
}

/** In the order in which they are needed; each is built once. */
const PROGRAMS = [
  'etcd',
  'kube-apiserver',
  'kube-controller-manager',
  'kube-scheduler',
  'containerd',
  'containerd-shim-runc-v2',
  'kubelet',
  'kube-proxy',
  'kube-router',
  'kubectl',
  'coredns',
  'traefik',
  'metrics-server',
  'crane',
  'pause',
] as const;
const ADMINISTRATOR = { name: 'admin', group: 'system:masters' };
const READY_WITHIN = { timeoutMs: 120_000, intervalMs: 250 };

/**
 * @param dir for its data and logs
 * @param signal ends it, also while it starts
 */
export async function startCluster(dir: string, steps: Steps, signal: AbortSignal): Promise<Cluster> {
  await steps.step('Programs of the node', async () => {
    for (const name of PROGRAMS) await goTool(name);
  });
  const { parts, stop } = await openParts(dir, steps);
  const { space, authority, running, endNode } = parts;
  // what waits for something inside then fails
  signal.addEventListener('abort', () => void endNode());
  const within = { ...READY_WITHIN, hopeless: () => (signal.aborted ? 'it was ended' : null) };
  try {
    await steps.step('Images of the node', async () => {
      await pushProgram('pause', '1');
      await pushProgram('coredns', '1');
      await pushProgram('traefik', '1');
      await pushProgram('metrics-server', '1');
    });
    const configs = path.join(dir, 'configs');
    await mkdir(configs);
    const launch = launchInside(space, dir, { running, onCrash: noteCrash(steps) });
    const node = { configs, dir, authority, launch };
    const kubeconfig = await writeKubeconfig(configs, authority, ADMINISTRATOR);
    const kubectl = await createKubectl(kubeconfig, signal);
    const accountsKey = await startApiServer(node);
    await steps.step('API server', () =>
      until('the API server', () => kubectl('get', '--raw=/readyz'), within),
    );
    await startControllers(node, accountsKey);
    await startWorker(node, space);
    await steps.step('Node', () => until('the node', () => expectReady(kubectl), within));
    await enforcePolicies(kubectl, node);
    await kubectl.apply(nameServer('registry.example/coredns:1'));
    await steps.step('Names', () =>
      kubectl('rollout', 'status', '--namespace=kube-system', 'deployment/coredns', '--timeout=120s'),
    );
    await steps.step('Ingress', () => startIngress(kubectl, 'registry.example/traefik:1'));
    await steps.step('Metrics of pods', () =>
      startMetricsServer(kubectl, 'registry.example/metrics-server:1'),
    );
    return { kubectl, authority, space, kubeconfig, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openParts(dir: string, steps: Steps) {
  await mkdir(path.join(dir, 'logs'), { recursive: true });
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const space = await openSpace(dir);
    // after the end of whoever is in them; of a cluster that was killed some are left
    const running: Supervised[] = [];
    const endNode = async () => {
      await Promise.all(running.map((each) => each.kill()));
      await space.end();
    };
    ends.push(removeCgroups, endNode);
    await removeCgroups();
    await makeCgroups();
    const registry: InfraServer = await startRegistry(REGISTRY_FOLDER, dir, noteCrash(steps));
    ends.push(() => registry.stop());
    const authority = await createAuthority(path.join(dir, 'certificates'));
    return { parts: { space, authority, running, endNode }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function expectReady(kubectl: Kubectl): Promise<void> {
  const { status } = await kubectl.json<{
    status: { conditions: readonly { type: string; status: string; message: string }[] };
  }>('get', 'node', NODE_NAME);
  const ready = status.conditions.find(({ type }) => type === 'Ready');
  if (ready?.status !== 'True') throw new Error(ready?.message ?? 'the node has not said anything yet');
}
