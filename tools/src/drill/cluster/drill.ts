import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { study } from '../../chaos/chaos.ts';
import { type Check, lineOf, zero } from '../../chaos/check.ts';
import { rightAnswers } from '../../chaos/knowledge.ts';
import { registerLearner } from '../../chaos/learner.ts';
import { createRandom } from '../../chaos/random.ts';
import { untilSettled } from '../../chaos/settled.ts';
import { CGROUP } from '../../cluster/cgroups.ts';
import { callsNotPassedOn, INGRESS_ADDRESS } from '../../cluster/ingress.ts';
import { INSIDE } from '../../cluster/kafka.ts';
import { keysOfIngress } from '../../cluster/trusted.ts';
import type { Running } from '../../cluster/with-portal.ts';
import type { Steps } from '../../process/steps.ts';
import { launchBrowser } from '../../test/launch-browser.ts';
import { countedChecks } from '../counted.ts';
import { type BrowserLearner, openBrowserLearner } from '../deploy/browser-learner.ts';
import { visit } from '../deploy/visitor.ts';
import { describe } from '../scale/effects.ts';
import { type OpenPage, openPage } from '../scale/open-page.ts';
import { createTraffic } from '../scale/traffic.ts';
import { watched } from '../scale/watched.ts';
import { autoscaleService } from './autoscaling.ts';
import { backUpAndRestore } from './backups.ts';
import { endCanary } from './canary.ts';
import { buildNext } from './changed.ts';
import { checkFront } from './front.ts';
import { drainNode, killPods, killPrimary, MAY_FAIL, stopHelpers } from './losses.ts';
import { overfillMemory } from './memory.ts';
import { createOperator } from './operator.ts';
import { checkPasskey } from './passkey.ts';
import { checkPolicies } from './policies.ts';
import { watchRestarts } from './restarts.ts';
import { deployTwice, rollBackAll, rollOutAll } from './rollouts.ts';
import { scaleService } from './scaling.ts';
import type { ClusterScene } from './scene.ts';

const SEED = 10;
const PAGES_OPEN = 2;
/** Before each call: everybody shares the processors of one machine with the cluster. */
const THINKS_MS = 200;

const PARTS: Readonly<Record<string, (scene: ClusterScene) => Promise<readonly Check[]>>> = {
  async rollouts(scene) {
    return [...(await rollOutAll(scene)), ...(await rollBackAll(scene)), ...(await deployTwice(scene))];
  },
  canary: endCanary,
  backup: backUpAndRestore,
  policies: checkPolicies,
  scaling: scaleService,
  autoscaling: autoscaleService,
  drain: drainNode,
  memory: overfillMemory,
  helpers: stopHelpers,
  primary: killPrimary,
  kills: killPods,
};
/** Gone with it: the drill does not wait a day before it removes it, as operators do. */
const OF_CANARY = /^https:\/\/\w+-canary\./;
/** Parts in which a container is ended on purpose, and starts again in its pod. */
const RESTARTS_ARE_MEANT: ReadonlySet<string> = new Set(['memory']);

/** In their order. */
export const PART_NAMES: readonly string[] = Object.keys(PARTS);

interface Drilled {
  /** For logs and data. */
  readonly dir: string;
  readonly learners: number;
  /** Of {@link PART_NAMES}. */
  readonly parts: readonly string[];
  readonly steps: Steps;
}

