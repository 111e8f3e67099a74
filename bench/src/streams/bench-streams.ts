import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { STREAMS_OF_REPLICA } from '@zielona-fala/contracts/api/notices/follow-events';
import { startServices } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';
import { announce, atMost, type Figure } from '../figure.ts';
import { startGateway } from '../gateway/processes.ts';
import { slowestRead } from '../gateway/slowest-read.ts';
import { signUp } from '../learner.ts';
import { readMetrics } from '../measure/process-metrics.ts';
import { streamCallers } from './callers.ts';
import { readsMeanwhile } from './reads-meanwhile.ts';
import { readStreams } from './stream-readers.ts';

const STREAMS = Number(process.env.BENCH_STREAMS ?? STREAMS_OF_REPLICA.streams);
/** Scale of the limits of networks and sessions, which so many readers at one machine would meet. */
const NO_LIMIT = 1000;
/** A lesson begins: its learners open their pages within this time. */
const OPENING_MS = 20_000;
const OPEN = 120_000;
const SETTLE_MS = 20_000;
/** Four heartbeats. */
const WATCH_MS = 60_000;

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
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-bench-'));
  const services = await startServices(dir);
  const client = await new mongoose.mongo.MongoClient(services.mongodbUri).connect();
  const targets = {
    identity: services.urls['svc-identity'],
    tests: services.urls['svc-tests'],
    stats: services.urls['svc-stats'],
    redis: services.redisUrl,
  };
  const gateway = await startGateway(dir, targets, NO_LIMIT);
  const other = await startGateway(dir, targets, NO_LIMIT);
  const identityProbeUrl = services.probeUrls['svc-identity'];
  const measure = async () => ({
    gateway: await readMetrics(gateway.probeUrl),
    identity: await readMetrics(identityProbeUrl),
  });
  try {
    const learner = await signUp(services, client);
    const callers = await streamCallers(gateway, client, learner, STREAMS);
    await slowestRead(gateway, learner);
    const quiet = await slowestRead(gateway, learner);
    const before = await measure();
    const started = performance.now();
    const readers = readStreams(gateway.url, callers, OPENING_MS);
    await readers.allOpen(OPEN);
    const openedAfter = (performance.now() - started) / 1000;
    const opened = await measure();
    await pause(SETTLE_MS);
    const resting = await measure();
    await pause(WATCH_MS);
    const rested = await measure();
    const beside = await slowestRead(gateway, learner);
    const share = (of: 'gateway' | 'identity') =>
      ((rested[of].cpuSeconds - resting[of].cpuSeconds) / WATCH_MS) * 100_000;
    process.stdout.write(
      `  ${STREAMS} streams open after ${openedAfter.toFixed(1)} s (${OPENING_MS / 1000} s of them the pages'), ` +
        `refused ${JSON.stringify(readers.refused())}; processor seconds: ` +
        `gateway ${(opened.gateway.cpuSeconds - before.gateway.cpuSeconds).toFixed(1)}, ` +
        `identity ${(opened.identity.cpuSeconds - before.identity.cpuSeconds).toFixed(1)}\n` +
        `  gateway ${before.gateway.memoryMb.toFixed(0)} → ${rested.gateway.memoryMb.toFixed(0)} MB, ` +
        `${share('gateway').toFixed(1)} % of a core; identity ${before.identity.memoryMb.toFixed(0)} → ` +
        `${rested.identity.memoryMb.toFixed(0)} MB, ${share('identity').toFixed(1)} %\n` +
        `  p99 of reads ${quiet.toFixed(1)} ms before, ${beside.toFixed(1)} ms beside\n`,
    );
    readers.moveTo(other.url);
    const reads = readsMeanwhile(other, learner);
    const killed = performance.now();
    await gateway.process.kill();
    await readers.someLost(OPEN);
    await readers.allOpen(OPEN);
    const stormSeconds = (performance.now() - killed) / 1000;
    const seen = await reads.stop();
    process.stdout.write(
      `  after the gateway was killed: all open after ${stormSeconds.toFixed(1)} s, refused ${JSON.stringify(readers.refused())}; ` +
        `reads of others: ${seen.answered} answered, ${seen.refused} refused, p99 ${seen.p99.toFixed(0)} ms\n`,
    );
    readers.stop();
    return [
      atMost(
        `memory of svc-identity with ${STREAMS} streams`,
        rested.identity.memoryMb,
        LIMITS.identityMb,
        'MB',
      ),
      atMost(
        `memory of the gateway with ${STREAMS} streams`,
        rested.gateway.memoryMb,
        LIMITS.gatewayMb,
        'MB',
      ),
      atMost(
        'both while nothing happens, % of a core',
        share('gateway') + share('identity'),
        LIMITS.idlePercent,
        '%',
      ),
      atMost('p99 of reads beside the streams ÷ without', beside / quiet, LIMITS.readRatio, ''),
      atMost(
        'seconds until all are open again after the gateway was killed',
        stormSeconds,
        LIMITS.stormSeconds,
        's',
      ),
      atMost('reads of others refused meanwhile', seen.refused, 0, ''),
    ].map(announce);
  } finally {
    await gateway.process.stop();
    await other.process.stop();
    await client.close();
    await services.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
