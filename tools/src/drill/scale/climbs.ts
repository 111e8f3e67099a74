import { levelFor } from '@zielona-fala/contracts';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import type { AcknowledgedExam, SimulatedLearner } from '../../chaos/learner.ts';
import { withDatabase } from '../../infra/mongo-uri.ts';

/** The levels that a learner reaches by these exams, one after the other. */
export function climbsOf(exams: readonly Pick<AcknowledgedExam, 'experience'>[]): readonly number[] {
  const climbs: number[] = [];
  let experience = 0;
  for (const exam of exams) {
    const before = levelFor(experience).level;
    experience += exam.experience;
    const { level } = levelFor(experience);
    if (level > before) climbs.push(level);
  }
  return climbs;
}

/** The levels that svc-identity told others of, in order, by learner. */
export async function toldClimbs(
  mongodbUri: string,
  learners: readonly SimulatedLearner[],
): Promise<ReadonlyMap<SimulatedLearner, readonly number[]>> {
  return inDatabase(withDatabase(mongodbUri, 'identity'), async (connection) => {
    const outbox = connection.collection<{ event: { data: { level: number } } }>('outbox');
    const told = new Map<SimulatedLearner, readonly number[]>();
    for (const learner of learners) {
      const ofLearner = { topic: 'level-up', userId: learner.userId };
      const events = await outbox.find(ofLearner, { sort: { sequence: 1 } }).toArray();
      told.set(
        learner,
        events.map(({ event }) => event.data.level),
      );
    }
    return told;
  });
}
