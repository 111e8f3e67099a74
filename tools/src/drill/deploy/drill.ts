import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { study } from '../../chaos/chaos.ts';
import { type ChaosStack, startChaosStack } from '../../chaos/chaos-stack.ts';
import { type Check, zero } from '../../chaos/check.ts';
import { rightAnswers } from '../../chaos/knowledge.ts';
import { registerLearner, type SimulatedLearner } from '../../chaos/learner.ts';
import { createRandom } from '../../chaos/random.ts';
import { untilSettled } from '../../chaos/settled.ts';
import { workspace } from '../../paths.ts';
import type { Steps } from '../../process/steps.ts';
import { until } from '../../process/until.ts';
import { buildChanged, buildVariants } from '../../stack/build.ts';
import { BUILT } from '../../stack/plan.ts';
import { launchBrowser } from '../../test/launch-browser.ts';
import { countedChecks } from '../counted.ts';
import { countedFetch, createFailures } from '../failures.ts';
import { type BrowserLearner, openBrowserLearner } from './browser-learner.ts';
import { buildOf } from './build-of.ts';
import { visit } from './visitor.ts';

const REPLICAS = 2;
const BROWSER_LEARNERS = 2;
const VISITORS = 2;
const SEED = 4;
const SERVICES = ['svc-identity', 'svc-tests', 'svc-stats', 'gateway'];
const REMOTES = ['mf-public', 'mf-auth', 'mf-dashboard'];
const FIRST = 'first';
const NEXT = 'next';
/** A page of each part with pages. */
const PAGE_OF: Readonly<Record<string, string>> = {
  'mf-public': '/',
  'mf-auth': '/zarejestruj',
  'mf-dashboard': '/dashboard/home',
  shell: '/',
};
/** Pages ask servers that ask each other every few seconds. */
const SHOWS_WITHIN = { timeoutMs: 60_000, intervalMs: 500 };

export interface DeployDrillOptions {
  readonly learners: number;
  readonly steps: Steps;
}

/** R4: every part is redeployed, and then rolled back, while learners are taking exams. */
export async function drillDeployment(
  dir: string,
  { learners: count, steps }: DeployDrillOptions,
): Promise<readonly Check[]> {
  await buildChanged(steps);
  const next = await buildVariants(NEXT, steps);
  const filesOf = (name: string, build: string) =>
    (build === NEXT ? next[name] : undefined) ?? path.join(workspace(name), 'dist');
  const stack = await steps.step('Start of everything twice', () =>
    startChaosStack(dir, REPLICAS, {
      hasPages: true,
      settingsOf: (name) => ({
        BUILD_ID: FIRST,
        ...(BUILT.some((part) => part === name) && {
          FILES_DIR: filesOf(name, FIRST),
          SHARED_FILES_DIR: path.join(dir, 'shared', name),
        }),
      }),
    }),
  );
  const browser = await launchBrowser();
  const failures = createFailures();
  const fetch = countedFetch(failures);
  const ending = new AbortController();
  try {
    const learners = await registerLearners(stack, count + BROWSER_LEARNERS, fetch);
    const byCalls = learners.slice(BROWSER_LEARNERS);
    const inBrowser: BrowserLearner[] = [];
    for (const learner of learners.slice(0, BROWSER_LEARNERS)) {
      inBrowser.push(await openBrowserLearner(learner, { browser, portalUrl: stack.portalUrl, failures }));
    }
    const { signal } = ending;
    const troubles: string[] = [];
    const busy = [
      ...byCalls.map((learner, index) => study(learner, { random: createRandom(SEED + index), signal })),
      ...inBrowser.map((learner) => learner.study(signal)),
      ...Array.from({ length: VISITORS }, () =>
        visit({ portalUrl: stack.portalUrl, fetch, signal, missed: (what) => troubles.push(what) }),
      ),
    ].map((work) => work.catch((error: Error) => void troubles.push(error.message)));
    await until('an exam in each browser', () => expectExams(inBrowser), SHOWS_WITHIN);
    const [watcher] = inBrowser;
    if (watcher === undefined) throw new Error('Nobody is in a browser');
    const shown = await deployAll({ stack, filesOf, steps, watcher });
    ending.abort();
    await steps.step('The last exams', () => Promise.all(busy));
    await untilSettled(stack);
    const interrupted = inBrowser.flatMap((each) => each.interrupted);
    for (const line of [...failures.lines, ...interrupted]) steps.note(`  ${line}`);
    const examsInBrowser = inBrowser.reduce((sum, { exams }) => sum + exams.length, 0);
    return [
      ...shown,
      zero('R4 failed requests', failures.lines.length, `of ${failures.calls}`),
      zero('R4 interrupted exams', interrupted.length, `of ${examsInBrowser} in a browser`),
      ...(await countedChecks({
        ...{ goal: 'R4', servers: stack, learners: [...byCalls, ...inBrowser], steps },
        complaints: [...troubles, ...learners.flatMap((each) => each.complaints)],
      })),
    ];
  } finally {
    ending.abort();
    await browser.close();
    await stack.stop();
  }
}

