import { say } from '../../process/say.ts';
import { stepsTo } from '../../process/steps.ts';
import { runDrill } from '../run-drill.ts';
import { drillDeployment } from './drill.ts';

const USAGE = `npm run drill -- deploy
  --learners <number>   how many take exams by calls meanwhile, 4 unless given
  --keep                keeps logs and data, and says where
Starts a stack of its own: MongoDB as a set of three, Redis, Kafka, and each process of the product twice. Learners take
exams, two of them in a browser, and visitors open pages, while each service, the gateway, each remote and the shell
are deployed in another build one after the other, and then rolled back one after the other.
Ends with code 1 unless no request failed, no answer is lost, no exam was interrupted, and every build showed.`;

/** `npm run drill -- deploy` (R4) */
export function deployDrill(args: string[]): Promise<number> {
  return runDrill(args, {
    ...{ name: 'deploy', usage: USAGE, learners: 4 },
    drill: (dir, { learners }) => drillDeployment(dir, { learners, steps: stepsTo(say) }),
  });
}
