import { zero } from '../../chaos/check.ts';
import { watchLeftovers } from '../../cluster/leftovers.ts';
import { OVERLAY } from '../../cluster/portal.ts';
import { endingSignal, withPortal } from '../../cluster/with-portal.ts';
import { say } from '../../process/say.ts';
import { stepsTo } from '../../process/steps.ts';
import { runDrill } from '../run-drill.ts';
import { drillCluster, PART_NAMES } from './drill.ts';

const USAGE = `npm run drill -- cluster [PART…]
  PART                  one or more of ${PART_NAMES.join(', ')}; all unless given
  --learners <number>   how many take exams by calls meanwhile, 6 unless given; two have a page open
  --overlay <name>      of deploy/k8s/overlays, drill unless given; with drill-broken most must not hold
  --keep                keeps logs and data, and says where
Starts the cluster of npm run cluster. Learners take exams through its ingress, one of them in a browser, while each
deployable is rolled out and rolled back, a canary runs and ends, a backup is made and restored, services are deployed
alone and scaled, by hand and under load, pods are evicted, out of memory and killed, MongoDB's primary, Redis and Kafka
go away and come back.
Ends with code 1 unless no call fails that may not, no exam is interrupted, nothing is lost, no file is missing, and
nothing is left on the machine.`;

/** `npm run drill -- cluster` (R10) */
export function clusterDrill(args: string[]): Promise<number> {
  return runDrill(args, {
    ...{ name: 'cluster', usage: USAGE, learners: 6, parts: PART_NAMES, overlay: OVERLAY },
    async drill(dir, { learners, parts, overlay }) {
      const steps = stepsTo(say);
      const { result: checks, left } = await watchLeftovers(steps, () =>
        withPortal({ dir, overlay, steps, signal: endingSignal() }, (running) =>
          drillCluster(running, { dir, learners, parts, steps }),
        ),
      );
      return [...checks, zero('R10 things left on the machine', left.length, left.join('; '))];
    },
  });
}
