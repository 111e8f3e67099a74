import path from 'node:path';
import { K8S, type Manifest, render } from '../kubernetes/manifests.ts';
import type { Steps } from '../process/steps.ts';
import { until } from '../process/until.ts';
import type { Cluster } from './cluster.ts';
import { buildBase, buildImage } from './images.ts';
import { type Reach, reachIngress } from './reach.ts';
import { KAFKA_USERS, NAMESPACE, portalSecrets, random } from './secrets.ts';
import { type Servers, startServers } from './servers.ts';
import { copySources } from './sources.ts';
import { volumesFor } from './volumes.ts';

/** From the inside out. */
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
/** Of all images, as the overlay names it. */
export const VERSION = '0.1.0';
const ANSWERS_WITHIN = { timeoutMs: 60_000, intervalMs: 500 };
/** Unless another one is named. */
export const OVERLAY = 'drill';

/** The product in a cluster, as production would have it. */
export interface Portal {
  /** All of its overlay. */
  readonly manifests: readonly Manifest[];
  readonly servers: Servers;
  /** Which the ingress answers. */
  readonly url: string;
  readonly reach: Reach;
  stop(): Promise<void>;
}

/** Builds and pushes the image of each deployable; what has not changed takes a moment. @param dir for what they are built from */
export async function buildImages(dir: string, steps: Steps): Promise<void> {
  await buildBase(steps);
  const sources = await copySources(path.join(dir, 'sources'));
  for (const name of DEPLOYABLES) {
    const megabytes = await steps.step(`Image of ${name}`, () => buildImage(name, VERSION, sources));
    steps.note(`  ${megabytes.toFixed(0)} MB`);
  }
}

/** All that is applied of one deployable. @param version another one than the overlay names */
export function manifestsOf(
  manifests: readonly Manifest[],
  name: string,
  version: string = VERSION,
): readonly Manifest[] {
  const own = manifests.filter(({ metadata }) => metadata.labels?.['app.kubernetes.io/name'] === name);
  const image = `/${name}:`;
  const text = JSON.stringify(own.filter(({ apiVersion }) => !apiVersion.includes('keda')));
  return JSON.parse(text.replaceAll(image + VERSION, image + version));
}

/** Applies the overlay and what an operator brings before it, and waits until all of it is available. */
export async function startPortal(
  cluster: Cluster,
  { dir, overlay, steps }: { dir: string; overlay: string; steps: Steps },
): Promise<Portal> {
  const { kubectl, authority } = cluster;
  const { manifests } = await render(path.join(K8S, 'overlays', overlay));
  const passwords = Object.fromEntries(KAFKA_USERS.map((user) => [user, random()]));
  const servers = await startServers(dir, { authority, passwords, steps });
  const reach = await reachIngress(authority.file);
  const stop = async () => {
    await reach.close();
    await servers.stop();
  };
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
    const url = `https://${host}`;
    await steps.step('A page and a call through the ingress', () =>
      until('the portal', () => expectAnswers(url, reach), ANSWERS_WITHIN),
    );
    return { manifests, servers, url, reach, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws while a page or a call is not answered */
async function expectAnswers(url: string, { fetch }: Reach): Promise<void> {
  for (const path of ['/', '/api/v1/tests/categories/all']) {
    const { status, ok } = await fetch(url + path);
    if (!ok) throw new Error(`${path} is answered ${status}`);
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
