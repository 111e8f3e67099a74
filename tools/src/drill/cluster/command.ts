import { say } from '../../process/say.ts';
import { stepsTo } from '../../process/steps.ts';
import { runDrill } from '../run-drill.ts';
import { drillCluster } from './drill.ts';

const USAGE = `npm run drill -- cluster
  --learners <number>   how many take exams meanwhile, 4 unless given
  --keep                keeps logs and data, and says where
Starts a Kubernetes of one node on this machine (npm run cluster) with images from our own Dockerfiles and the overlay
deploy/k8s/overlays/drill. Learners take exams and visitors open pages through the ingress, while each deployable is
rolled out in another build and a pod is killed. Ends with code 1 unless no call failed, every file of every page was
there, no answer is lost, processes run as whom the manifests name, and nothing is left behind. Needs what npm run
cluster needs.`;

/** `npm run drill -- cluster` (R4, R5 in Kubernetes) */
export function clusterDrill(args: string[]): Promise<number> {
  return runDrill(args, {
    ...{ name: 'cluster', usage: USAGE, learners: 4 },
    drill: (dir, learners) => drillCluster(dir, { learners, steps: stepsTo(say) }),
  });
}
