import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { goTool } from '../infra/go-tool.ts';
import type { InfraServer } from '../infra/server.ts';
import { noteCrash, type Steps } from '../process/steps.ts';
import { until } from '../process/until.ts';
import { type Authority, createAuthority } from './authority.ts';
import { makeCgroups, removeCgroups } from './cgroups.ts';
import { NODE_NAME, startControlPlane } from './control-plane.ts';
import { pushProgram, REGISTRY_FOLDER } from './images.ts';
import { createKubectl, type Kubectl } from './kubectl.ts';
import { launchInside } from './launch.ts';
import { nameServer } from './names.ts';
import { requirePackages } from './packages.ts';
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
  'kubectl',
  'coredns',
  'crane',
  'pause',
] as const;
const READY_WITHIN = { timeoutMs: 120_000, intervalMs: 250 };

/** @param dir for its data and logs */
export async function startCluster(dir: string, steps: Steps): Promise<Cluster> {
  await requirePackages(steps);
  await steps.step('Programs of the node', async () => {
    for (const name of PROGRAMS) await goTool(name);
  });
  const { parts, stop } = await openParts(dir, steps);
  const { space, authority } = parts;
  try {
    await steps.step('Images of the node', async () => {
      await pushProgram('pause', '1');
      await pushProgram('coredns', '1');
    });
    const launch = launchInside(space, dir, noteCrash(steps));
    const kubeconfig = await startControlPlane(dir, authority, launch);
    const kubectl = await createKubectl(kubeconfig);
    await steps.step('API server', () =>
      until('the API server', () => kubectl('get', '--raw=/readyz'), READY_WITHIN),
    );
    await startWorker(dir, { authority, launch, space });
    await steps.step('Node', () => until('the node', () => expectReady(kubectl), READY_WITHIN));
    await kubectl.apply(nameServer('registry.example/coredns:1'));
    await steps.step('Names', () =>
      kubectl('rollout', 'status', '--namespace=kube-system', 'deployment/coredns', '--timeout=120s'),
    );
    return { kubectl, authority, space, kubeconfig, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openParts(dir: string, steps: Steps) {
  await mkdir(path.join(dir, 'logs'), { recursive: true });
  await removeCgroups();
  await makeCgroups();
  const ends: (() => Promise<unknown>)[] = [removeCgroups];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const space = await openSpace(dir);
    ends.push(() => space.end());
    const registry: InfraServer = await startRegistry(REGISTRY_FOLDER, dir, noteCrash(steps));
    ends.push(() => registry.stop());
    const authority = await createAuthority(path.join(dir, 'certificates'));
    return { parts: { space, authority }, stop };
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