/** R10: what operators do with the portal, and what befalls it, while learners take exams. */
export async function drillCluster(
  { cluster, portal }: Running,
  { dir, learners: count, parts, steps }: Drilled,
): Promise<readonly Check[]> {
  if (parts.some((part) => part === 'rollouts' || part === 'canary'))
    await buildNext(path.join(dir, 'next'), steps);
  const { url, reach, servers } = portal;
  const traffic = createTraffic('quiet', async (input, init) => {
    await pause(THINKS_MS);
    return reach.fetch(input, init);
  });
  const { host } = new URL(url);
  const browser = await launchBrowser(
    `--host-resolver-rules=MAP ${host} ${INGRESS_ADDRESS},MAP *.${host} ${INGRESS_ADDRESS}`,
    `--ignore-certificate-errors-spki-list=${await keysOfIngress([host, `auth.${host}`])}`,
  );
  const stack = {
    ...{ gatewayUrl: url, mailboxUrl: servers.mailbox.webUrl ?? '' },
    ...{ mongodbUri: servers.mongo.address, kafkaBrokers: INSIDE },
  };
  const ending = new AbortController();
  const pages: OpenPage[] = [];
  try {
    const bank = rightAnswers();
    const learners = await steps.step(`${count + 1} learners`, () =>
      Promise.all(
        Array.from({ length: count + 1 }, (_, index) =>
          registerLearner({
            ...{ stack, rightAnswers: bank, random: createRandom(SEED + index) },
            fetch: index % 2 === 0 ? traffic.fetch : traffic.fetchAnew,
          }),
        ),
      ),
    );
    const [first, ...byCalls] = learners;
    const [second] = byCalls;
    if (first === undefined || second === undefined) throw new Error('Two learners are needed');
    const inBrowser = await openBrowserLearner(first, { browser, portalUrl: url, failures: traffic });
    for (const learner of byCalls.slice(0, PAGES_OPEN)) {
      pages.push(await openPage(learner, { gatewayUrl: url, note: traffic.note, send: reach.fetch }));
    }
    const troubles: string[] = [];
    const missed: string[] = [];
    const { signal } = ending;
    const busy = [
      ...byCalls.map((learner, index) =>
        study(watched(learner, pages, traffic), { random: createRandom(SEED + index), signal }),
      ),
      inBrowser.study(signal),
      visit({ portalUrl: url, fetch: traffic.fetchAnew, signal, missed: (what) => missed.push(what) }),
    ].map((work) => work.catch((error: Error) => void troubles.push(error.message)));
    const scene: ClusterScene = {
      cluster,
      portal,
      operator: createOperator(cluster.kubectl),
      traffic,
      steps,
      dir,
    };
    // in English, which an account's other pages follow: not of who takes exams in Polish
    const checks = [...(await checkFront(scene, learners)), await checkPasskey(browser, url, second)];
    const restartsSince = watchRestarts(scene);
    const restarted: string[] = [];
    for (const name of parts) {
      const ofPart = (await PARTS[name]?.(scene)) ?? [];
      for (const check of ofPart) steps.note(lineOf(check));
      checks.push(...ofPart);
      const ofContainers = await restartsSince();
      for (const line of ofContainers) steps.note(`started again during ${name}: ${line}`);
      if (!RESTARTS_ARE_MEANT.has(name)) restarted.push(...ofContainers);
    }
    steps.note(`memory of all pods: ${await podsMb()} MB`);
    traffic.begin('quiet again');
    ending.abort();
    await steps.step('The last exams and events', async () => {
      await Promise.all(busy);
      await untilSettled(stack);
    });
    for (const phase of traffic.phases) {
      steps.note(describe(phase));
      for (const line of phase.failures.lines) steps.note(`  ${line}`);
    }
    for (const line of await callsNotPassedOn(cluster.kubectl)) steps.note(`not passed on: ${line}`);
    return [
      ...checks,
      zero('R10 containers that ended by themselves', restarted.length),
      ...endChecks(scene, { missed, inBrowser, pages }),
      ...(await countedChecks({
        ...{ goal: 'R10', servers: stack, learners: [...byCalls, inBrowser], steps },
        complaints: [...troubles, ...learners.flatMap(({ complaints }) => complaints)],
      })),
    ];
  } finally {
    ending.abort();
    await browser.close();
    await Promise.all(pages.map((page) => page.close()));
  }
}

/** What clients met in all parts together. */
function endChecks(
  { traffic, steps }: ClusterScene,
  { missed, inBrowser, pages }: Clients,
): readonly Check[] {
  const failed = traffic.phases.flatMap(({ name, failures }) =>
    failures.lines.filter((line) => MAY_FAIL[name]?.test(line) !== true),
  );
  const calls = traffic.phases.reduce((sum, { failures }) => sum + failures.calls, 0);
  const files = missed.filter((line) => / ?(404|410)$/.test(line) && !OF_CANARY.test(line));
  for (const line of [...files, ...inBrowser.interrupted]) steps.note(`  ${line}`);
  const results = pages.reduce((sum, { learner }) => sum + learner.exams.length, 0);
  return [
    zero('R10 failed calls, but for those that may fail', failed.length, `of ${calls}`),
    zero('R10 files of an old or new build that were not there', files.length),
    zero('R10 interrupted exams', inBrowser.interrupted.length, `of ${inBrowser.exams.length} in a browser`),
    {
      what: 'R10 open pages are told of results by their event streams',
      holds: results > 0 && traffic.phases.some(({ agesMs }) => agesMs.length > 0),
      detail: `${results} results`,
    },
  ];
}

interface Clients {
  readonly missed: readonly string[];
  readonly inBrowser: BrowserLearner;
  readonly pages: readonly OpenPage[];
}

async function podsMb(): Promise<number> {
  const told = await readFile(`/sys/fs/cgroup/memory${CGROUP}/memory.stat`, 'utf8');
  return Math.round(Number(/^total_rss (\d+)$/m.exec(told)?.[1] ?? 0) / 1e6);
}
