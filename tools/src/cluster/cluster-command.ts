import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { goTool } from '../infra/go-tool.ts';
import { say } from '../process/say.ts';
import { stepsTo } from '../process/steps.ts';
import { startCluster } from './cluster.ts';
import { endBuilds } from './images.ts';
import { readTraces, settledDifferences } from './leftovers.ts';
import { buildImages, startPortal } from './portal.ts';

const USAGE = `npm run cluster
A Kubernetes of one node on this machine, without Docker: containerd, kubelet and all else are built from Go modules
once. Its processes, mounts, networks and rules are in namespaces of their own, which end with the command (Ctrl-C).
Needs Linux, root, Go, and packages of Debian that it installs.`;

/** `npm run cluster` */
export async function main(args: string[]): Promise<number> {
  if (args.length > 0) {
    say(USAGE);
    return args[0] === '--help' ? 0 : 2;
  }
  const before = await readTraces();
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-cluster-'));
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => ending.abort());
  const { signal } = ending;
  try {
    const steps = stepsTo(say);
    const cluster = await startCluster(dir, steps, signal);
    try {
      await buildImages(steps);
      const portal = await startPortal(cluster, { dir, steps });
      try {
        say(`Ready: ${portal.address}, and KUBECONFIG=${cluster.kubeconfig} for ${await goTool('kubectl')}`);
        if (!signal.aborted) await once(signal, 'abort');
      } finally {
        await portal.servers.stop();
      }
    } finally {
      await cluster.stop();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await endBuilds();
    await rm(dir, { recursive: true, force: true });
  }
  const left = await settledDifferences(before);
  for (const line of left) say(line);
  say(left.length === 0 ? 'Nothing is left behind.' : `${left.length} things differ from before.`);
  return left.length === 0 ? 0 : 1;
}
