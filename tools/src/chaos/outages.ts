import type { Supervised } from '../process/supervisor.ts';
import type { ChaosStack } from './chaos-stack.ts';
import type { Check } from './check.ts';
import type { SimulatedLearner } from './learner.ts';

/**
 * R5: with one part down, a learner whose page is open begins and ends an exam; a renewal that fails meanwhile stops
 * nothing.
 */
export async function checkOutages(
  stack: ChaosStack,
  learner: SimulatedLearner,
  tell: (check: Check) => void,
): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const [name, processes] of outagesOf(stack)) {
    for (const process of processes) await process.kill();
    const check = await examDuring(name, learner);
    for (const process of processes) await process.start();
    tell(check);
    checks.push(check);
  }
  return checks;
}

function outagesOf({
  replicas,
  redis,
  kafka,
}: ChaosStack): readonly (readonly [string, readonly Supervised[]])[] {
  const {
    'svc-identity': identity = [],
    'svc-tests': tests = [],
    'svc-stats': stats = [],
    gateway = [],
  } = replicas;
  const oneOf = (all: readonly Supervised[]) => (all.length > 1 ? all.slice(0, 1) : []);
  const outages: [string, readonly Supervised[]][] = [
    ['Redis', [redis]],
    ['Kafka', kafka],
    ['svc-identity', identity],
    ['svc-stats', stats],
    ['one svc-tests', oneOf(tests)],
    ['one gateway', oneOf(gateway)],
  ];
  return outages.filter(([, processes]) => processes.length > 0);
}

async function examDuring(name: string, learner: SimulatedLearner): Promise<Check> {
  const what = `R5 ${name} down: an exam is taken and finished`;
  const begun = performance.now();
  try {
    const [{ testId }] = await Promise.all([learner.takeExam(), learner.renew()]);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    return { what, holds: true, detail: `test ${testId}, ${seconds} s` };
  } catch (error) {
    return { what, holds: false, detail: (error as Error).message };
  }
}
