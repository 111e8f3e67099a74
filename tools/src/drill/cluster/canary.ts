import path from 'node:path';
import { awaited, type Check } from '../../chaos/check.ts';
import type { Portal } from '../../cluster/portal.ts';
import { reachIngress } from '../../cluster/reach.ts';
import { addAddresses } from '../../cluster/space.ts';
import { volumesFor } from '../../cluster/volumes.ts';
import { K8S, type Manifest, render } from '../../kubernetes/manifests.ts';
import { until } from '../../process/until.ts';
import { SourceClient } from '../../test/source-client.ts';
import type { Operator } from './operator.ts';
import type { ClusterScene } from './scene.ts';

const OVERLAY = 'drill-canary';
/** As the overlay says. */
const PERCENT = 10;
const BUCKETS = 100;
/** Each replica of the shell needs five to end a canary. */
const NETWORKS = 12;
const REPORTS_EACH = 3;
const WITHIN = { timeoutMs: 60_000, intervalMs: 500 };
const CHOSEN = { 'x-canary': 'dashboard' };

/** A new version of mf-dashboard runs for its share of browsers, and ends by itself as soon as its pages fail. */
export async function endCanary(scene: ClusterScene): Promise<readonly Check[]> {
  const { portal, steps, traffic } = scene;
  traffic.begin('a canary');
  const remove = await steps.step(`A canary for ${PERCENT} % of browsers`, () => addCanary(scene));
  const checks = [
    await awaited('R10 a canary is for its share of browsers', () => expectShare(portal, PERCENT)),
    await awaited('R10 pages with it name its files, which are there', () => expectFiles(portal)),
  ];
  await steps.step(`Errors of its pages from ${NETWORKS} networks`, () => reportErrors(scene));
  checks.push(
    await awaited('R10 it ends by itself, for all browsers', () => expectShare(portal, 0)),
    await awaited('R10 who chooses it still gets it', async () => {
      if (!(await hasCanary(portal, CHOSEN))) throw new Error('the deployed version');
      return 'by a header';
    }),
  );
  await steps.step('The canary removed', remove);
  return checks;
}

/** Applies what the canary's overlay has more than the portal's. @returns takes all of it back */
async function addCanary({ cluster, portal, operator, dir }: ClusterScene): Promise<() => Promise<void>> {
  const { manifests } = await render(path.join(K8S, 'overlays', OVERLAY));
  const known = new Set(portal.manifests.map((manifest) => JSON.stringify(manifest)));
  const others = manifests.filter((manifest) => !known.has(JSON.stringify(manifest)));
  const names = new Set(others.map(nameOf));
  const before = portal.manifests.filter((manifest) => names.has(nameOf(manifest)));
  const kept = new Set(before.map(nameOf));
  await cluster.kubectl.apply(await volumesFor(others, dir));
  await cluster.kubectl.apply(others);
  await rolledOut(operator, others);
  return async () => {
    await cluster.kubectl.apply(before);
    await rolledOut(operator, before);
    // by one command: a claim stays until the pods that use it are gone
    await operator.call('delete', ...[...names].filter((name) => !kept.has(name)));
  };
}

const nameOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;

async function rolledOut(operator: Operator, manifests: readonly Manifest[]): Promise<void> {
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  await Promise.all(deployments.map(({ metadata }) => operator.rolledOut(metadata.name)));
}

const originOf = ({ url }: Portal): string => `https://dashboard-canary.${new URL(url).host}`;

async function hasCanary(portal: Portal, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const answer = await portal.reach.fetch(`${portal.url}/remotes.json`, { headers });
  const { remotes } = (await answer.json()) as { remotes: readonly { readonly manifest: string }[] };
  return remotes.some(({ manifest }) => manifest.startsWith(originOf(portal)));
}

/** Waits until so many of a hundred browsers get the canary. */
function expectShare(portal: Portal, wanted: number): Promise<string> {
  const look = async () => {
    const buckets = Array.from({ length: BUCKETS }, (_, bucket) => ({ cookie: `canaryBucket=${bucket}` }));
    const found = await Promise.all(buckets.map((headers) => hasCanary(portal, headers)));
    const count = found.filter(Boolean).length;
    const share = `${count} of ${BUCKETS}`;
    if (count !== wanted) throw new Error(share);
    return share;
  };
  return until(`the canary for ${wanted} of ${BUCKETS} browsers`, look, WITHIN);
}

async function expectFiles(portal: Portal): Promise<string> {
  const page = await portal.reach.fetch(`${portal.url}/dashboard/home`, { headers: CHOSEN });
  const files = (await page.text()).match(/https:\/\/dashboard-canary\.[\w./-]+\.js/g) ?? [];
  const answers = await Promise.all(files.map((file) => portal.reach.fetch(file)));
  const missing = answers.filter(({ status }) => status !== 200).length;
  if (files.length === 0 || missing > 0) throw new Error(`${missing} of ${files.length} are missing`);
  return `${files.length} files`;
}

/** Browsers with the canary report errors of its pages, each from an address that the ingress sees as it is. */
async function reportErrors({ cluster, portal }: ClusterScene): Promise<void> {
  const { items } = await cluster.kubectl.json<{ items: readonly { status: { podIP: string } }[] }>(
    ...['--namespace=traefik', 'get', 'pods', '--selector=app.kubernetes.io/name=traefik'],
  );
  const [ingress] = items;
  if (ingress === undefined) throw new Error('The ingress has no pod');
  // a service hides who calls from outside
  const address = ingress.status.podIP;
  for (const localAddress of await addAddresses(NETWORKS)) {
    const reach = await reachIngress(cluster.authority.file, { address, localAddress });
    const browser = new SourceClient(portal.url, (input, init) => {
      const headers = new Headers(init?.headers);
      headers.append('cookie', 'canaryBucket=0');
      headers.set('referer', `${portal.url}/dashboard/home`);
      return reach.fetch(input, { ...init, headers });
    });
    await browser.fetchCsrfToken();
    for (let report = 1; report <= REPORTS_EACH; report += 1) {
      const error = { message: `TypeError: drill ${report}`, path: '/dashboard/home' };
      const { status } = await browser.call('POST', 'v1/client-errors', error);
      if (status >= 300) throw new Error(`a report of an error is answered ${status}`);
    }
    await reach.close();
  }
}
