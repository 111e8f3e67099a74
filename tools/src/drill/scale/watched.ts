import type { SimulatedLearner } from '../../chaos/learner.ts';
import type { OpenPage } from './open-page.ts';
import type { Traffic } from './traffic.ts';

/** Who has a page open waits after each exam until it tells of the result, which it then reads. */
export function watched(
  learner: SimulatedLearner,
  pages: readonly OpenPage[],
  traffic: Traffic,
): Pick<SimulatedLearner, 'takeExam' | 'renew'> {
  const page = pages.find((each) => each.learner === learner);
  if (page === undefined) return learner;
  return {
    renew: learner.renew,
    async takeExam() {
      const untilTold = page.expectResult();
      const exam = await learner.takeExam();
      const { agesMs } = traffic.now();
      const acknowledged = performance.now();
      await untilTold();
      agesMs.push(performance.now() - acknowledged);
      await Promise.all(['v1/stats/B', 'v1/users/level'].map((path) => learner.read(path)));
      return exam;
    },
  };
}
