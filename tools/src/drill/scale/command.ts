import { say } from '../../process/say.ts';
import { stepsTo } from '../../process/steps.ts';
import { runDrill } from '../run-drill.ts';
import { drillScaling } from './drill.ts';

const USAGE = `npm run drill -- scale
  --learners <number>   how many take exams meanwhile, 8 unless given; half of them have a page open
  --keep                keeps logs and data, and says where
Starts a stack of its own: three members of MongoDB, Redis, three Kafka brokers, each service and the gateway once.
While learners take exams and read their event streams, each service and the gateway go from one replica to three, a
Kafka broker and the primary of MongoDB are killed and come back, and all go back to one replica.
Ends with code 1 unless every replica does its part, no call fails while replicas come and go, nothing is lost or
counted twice, every open page is told of each result once, and limits count the same over three replicas as over one.`;

/** `npm run drill -- scale` */
export function scaleDrill(args: string[]): Promise<number> {
  return runDrill(args, {
    ...{ name: 'scale', usage: USAGE, learners: 8 },
    drill: (dir, { learners }) => drillScaling(dir, { learners, steps: stepsTo(say) }),
  });
}
