import { parseArgs } from 'node:util';
import { type Check, lineOf } from '../chaos/check.ts';
import { say } from '../process/say.ts';
import { inTemporaryFolder } from '../process/temporary-folder.ts';
import { UserError } from '../process/user-error.ts';

/** One drill, as its command names it. */
export interface DrillPlan {
  readonly name: string;
  readonly usage: string;
  /** Default number. */
  readonly learners: number;
  /** What can be drilled alone, in its order. */
  readonly parts?: readonly string[];
  /** Of deploy/k8s, of a drill in a cluster, unless another one is named. */
  readonly overlay?: string;
  drill(dir: string, asked: AskedDrill): Promise<readonly Check[]>;
}

/** What a command asks for. */
export interface AskedDrill {
  readonly learners: number;
  /** All, if none is named. */
  readonly parts: readonly string[];
  readonly overlay: string | undefined;
}

/** Reads what is asked for, has the drill done in a new folder, prints its checks; 1 unless all hold. */
export async function runDrill(args: string[], plan: DrillPlan): Promise<number> {
  const options = readArguments(args, plan);
  if (options === null) {
    say(plan.usage);
    return 0;
  }
  // a cluster ends in order by Ctrl-C, and until then things are mounted below its folder
  const isGuarded = plan.overlay === undefined;
  return inTemporaryFolder({ name: plan.name, keep: options.keep, isGuarded }, async (dir) => {
    const checks = await plan.drill(dir, options);
    for (const check of checks) say(lineOf(check));
    const held = checks.filter(({ holds }) => holds).length;
    say(`${held} of ${checks.length} hold`);
    return held === checks.length ? 0 : 1;
  });
}

function readArguments(args: string[], { usage, learners: usual, parts, overlay }: DrillPlan) {
  const all: readonly string[] = parts ?? [];
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: all.length > 0,
      options: {
        learners: { type: 'string', default: String(usual) },
        keep: { type: 'boolean', default: false },
        overlay: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return null;
    const learners = Number(values.learners);
    if (!Number.isSafeInteger(learners) || learners < 1) throw new UserError(usage);
    if (values.overlay !== undefined && overlay === undefined) throw new UserError(usage);
    const asked: readonly string[] = positionals;
    const unknown = asked.find((part) => !all.includes(part));
    if (unknown !== undefined) throw new UserError(`There is no part ${unknown}\n${usage}`);
    const wanted = asked.length > 0 ? all.filter((part) => asked.includes(part)) : all;
    return { learners, keep: values.keep, parts: wanted, overlay: values.overlay ?? overlay };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${usage}`);
    throw error;
  }
}
