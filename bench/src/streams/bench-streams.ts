import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { STREAMS_OF_REPLICA } from '@zielona-fala/contracts/api/notices/follow-events';
import { announce, atMost, type Figure } from '../figure.ts';
import { pacedReads } from '../gateway/paced-reads.ts';
import { type Gateway, NO_LIMIT, startGateway, targetsOf } from '../gateway/processes.ts';
import { slowestRead } from '../gateway/slowest-read.ts';
import { type Learner, signUp } from '../learner.ts';
import { type ProcessMetrics, readMetrics } from '../measure/process-metrics.ts';
import { onServices } from '../on-services.ts';
import { streamCallers } from './callers.ts';
import { readStreams, type StreamReaders } from './stream-readers.ts';

const STREAMS = Number(process.env.BENCH_STREAMS ?? STREAMS_OF_REPLICA.streams);
/** A lesson begins: its learners open their pages within this time. */
const OPENING_MS = 20_000;
const OPEN = 120_000;
const SETTLE_MS = 20_000;
/** Four heartbeats. */
const WATCH_MS = 60_000;
const READS = { perSecond: 50, most: 200 };

const LIMITS = {
  identityMb: 450,
  gatewayMb: 450,
  idlePercent: 20,
  readRatio: 3,
  stormSeconds: 30,
};

/**
 * Event streams of many pages at one replica of the gateway and one of svc-identity: memory, processor time while nothing
 * happens, reads of others, and what happens when the gateway is killed and all pages connect to another one.
 */
export async function benchStreams(): Promise<readonly Figure[]> {
  return onServices(async (services, client, dir) => {
    const gateway = await startGateway(dir, targetsOf(services), NO_LIMIT);
    const other = await startGateway(dir, targetsOf(services), NO_LIMIT);
    try {
      const learner = await signUp(services, client);
      const callers = await streamCallers(gateway, client, learner, STREAMS);
      await slowestRead(gateway, learner);
      const quiet = await slowestRead(gateway, learner);
      const probes = { gateway: gateway.probeUrl, identity: services.probeUrls['svc-identity'] };
      const before = await measure(probes);
      const readers = readStreams(gateway.url, callers, OPENING_MS);
      await tellOpening(readers, before, probes);
      const rest = await restFigures(before, probes);
      const beside = await slowestRead(gateway, learner);
      process.stdout.write(`  p99 of reads ${quiet.toFixed(1)} ms before, ${beside.toFixed(1)} ms beside\n`);
      const storm = await stormFigures(readers, { killed: gateway, other, learner });
      readers.stop();
      const ratio = atMost('p99 of reads beside the streams ÷ without', beside / quiet, LIMITS.readRatio, '');
      return [...rest, ratio, ...storm].map(announce);
    } finally {
      await gateway.process.stop();
      await other.process.stop();
    }
  });
}

type Measured = Readonly<Record<'gateway' | 'identity', ProcessMetrics>>;
type Probes = Readonly<Record<keyof Measured, string>>;

async function measure({ gateway, identity }: Probes): Promise<Measured> {
  return { gateway: await readMetrics(gateway), identity: await readMetrics(identity) };
}

/** Waits until all streams are open. */
async function tellOpening(readers: StreamReaders, before: Measured, probes: Probes): Promise<void> {
  const started = performance.now();
  await readers.allOpen(OPEN);
  const seconds = (performance.now() - started) / 1000;
  const opened = await measure(probes);
  const spent = (of: keyof Measured) => (opened[of].cpuSeconds - before[of].cpuSeconds).toFixed(1);
  process.stdout.write(
    `  ${STREAMS} streams open after ${seconds.toFixed(1)} s (${OPENING_MS / 1000} s of them the pages'), ` +
      `refused ${JSON.stringify(readers.refused())}; processor seconds: ` +
      `gateway ${spent('gateway')}, identity ${spent('identity')}\n`,
  );
}

/** Open streams while nothing happens. */
async function restFigures(before: Measured, probes: Probes): Promise<readonly Figure[]> {
  await pause(SETTLE_MS);
  const resting = await measure(probes);
  await pause(WATCH_MS);
  const rested = await measure(probes);
  const share = (of: keyof Measured) =>
    ((rested[of].cpuSeconds - resting[of].cpuSeconds) / WATCH_MS) * 100_000;
  for (const name of ['gateway', 'identity'] as const) {
    process.stdout.write(
      `  ${name} ${before[name].memoryMb.toFixed(0)} → ${rested[name].memoryMb.toFixed(0)} MB, ` +
        `${share(name).toFixed(1)} % of a core\n`,
    );
  }
  const memory = (of: keyof Measured, limit: number) =>
    atMost(`memory of ${of} with ${STREAMS} streams`, rested[of].memoryMb, limit, 'MB');
  const idle = share('gateway') + share('identity');
  return [
    memory('identity', LIMITS.identityMb),
    memory('gateway', LIMITS.gatewayMb),
    atMost('both while nothing happens, % of a core', idle, LIMITS.idlePercent, '%'),
  ];
}

/** The gateway is killed, and all pages connect to another one. */
async function stormFigures(
  readers: StreamReaders,
  { killed, other, learner }: { killed: Gateway; other: Gateway; learner: Learner },
): Promise<readonly Figure[]> {
  readers.moveTo(other.url);
  const reads = pacedReads(other, learner, '/api/v1/users/user', READS);
  const began = performance.now();
  await killed.process.kill();
  await readers.someLost(OPEN);
  await readers.allOpen(OPEN);
  const seconds = (performance.now() - began) / 1000;
  const { answered, refused, p99 } = await reads.stop();
  process.stdout.write(
    `  after the gateway was killed: all open after ${seconds.toFixed(1)} s, ` +
      `refused ${JSON.stringify(readers.refused())}; reads of others: ` +
      `${answered} answered, ${refused} refused, p99 ${p99.toFixed(0)} ms\n`,
  );
  const title = 'seconds until all are open again after the gateway was killed';
  return [
    atMost(title, seconds, LIMITS.stormSeconds, 's'),
    atMost('reads of others refused meanwhile', refused, 0, ''),
  ];
}
