import { setTimeout as pause } from 'node:timers/promises';
import type mongoose from 'mongoose';
import type { Figure } from '../figure.ts';
import { type Learner, learnersLike } from '../learner.ts';
import { medianOf } from '../measure/median.ts';
import type { Gateway } from './processes.ts';
import { type SignIns, signIns, timeToTurn } from './sign-ins.ts';
import { watch } from './watch.ts';

const MIN_RATIO = 0.8;
const BLOCKS = 3;
const LEG_MS = 8000;
/** As many as keep the hasher busy, without a line. */
const ENOUGH = 8;
const TIMES = 5;
const MANY = 400;
const LEARNERS = 500;
const MAX_GROWTH_MB = 150;
const MAX_RECOVERY_MS = 5000;

interface Leg {
  /** Sign-ins per second. */
  readonly peak: number;
  readonly overloaded: SignIns;
  readonly recoveryMs: number;
}

/**
 * R8: five times as many sign-ins as there can be. What does most of the work in one call is what overload is made of;
 * this much of it leaves the machine to the product, where so many reads would be made of the load's own work.
 */
export async function overloadFigures(
  gateway: Gateway,
  learner: Learner,
  { client, identityProbeUrl }: { client: mongoose.mongo.MongoClient; identityProbeUrl: string },
): Promise<readonly Figure[]> {
  const accounts = await learnersLike(learner, client, LEARNERS);
  const sessions = client.db('identity').collection('sessions');
  let turn = 0;
  const next = () => {
    turn += 1;
    return { email: accounts[turn % accounts.length] ?? '', password: learner.password };
  };
  const during = async (load: { connections: number; rate?: number }) => {
    const run = signIns(gateway, next, load);
    await pause(LEG_MS);
    return run.stop();
  };
  await during({ connections: ENOUGH });
  const watched = watch([gateway.probeUrl, identityProbeUrl]);
  const before = await sessions.countDocuments();
  const legs: Leg[] = [];
  let told = 0;
  for (let block = 0; block < BLOCKS; block += 1) {
    const { succeeded: peak, seconds } = await during({ connections: ENOUGH });
    const overloaded = await during({ connections: MANY, rate: Math.round(peak * TIMES) });
    told += Math.round(peak * seconds + overloaded.succeeded * overloaded.seconds);
    legs.push({ peak, overloaded, recoveryMs: await timeToTurn(gateway, next()) });
  }
  const lost = Math.max(0, told - ((await sessions.countDocuments()) - before));
  const health = await watched.stop();
  return figuresOf(legs, { ...health, lost });
}

function figuresOf(
  legs: readonly Leg[],
  seen: { unanswered: number; growthMb: number; lost: number },
): readonly Figure[] {
  const value = medianOf(legs.map(({ peak, overloaded }) => overloaded.succeeded / peak));
  const faults = legs.reduce((sum, { overloaded }) => sum + overloaded.faults, 0);
  const refused = legs.reduce((sum, { overloaded }) => sum + overloaded.refused, 0);
  const recoveryMs = Math.max(...legs.map((leg) => leg.recoveryMs));
  const rates = legs.map(({ peak, overloaded }) => `${overloaded.succeeded.toFixed(1)}/${peak.toFixed(1)}`);
  process.stdout.write(
    `R8 sign-ins at five times the capacity ÷ at most: ${value.toFixed(2)} (${rates.join(', ')} per second)\n` +
      `  ${refused} refused, ${faults} faults, ${seen.lost} lost, ${seen.unanswered} probes unanswered, ` +
      `${Math.round(seen.growthMb)} MB more memory, ${Math.round(recoveryMs)} ms to the next sign-in\n`,
  );
  const most = (name: string, found: number, limit: number): Figure => ({
    name: `R8 ${name}`,
    value: found,
    goal: `<= ${limit}`,
    holds: found <= limit,
  });
  return [
    {
      name: 'R8 sign-ins at five times the capacity ÷ at most',
      value,
      goal: `>= ${MIN_RATIO}`,
      holds: value >= MIN_RATIO,
      details: legs,
    },
    most('answers that are neither a success nor 429 or 503 with Retry-After', faults, 0),
    most('sign-ins that were answered and left no session', seen.lost, 0),
    most('probes that were not answered in a second', seen.unanswered, 0),
    most('growth of memory in MB', seen.growthMb, MAX_GROWTH_MB),
    most('milliseconds to the next sign-in', recoveryMs, MAX_RECOVERY_MS),
  ];
}
