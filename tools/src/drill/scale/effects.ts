import { isDeepStrictEqual } from 'node:util';
import { EVENT_TOPICS } from '@zielona-fala/contracts/events';
import { connectKafkajs } from '@zielona-fala/service-kit/kafkajs';
import { createLog } from '@zielona-fala/service-kit/process';
import type { ChaosStack } from '../../chaos/chaos-stack.ts';
import { type Check, zero } from '../../chaos/check.ts';
import type { SimulatedLearner } from '../../chaos/learner.ts';
import { recount } from '../../chaos/recount.ts';
import { parkedEvents } from '../../chaos/settled.ts';
import type { Steps } from '../../process/steps.ts';
import { climbsOf, toldClimbs } from './climbs.ts';
import { isShort, readCopies, readLeastInSync } from './kafka-cluster.ts';
import { NOTICES_OF_EXAM, type OpenPage } from './open-page.ts';
import type { Phase, Traffic } from './traffic.ts';

/** A part of the drill in which somebody died: calls may fail once, and be repeated. */
const OF_MONGODB = 'a member of MongoDB away';
const COPIES = 3;
const MIN_IN_SYNC = 2;
const MAX_LINE_LENGTH = 160;
/** Longest that a result may take to reach an open page: groups share anew, brokers and members are elected. */
const TIMEOUT_MS = 30_000;

export interface Effects {
  readonly stack: ChaosStack;
  readonly traffic: Traffic;
  readonly pages: readonly OpenPage[];
  readonly learners: readonly SimulatedLearner[];
  /** What learners could not do. */
  readonly troubles: readonly string[];
  readonly steps: Steps;
}

/** What everything has come to, counted anew from what learners were told. */
export async function checkEffects(drill: Effects): Promise<readonly Check[]> {
  const { stack, traffic, pages, learners, steps } = drill;
  const complaints = [...drill.troubles, ...learners.flatMap((learner) => learner.complaints)];
  const counted = await recount(stack.mongodbUri, learners);
  const levelUps = await levelUpDifferences(stack, learners);
  const untold = pages.flatMap(pageDifferences);
  const lines = [...complaints, ...counted.differences, ...levelUps, ...untold];
  for (const phase of traffic.phases) {
    steps.note(describe(phase));
    lines.push(...phase.failures.lines.map((line) => `${phase.name}: ${line.slice(0, MAX_LINE_LENGTH)}`));
  }
  for (const line of lines) steps.note(`  ${line}`);
  const quiet = traffic.phases.filter(({ name }) => name !== OF_MONGODB);
  const failed = quiet.flatMap(({ failures }) => failures.lines);
  const calls = quiet.reduce((sum, { failures }) => sum + failures.calls, 0);
  const results = pages.reduce((sum, { learner }) => sum + learner.exams.length, 0);
  const climbs = learners.reduce((sum, { exams }) => sum + climbsOf(exams).length, 0);
  const silent = traffic.phases.filter(({ agesMs }) => agesMs.length === 0).map(({ name }) => name);
  const longest = Math.max(0, ...traffic.phases.flatMap(({ agesMs }) => agesMs));
  return [
    zero('calls that failed, but for those while MongoDB had no primary', failed.length, `of ${calls}`),
    zero('calls that were refused or repeated in vain', complaints.length),
    zero('acknowledged exams lost', counted.lost, `of ${counted.acknowledged}`),
    zero('exams counted twice', counted.countedTwice),
    zero('levels wrong', counted.levelsWrong),
    zero('other differences of statistics, activity and ranking', counted.differences.length),
    zero('learners whose level-ups were not told once each', levelUps.length, `of ${climbs} level-ups`),
    zero('open pages that were not told of each result once', untold.length, `of ${results} results`),
    zero('events that could not be applied', await parkedEvents(stack)),
    {
      what: `every result reaches its open page within ${TIMEOUT_MS / 1000} s`,
      holds: longest <= TIMEOUT_MS && silent.length === 0,
      detail: `${(longest / 1000).toFixed(1)} s at the longest${silent.length > 0 ? `; none told: ${silent.join(', ')}` : ''}`,
    },
    await copiesCheck(stack),
  ];
}

/** In one line. */
export function describe({ name, failures, agesMs }: Phase): string {
  const ages = agesMs.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(ages[Math.floor(share * (ages.length - 1))] ?? 0);
  return `${name}: ${failures.calls} calls, ${failures.lines.length} failed, ${ages.length} results told after ${at(0.5)} ms (half), ${at(1)} ms (longest)`;
}

async function levelUpDifferences(
  { mongodbUri }: ChaosStack,
  learners: readonly SimulatedLearner[],
): Promise<readonly string[]> {
  const told = await toldClimbs(mongodbUri, learners);
  return learners.flatMap((learner) => {
    const [wanted, found] = [climbsOf(learner.exams), told.get(learner) ?? []];
    if (isDeepStrictEqual(found, wanted)) return [];
    return [`${learner.username}: level-ups ${found.join()} instead of ${wanted.join()}`];
  });
}

/** Once at the beginning a page is told that something may be missing, and never again. */
function pageDifferences({ learner, told }: OpenPage): readonly string[] {
  const levels = told('level-up').map(({ level }) => level);
  const wanted = climbsOf(learner.exams);
  const gaps = told('resync').length - 1;
  const results = told('stats-updated').length / NOTICES_OF_EXAM;
  const differences = [
    ...(gaps === 0 ? [] : [`${gaps} gaps`]),
    ...(results === learner.exams.length ? [] : [`${results} of ${learner.exams.length} results`]),
    ...(isDeepStrictEqual(levels, wanted) ? [] : [`levels ${levels.join()} instead of ${wanted.join()}`]),
  ];
  return differences.length === 0 ? [] : [`the page of ${learner.username}: ${differences.join('; ')}`];
}

async function copiesCheck({ kafkaBrokers }: ChaosStack): Promise<Check> {
  const kafka = connectKafkajs('drill', kafkaBrokers, createLog('drill', 'silent'));
  const copies = await readCopies(kafka);
  const leastInSync = await readLeastInSync(kafka, EVENT_TOPICS);
  const unsafe = [...leastInSync].filter(([, least]) => least < MIN_IN_SYNC).map(([topic]) => topic);
  const few = copies.filter(({ replicas }) => replicas.length < COPIES).length;
  const short = copies.filter(isShort).length;
  return {
    what: 'every partition is on three brokers, in sync, and two must confirm an event',
    holds: copies.length > 0 && few + short + unsafe.length === 0,
    detail: `${copies.length} partitions, ${few} on fewer, ${short} behind; fewer must confirm: ${unsafe.join() || 'none'}`,
  };
}