function registerLearners(
  stack: ChaosStack,
  count: number,
  fetch: typeof globalThis.fetch,
): Promise<readonly SimulatedLearner[]> {
  const bank = rightAnswers();
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      registerLearner({ stack, random: createRandom(SEED + index), rightAnswers: bank, fetch }),
    ),
  );
}

async function expectExams(learners: readonly BrowserLearner[]): Promise<void> {
  for (const learner of learners) {
    if (learner.interrupted.length > 0) throw new Error(learner.interrupted.join());
    if (!learner.isInExam()) throw new Error(`${learner.username} is not in an exam`);
  }
}

interface Deployment {
  readonly stack: ChaosStack;
  /** Folder of a build of a part. */
  readonly filesOf: (name: string, build: string) => string;
  readonly steps: Steps;
  readonly watcher: BrowserLearner;
}

/** Part by part. @returns whether each new build showed */
async function deployAll({ stack, filesOf, steps, watcher }: Deployment): Promise<readonly Check[]> {
  const checks: Check[] = [];
  const deployProcess = async (name: string, build: string) => {
    const hasFiles = BUILT.some((part) => part === name);
    const settings: Record<string, string> = hasFiles ? { FILES_DIR: filesOf(name, build) } : {};
    await steps.step(`${name}: ${build}`, () => stack.deploy(name, build, settings));
    const builds = await Promise.all((stack.probeUrls[name] ?? []).map(buildOf));
    const holds = builds.every((each) => each === build);
    checks.push({
      what: `R4 every process of ${name} is of build ${build}`,
      holds,
      detail: builds.join(', '),
    });
  };
  const expectShown = async (name: string, build: string) => {
    const file = await entryOf(name, filesOf(name, build));
    const begun = performance.now();
    const holds = await until(
      `build ${build} of ${name}`,
      async () => {
        if (!(await watcher.asksFor(PAGE_OF[name] ?? '/', file))) throw new Error(`no page asks for ${file}`);
        return true;
      },
      SHOWS_WITHIN,
    ).catch(() => false);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    checks.push({
      what: `R4 a page that is opened runs ${name} ${build}`,
      holds,
      detail: `after ${seconds} s`,
    });
  };
  for (const name of SERVICES) await deployProcess(name, NEXT);
  for (const name of [...REMOTES, 'shell']) {
    await deployProcess(name, NEXT);
    await expectShown(name, NEXT);
  }
  // the shell first, so that remotes of the next build run in the previous shell
  for (const name of ['shell', ...REMOTES]) {
    await deployProcess(name, FIRST);
    await expectShown(name, FIRST);
  }
  for (const name of SERVICES) await deployProcess(name, FIRST);
  return checks;
}

/** The script with which a build begins. */
async function entryOf(name: string, folder: string): Promise<string> {
  const [document, read] =
    name === 'shell'
      ? ['.server/files.json', (told: { entries: readonly string[] }) => told.entries.at(-1)]
      : ['fragments.json', (told: { remoteEntry: string }) => told.remoteEntry];
  const told = JSON.parse(await readFile(path.join(folder, document), 'utf8'));
  return read(told) ?? '';
}
