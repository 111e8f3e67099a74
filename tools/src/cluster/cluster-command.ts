import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goTool } from '../infra/go-tool.ts';
import { say } from '../process/say.ts';
import { type Steps, stepsTo } from '../process/steps.ts';
import { INGRESS_ADDRESS } from './ingress.ts';
import { watchLeftovers } from './leftovers.ts';
import { NAMESPACE } from './secrets.ts';
import { endingSignal, type Running, withPortal } from './with-portal.ts';

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
  const steps = stepsTo(say);
  const { left } = await watchLeftovers(steps, () => runUntilEnded(steps));
  for (const line of left) say(line);
  say(left.length === 0 ? 'Nothing is left behind.' : `${left.length} things differ from before.`);
  return left.length === 0 ? 0 : 1;
}

/** @throws whatever ended it before Ctrl-C did */
async function runUntilEnded(steps: Steps): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-cluster-'));
  const signal = endingSignal();
  try {
    await withPortal({ dir, steps, signal }, async (running) => {
      await tell(running);
      if (!signal.aborted) await once(signal, 'abort');
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function tell({ cluster, portal }: Running): Promise<void> {
  const { host } = new URL(portal.url);
  say(`Ready: ${portal.url} at ${INGRESS_ADDRESS}`);
  say(`  curl --cacert ${cluster.authority.file} --resolve ${host}:443:${INGRESS_ADDRESS} ${portal.url}`);
  say(`  KUBECONFIG=${cluster.kubeconfig} ${await goTool('kubectl')} --namespace ${NAMESPACE} get pods`);
  say(`  mails: ${portal.servers.mailbox.webUrl}`);
}
