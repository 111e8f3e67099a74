import path from 'node:path';
import { K8S, type Manifest, render } from '../kubernetes/manifests.ts';
import type { Steps } from '../process/steps.ts';
import type { Cluster } from './cluster.ts';
import { buildBase, buildImage } from './images.ts';
import { NAMESPACE, portalSecrets, random, USERS } from './secrets.ts';
import { type Servers, startServers } from './servers.ts';
import { volumesFor } from './volumes.ts';

const DEPLOYABLES = [
  'svc-identity',
  'svc-tests',
  'svc-stats',
  'gateway',
  'mf-public',
  'mf-auth',
  'mf-dashboard',
  'shell',
] as const;
const VERSION = '0.1.0';
const OVERLAY = path.join(K8S, 'overlays', 'drill');

/** The product in a cluster, as production would have it. */
export interface Portal {
  readonly servers: Servers;
  /** Of the shell, for this machine: nothing leads there by the names of the portal. */
  readonly address: string;
}

/** Builds and pushes the image of each deployable; what has not changed takes a moment. */
export async function buildImages(steps: Steps): Promise<void> {
  await buildBase(steps);
  for (const name of DEPLOYABLES) {
    const megabytes = await steps.step(`Image of ${name}`, () => buildImage(name, VERSION));
    steps.note(`  ${megabytes.toFixed(0)} MB`);
  }
}

/** Applies the overlay and what an operator brings before it, and waits until all of it is available. */
export async function startPortal(
  cluster: Cluster,
  { dir, steps }: { dir: string; steps: Steps },
): Promise<Portal> {
  const { kubectl, authority } = cluster;
  const { manifests } = await render(OVERLAY);
  const passwords = Object.fromEntries(USERS.map((user) => [user, random()]));
  const servers = await startServers(dir, { authority, passwords, steps });
  try {
    const known = await knownKinds(cluster);
    const taken = manifests.filter((manifest) => known.has(kindOf(manifest)));
    const left = new Set(manifests.map(kindOf).filter((kind) => !known.has(kind)));
    if (left.size > 0) steps.note(`  not applied, for nobody here knows them: ${[...left].join(', ')}`);
    const host = hostOf(manifests);
    await kubectl.apply(manifests.filter(({ kind }) => kind === 'Namespace'));
    await kubectl.apply(await portalSecrets(servers, { authority, passwords, host }));
    await kubectl.apply(await volumesFor(manifests, dir));
    await steps.step('The overlay', () => kubectl.apply(taken));
    for (const name of DEPLOYABLES) {
      await steps.step(name, () =>
        kubectl('rollout', 'status', `--namespace=${NAMESPACE}`, `deployment/${name}`, '--timeout=300s'),
      );
    }
    const { spec } = await kubectl.json<{ spec: { clusterIP: string } }>(
      ...['get', `--namespace=${NAMESPACE}`, 'service', 'shell'],
    );
    return { servers, address: `http://${spec.clusterIP}:8080` };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

const kindOf = ({ apiVersion, kind }: Manifest): string => `${apiVersion}/${kind}`;

async function knownKinds({ kubectl }: Cluster): Promise<ReadonlySet<string>> {
  const lines = (await kubectl('api-resources', '--no-headers')).trim().split('\n');
  return new Set(
    lines.map((line) => {
      const columns = line.trim().split(/\s+/);
      return `${columns.at(-3)}/${columns.at(-1)}`;
    }),
  );
}

function hostOf(manifests: readonly Manifest[]): string {
  const route = manifests.find(({ kind, metadata }) => kind === 'HTTPRoute' && metadata.name === 'portal');
  return route?.spec.hostnames[0] ?? '';
}
