import path from 'node:path';
import { K8S, type Manifest, render } from '../kubernetes/manifests.ts';
import { say } from '../process/say.ts';
import type { Steps } from '../process/steps.ts';
import type { Cluster } from './cluster.ts';
import { type BuiltImage, buildImage, pushProgram } from './images.ts';
import { gatewayKinds, ingressController } from './ingress.ts';
import { NAMESPACE, portalSecrets, random, USERS } from './secrets.ts';
import { type Servers, startServers } from './servers.ts';
import { volumesFor } from './volumes.ts';

export const DEPLOYABLES = [
  'svc-identity',
  'svc-tests',
  'svc-stats',
  'gateway',
  'mf-public',
  'mf-auth',
  'mf-dashboard',
  'shell',
] as const;
export const VERSION = '0.1.0';
const OVERLAY = path.join(K8S, 'overlays', 'drill');

/** The product in a cluster, as production would have it. */
export interface Portal {
  readonly servers: Servers;
  /** As they were applied. */
  readonly manifests: readonly Manifest[];
  /** Without a scheme. */
  readonly host: string;
}

export async function buildImages(steps: Steps): Promise<readonly BuiltImage[]> {
  const built: BuiltImage[] = [];
  for (const name of DEPLOYABLES) {
    const image = await steps.step(`Image of ${name}`, () => buildImage(name, VERSION));
    say(`  ${image.megabytes.toFixed(0)} MB`);
    built.push(image);
  }
  return built;
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
    await steps.step('Ingress', async () => {
      await pushProgram('traefik', '1');
      await kubectl.apply(await gatewayKinds());
      await kubectl('wait', '--for=condition=Established', 'crd', '--all', '--timeout=60s');
      await kubectl.apply(ingressController('registry.example/traefik:1'));
      await kubectl('rollout', 'status', '--namespace=traefik', 'deployment/traefik', '--timeout=120s');
    });
    const known = await knownKinds(cluster);
    const taken = manifests.filter((manifest) => known.has(kindOf(manifest)));
    const left = new Set(manifests.map(kindOf).filter((kind) => !known.has(kind)));
    if (left.size > 0) say(`Not applied, for their operators are not here: ${[...left].join(', ')}`);
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
    return { servers, manifests: taken, host };
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
