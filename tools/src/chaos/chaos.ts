import { setTimeout as pause } from 'node:timers/promises';
import type { ChaosStack } from './chaos-stack.ts';
import { awaited, type Check, zero } from './check.ts';
import { type Fault, planFaults } from './faults.ts';
import { rightAnswers } from './knowledge.ts';
import { registerLearner, type SimulatedLearner } from './learner.ts';
import { createRandom, type Random } from './random.ts';
import { type Recount, recount } from './recount.ts';
import { parkedEvents, untilSettled } from './settled.ts';
import { strikeAll } from './strike.ts';
import { targetsOf } from './targets.ts';

export interface ChaosOptions {
  readonly faults: number;
  readonly seed: number;
  readonly learners: number;
  /** No fault begins later. */
  readonly mostMs?: number;
  /** Called for each fault as it starts, and for each failed action of a learner. */
  readonly tell: (line: string) => void;
}

export interface ChaosResult extends Recount {
  /** That happened. */
  readonly faults: number;
  readonly learners: readonly SimulatedLearner[];
  readonly checks: readonly Check[];
}

const MAX_REST_MS = 400;
const RENEWAL = 0.1;

/** R1: learners take exams during faults of processes and servers; acknowledged results are then recounted. */
export async function runChaos(stack: ChaosStack, options: ChaosOptions): Promise<ChaosResult> {
  const { tell, seed } = options;
  const bank = rightAnswers();
  const learners = await Promise.all(
    Array.from({ length: options.learners }, (_, index) =>
      registerLearner({ stack, random: createRandom(seed + index + 1), rightAnswers: bank }),
    ),
  );
  const ending = new AbortController();
  const failures: string[] = [];
  const studying = learners.map((learner, index) =>
    study(learner, { random: createRandom(seed - index - 1), signal: ending.signal }).catch((error: Error) =>
      failures.push(`${learner.username}: ${error.message}`),
    ),
  );
  const targets = targetsOf(stack);
  const faults = planFaults(options.faults, [...targets.keys()], createRandom(seed));
  const begun = performance.now();
  const isOver = () => options.mostMs !== undefined && performance.now() - begun > options.mostMs;
  const struck = await strikeAll(faults, targets, {
    isOver,
    tell: (fault, process) => tell(describe(fault, process, performance.now() - begun)),
  });
  await allReady(stack);
  ending.abort();
  await Promise.all(studying);
  const settled = await awaited('R1 everything works again', async () => {
    await untilSettled(stack);
    return 'every event is applied';
  });
  const parked = await parkedEvents(stack);
  const counted = await recount(stack.mongodbUri, learners);
  const complaints = [
    ...failures,
    ...learners.flatMap((learner) => learner.complaints),
    ...counted.differences,
  ];
  for (const complaint of complaints) tell(`  ${complaint}`);
  return {
    ...counted,
    faults: struck,
    learners,
    checks: [
      zero('R1 acknowledged results lost', counted.lost, `of ${counted.acknowledged}`),
      zero('R1 counted twice', counted.countedTwice),
      zero('R1 levels wrong', counted.levelsWrong),
      zero('R1 other differences of statistics and ranking', counted.differences.length),
      zero('R1 calls that were refused or in vain', complaints.length - counted.differences.length),
      zero('R1 events that could not be applied', parked),
      settled,
    ],
  };
}

/** Exam after exam until the signal, some with a renewal of the session between them. */
export async function study(
  learner: Pick<SimulatedLearner, 'takeExam' | 'renew'>,
  { random, signal }: { random: Random; signal: AbortSignal },
): Promise<void> {
  do {
    await learner.takeExam();
    if (random.isLikely(RENEWAL)) await learner.renew();
    await pause(random.between(0, MAX_REST_MS));
  } while (!signal.aborted);
}

async function allReady({ replicas, mongo, redis, kafka }: ChaosStack): Promise<void> {
  const all = [...mongo, redis, ...kafka, ...Object.values(replicas).flat()];
  await Promise.all(all.map((each) => each.ready()));
}

function describe({ number, kind, lastsMs }: Fault, process: string, at: number): string {
  return `${String(number).padStart(3)}  ${(at / 1000).toFixed(1).padStart(6)} s  ${kind} ${process}, ${(lastsMs / 1000).toFixed(1)} s`;
}
