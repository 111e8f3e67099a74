import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lineOf } from '../../chaos/check.ts';
import { stepsTo } from '../../process/steps.ts';
import { UserError } from '../../process/user-error.ts';
import { drillDeployment } from './drill.ts';

const USAGE = `npm run drill -- deploy
  --learners <number>   how many take exams by calls meanwhile, 4 unless given
  --keep                keeps logs and data, and says where
Starts a stack of its own: MongoDB as a set of three, Redis, Kafka, and each process of the product twice. Learners take
exams, two of them in a browser, and visitors open pages, while each service, the gateway, each remote and the shell
are deployed in another build one after the other, and one remote and one service are rolled back.
Ends with code 1 unless no request failed, no answer is lost, no exam was interrupted, and every build showed.`;

/** `npm run drill -- deploy` (R4) */
export async function deployDrill(args: string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) {
    say(USAGE);
    return 0;
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-deploy-'));
  try {
    const checks = await drillDeployment(dir, { learners: wish.learners, steps: stepsTo(say) });
    for (const check of checks) say(lineOf(check));
    const held = checks.filter(({ holds }) => holds).length;
    say(`${held} of ${checks.length} hold`);
    return held === checks.length ? 0 : 1;
  } finally {
    if (wish.keep) say(`Logs and data: ${dir}`);
    else await rm(dir, { recursive: true, force: true });
  }
}

function readWish(args: string[]): { learners: number; keep: boolean } | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        learners: { type: 'string', default: '4' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return null;
    const learners = Number(values.learners);
    if (!Number.isSafeInteger(learners) || learners < 1) throw new UserError(USAGE);
    return { learners, keep: values.keep };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
