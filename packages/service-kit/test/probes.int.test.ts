import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type EventHandler, eventHandler } from '../src/events/index.ts';
import { silentKafka } from '../src/events/kafka/kafkajs/index.ts';
import {
  lockLease,
  startTestProxy,
  type TestResources,
  testResources,
  waitFor,
} from '../src/testing/index.ts';
import { type Probed, startProbed } from './support/probed.ts';

const LEARNER = 1;
const MINUTES = [1, 2];

let resources: TestResources;
const running: Probed[] = [];
const locks: (() => Promise<void>)[] = [];

beforeEach(() => {
  resources = testResources('probes');
});

afterEach(async () => {
  for (const service of running) service.mongoProxy.frozen = false;
  for (const unlock of locks.splice(0)) await unlock();
  for (const service of running.splice(0)) await service.stop();
});

async function startService(handlers: readonly EventHandler[] = [], brokers?: string): Promise<Probed> {
  const service = await startProbed(resources, handlers, brokers);
  running.push(service);
  return service;
}

/** Lets the relay hang as it takes its lease, until the returned function is called. */
async function stallRelay({ connection }: Probed): Promise<() => Promise<void>> {
  const unlock = await lockLease(connection, 'outbox-relay');
  locks.push(unlock);
  return async () => {
    locks.splice(locks.indexOf(unlock), 1);
    await unlock();
  };
}

const isSent = async ({ connection }: Probed) =>
  (await connection.collection('outbox').countDocuments({ pending: true })) === 0;

/** Lets a minute pass, with a probe every twenty seconds. */
async function passMinute({ advance, livez }: Probed): Promise<number[]> {
  const answers: number[] = [];
  for (const seconds of [20, 20, 20]) {
    advance(seconds);
    answers.push(await livez());
  }
  return answers;
}

/** Lets minutes pass until the probe fails. A probe that found a server too slow to answer does not count. */
const failing = (service: Probed) =>
  waitFor('the probe to fail', async () => (await passMinute(service)).includes(503));

/** Creates a topic before the service does, so that it keeps these settings. */
async function createTopic(topic: string, settings: Record<string, string>): Promise<void> {
  const kafka = silentKafka(resources.kafkaBrokers);
  const admin = kafka.admin();
  await admin.connect();
  const configEntries = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await admin.createTopics({
    waitForLeaders: true,
    topics: [{ topic: resources.kafkaPrefix + topic, configEntries }],
  });
  await admin.disconnect();
}

const nothing = eventHandler({ topic: 'test-finished', apply: async () => undefined });

describe('/livez', () => {
  test('fails when events wait and none has moved for a minute, until they move', async () => {
    const service = await startService();
    const letRelayGo = await stallRelay(service);
    await service.publish(LEARNER);
    const { livez } = service;
    expect(await livez()).toBe(200);
    await failing(service);
    await letRelayGo();
    await waitFor('the event to be sent', () => isSent(service));
    await waitFor('the probe to pass', async () => (await livez()) === 200);
  });

  test('fails when a consumer reads nothing more', async () => {
    const hanging = Promise.withResolvers<void>();
    const service = await startService([
      eventHandler({ topic: 'test-finished', apply: () => hanging.promise }),
    ]);
    const { livez, metrics } = service;
    await service.publish(LEARNER);
    await waitFor('the lag', async () => / 1\b/.test(lagLine(await metrics())));
    expect(await livez()).toBe(200);
    await failing(service);
    const before = Date.now();
    hanging.resolve();
    await waitFor('the event to be consumed', async () => (await livez()) === 200);
    await waitFor('no lag', async () => / 0\b/.test(lagLine(await metrics())));
    const [, finished] =
      /^consumer_last_event_timestamp_seconds{topic="test-finished"} (\S+)$/m.exec(await metrics()) ?? [];
    expect(Number(finished)).toBeGreaterThanOrEqual(before / 1000);
    expect(Number(finished)).toBeLessThanOrEqual(Date.now() / 1000);
    // a scrape gives Kafka a second to answer
    const page = await waitFor('Kafka to be up', async () => {
      const scraped = await metrics();
      return scraped.includes('server_up{server="kafka"} 1\n') ? scraped : null;
    });
    expect(page).toContain('event_age_seconds_count{topic="test-finished"} 1\n');
    expect(page).toContain('outbox_oldest_age_seconds 0\n');
  });

  test('does not fail while Kafka is unavailable, whatever waits', async () => {
    const kafka = await startTestProxy(resources.kafkaBrokers);
    kafka.frozen = true;
    const service = await startService([nothing], kafka.address);
    await service.publish(LEARNER);
    for (const _minute of MINUTES) expect(await passMinute(service)).not.toContain(503);
    const page = await service.metrics();
    const [, age] = /^outbox_oldest_age_seconds (\S+)$/m.exec(page) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(60 * MINUTES.length);
    expect(page).toContain('server_up{server="kafka"} 0\n');
    await kafka.stop();
  });

  test('does not fail while Kafka answers but takes no events', async () => {
    await createTopic('test-finished', { 'max.message.bytes': '1' });
    const service = await startService();
    await service.publish(LEARNER);
    await waitFor('a refusal', () => service.warnings.some((line) => line.includes('sending the outbox')));
    for (const _minute of MINUTES) expect(await passMinute(service)).not.toContain(503);
    expect(await isSent(service)).toBe(false);
  });

  test('does not fail while MongoDB is unavailable; /readyz does', async () => {
    const service = await startService();
    await stallRelay(service);
    await service.publish(LEARNER);
    const { livez, readyz } = service;
    expect(await livez()).toBe(200);
    await waitFor('readiness', async () => (await readyz()) === 200);
    service.mongoProxy.frozen = true;
    for (const _minute of MINUTES) expect(await passMinute(service)).not.toContain(503);
    expect(await readyz()).toBe(503);
    service.mongoProxy.frozen = false;
    await waitFor('readiness', async () => (await readyz()) === 200);
    expect(await livez()).toBe(200);
  });
});

describe('/metrics', () => {
  test('waits no longer for MongoDB than a scrape may', async () => {
    const service = await startService([nothing]);
    service.mongoProxy.frozen = true;
    const before = performance.now();
    expect(await service.metrics()).toContain('build_info');
    expect(performance.now() - before).toBeLessThan(4000);
  });
});

describe('/readyz', () => {
  test('does not ask for Kafka', async () => {
    const service = await startService([nothing], '127.0.0.1:1');
    expect(await service.readyz()).toBe(200);
  });
});

/** The lag of the partition in which the events of the golden sample are. */
function lagLine(metrics: string): string {
  const lines = metrics.split('\n').filter((line) => line.startsWith('consumer_lag_messages{'));
  return lines.find((line) => !line.endsWith(' 0')) ?? lines[0] ?? '';
}
