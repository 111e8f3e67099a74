import { parseArgs } from 'node:util';
import { say } from '../process/say.ts';
import { inTemporaryFolder } from '../process/temporary-folder.ts';
import { UserError } from '../process/user-error.ts';
import { runChaos } from './chaos.ts';
import { startChaosStack } from './chaos-stack.ts';
import { type Check, lineOf } from './check.ts';
import { checkOutages } from './outages.ts';
import { checkPoison } from './poison.ts';

const USAGE = `npm run chaos
  --faults <number>     how many, 200 unless given
  --seed <number>       the same order of faults for the same seed; a new one unless given
  --learners <number>   how many take exams meanwhile, 8 unless given
  --keep                keeps logs and data, and says where
Starts a stack of its own: MongoDB as a set of three, Redis, Kafka, and each service and the gateway twice. Simulated
learners take exams while processes and servers are killed, frozen and restarted; then every learner is counted anew
from what was acknowledged. After that: exams with one part down each, and events that cannot be applied.
Ends with code 1 unless all holds. Needs a machine without other work.`;

const REPLICAS = 2;

interface Arguments {
  readonly faults: number;
  readonly seed: number;
  readonly learners: number;
  readonly keep: boolean;
}

/** `npm run chaos`: whether anything that was acknowledged is lost, whatever fails. */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (options === null) {
    say(USAGE);
    return 0;
  }
  return inTemporaryFolder({ name: 'chaos', keep: options.keep, isGuarded: true }, async (dir) => {
    const checks = await drill(dir, options);
    const short = checks.filter(({ holds }) => !holds).length;
    say(`seed ${options.seed}: ${checks.length - short} of ${checks.length} hold`);
    return short === 0 ? 0 : 1;
  });
}

async function drill(dir: string, options: Arguments): Promise<readonly Check[]> {
  say(`Starting: ${options.faults} faults, ${options.learners} learners, seed ${options.seed}`);
  const stack = await startChaosStack(dir, REPLICAS);
  const tell = (check: Check) => say(lineOf(check));
  try {
    const result = await runChaos(stack, { ...options, tell: say });
    result.checks.forEach(tell);
    const [learner] = result.learners;
    const outages = learner === undefined ? [] : await checkOutages(stack, learner, tell);
    const poison = await checkPoison(stack);
    poison.forEach(tell);
    return [...result.checks, ...outages, ...poison];
  } finally {
    await stack.stop();
  }
}

const LARGEST_SEED = 1_000_000;

function readArguments(args: string[]): Arguments | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        faults: { type: 'string', default: '200' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * LARGEST_SEED)) },
        learners: { type: 'string', default: '8' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return null;
    const [faults = 0, seed = 0, learners = 0] = [values.faults, values.seed, values.learners].map(Number);
    if (
      ![faults, seed, learners].every((each) => Number.isSafeInteger(each) && each >= 0) ||
      learners === 0
    ) {
      throw new UserError(USAGE);
    }
    return { faults, seed, learners, keep: values.keep };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}
