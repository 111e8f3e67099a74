import { study } from '../../chaos/chaos.ts';
import { type Check, zero } from '../../chaos/check.ts';
import { rightAnswers } from '../../chaos/knowledge.ts';
import { registerLearner } from '../../chaos/learner.ts';
import { createRandom } from '../../chaos/random.ts';
import { recount } from '../../chaos/recount.ts';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { differences, readTraces } from '../../cluster/leftovers.ts';
import { buildImages, DEPLOYABLES, type Portal, startPortal } from '../../cluster/portal.ts';
import { NAMESPACE } from '../../cluster/secrets.ts';
import type { Steps } from '../../process/steps.ts';
import { visit } from '../deploy/visitor.ts';
import { countedFetch, createFailures } from '../failures.ts';
import { rollOut } from './rollouts.ts';
import { fetchThroughIngress } from './through-ingress.ts';

const NEXT = '0.1.1';
const SEED = 7;
/** As the manifests name them. */
const USER = '10001:10001';
const KILLED = 'svc-tests';

export interface ClusterDrillOptions {
  readonly learners: number;
  readonly steps: Steps;
}

/** The product as operators deploy it, in a real cluster under learners. */
export async function drillCluster(
  dir: string,
  { learners, steps }: ClusterDrillOptions,
): Promise<readonly Check[]> {
  const before = await readTraces();
  const cluster = await startCluster(dir, steps);
  const checks: Check[] = [];
  try {
    await buildImages(steps);
    const portal = await startPortal(cluster, { dir, steps });
    try {
      checks.push(await usersHold(cluster), await deployedTwice(cluster, portal));
      checks.push(...(await underLearners(cluster, portal, { dir, learners, steps })));
    } finally {
      await portal.servers.stop();
    }
  } finally {
    await cluster.stop();
  }
  const left = differences(before, await readTraces());
  for (const line of left) steps.note(`  ${line}`);
  return [...checks, zero('What a cluster leaves behind', left.length)];
}

async function usersHold({ kubectl }: Cluster): Promise<Check> {
  const said = await Promise.all(
    DEPLOYABLES.map(async (name) => {
      const id = ['node', '-p', 'process.getuid()+":"+process.getgid()'];
      return (
        await kubectl(
          'exec',
          `--namespace=${NAMESPACE}`,
          `deployment/${name}`,
          '--container=process',
          '--',
          ...id,
        )
      ).trim();
    }),
  );
  const holds = said.every((each) => each === USER);
  return { what: 'Every process runs as the user and group of its manifest', holds, detail: said.join(' ') };
}

/** As a team does that deploys its service alone, and does it again. */
async function deployedTwice({ kubectl }: Cluster, { manifests }: Portal): Promise<Check> {
  const own = manifests.filter(({ metadata }) => metadata.labels?.['app.kubernetes.io/name'] === 'svc-stats');
  try {
    for (let time = 0; time < 2; time += 1) await kubectl.apply(own);
    return { what: 'A service is deployed alone, twice in a row', holds: true, detail: 'taken twice' };
  } catch (error) {
    return {
      what: 'A service is deployed alone, twice in a row',
      holds: false,
      detail: (error as Error).message,
    };
  }
}

async function underLearners(
  cluster: Cluster,
  { servers, host }: Portal,
  { dir, learners: count, steps }: ClusterDrillOptions & { dir: string },
): Promise<readonly Check[]> {
  const failures = createFailures();
  const fetch = countedFetch(failures, await fetchThroughIngress(cluster.authority.file));
  const portalUrl = `https://${host}`;
  const stack = { gatewayUrl: portalUrl, mailboxUrl: servers.mailbox.webUrl ?? '' };
  const bank = rightAnswers();
  const learners = await steps.step(`${count} learners register by mail`, () =>
    Promise.all(
      Array.from({ length: count }, (_, place) =>
        registerLearner({ stack, random: createRandom(SEED + place), rightAnswers: bank, fetch }),
      ),
    ),
  );
  const ending = new AbortController();
  const { signal } = ending;
  const missed: string[] = [];
  const busy = [
    ...learners.map((learner, place) => study(learner, { random: createRandom(SEED - place), signal })),
    visit({ portalUrl, fetch, signal, missed: (what) => missed.push(what) }),
  ].map((work) => work.catch((error: Error) => void missed.push(error.message)));
  for (const name of DEPLOYABLES) await rollOut(name, NEXT, { cluster, dir, steps });
  const duringRollouts = failures.lines.length;
  await steps.step(`A pod of ${KILLED} is killed`, () => killPod(cluster));
  ending.abort();
  await steps.step('The last exams', () => Promise.all(busy));
  const counted = await recount(servers.mongo.address, learners);
  const complaints = learners.flatMap((each) => each.complaints);
  for (const line of [...failures.lines, ...missed, ...complaints, ...counted.differences]) {
    steps.note(`  ${line}`);
  }
  return [
    zero('Calls that failed while every part was rolled out', duringRollouts, `of ${failures.calls}`),
    zero('Files and pages that were named and not there', missed.length),
    zero('Calls that were refused or in vain', complaints.length),
    zero(
      'Answers and exams lost or counted twice',
      counted.lost + counted.countedTwice + counted.levelsWrong + counted.differences.length,
      `of ${counted.acknowledged} exams`,
    ),
  ];
}

async function killPod({ kubectl }: Cluster): Promise<void> {
  const label = `--selector=app.kubernetes.io/name=${KILLED},app.kubernetes.io/component=process`;
  const { items } = await kubectl.json<{ items: readonly { metadata: { name: string } }[] }>(
    ...['get', 'pods', `--namespace=${NAMESPACE}`, label],
  );
  const [first] = items;
  await kubectl(
    'delete',
    'pod',
    `--namespace=${NAMESPACE}`,
    '--grace-period=0',
    '--force',
    first?.metadata.name ?? '',
  );
  await kubectl('rollout', 'status', `--namespace=${NAMESPACE}`, `deployment/${KILLED}`, '--timeout=300s');
}
