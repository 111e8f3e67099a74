import { type Check, zero } from '../chaos/check.ts';
import type { SimulatedLearner } from '../chaos/learner.ts';
import { recount } from '../chaos/recount.ts';
import { parkedEvents } from '../chaos/settled.ts';
import type { Steps } from '../process/steps.ts';

export interface Counted {
  /** Goal that the checks show. */
  readonly goal: string;
  readonly servers: { readonly mongodbUri: string; readonly kafkaBrokers: string };
  /** Who reads what they have come to. */
  readonly learners: readonly SimulatedLearner[];
  /** What learners could not do. */
  readonly complaints: readonly string[];
  readonly steps: Steps;
}

/** Whether learners have come to what was acknowledged to them, once all events are applied. */
export async function countedChecks(drill: Counted): Promise<readonly Check[]> {
  const { goal, servers, learners, complaints, steps } = drill;
  const counted = await recount(servers.mongodbUri, learners);
  for (const line of [...complaints, ...counted.differences]) steps.note(`  ${line}`);
  const wrong = counted.lost + counted.countedTwice + counted.levelsWrong + counted.differences.length;
  return [
    zero(`${goal} calls that were refused or in vain`, complaints.length),
    zero(`${goal} answers and exams lost or counted twice`, wrong, `of ${counted.acknowledged} exams`),
    zero(`${goal} events that could not be applied`, await parkedEvents(servers)),
  ];
}
