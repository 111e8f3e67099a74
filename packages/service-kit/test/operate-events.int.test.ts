import { createRequire } from 'node:module';
import { afterEach, expect, jest, test } from '@jest/globals';
import { operateEvents } from '../src/events/operator/command.ts';
import { startTestProxy, type TestProxy, testResources } from '../src/testing/index.ts';

const require = createRequire(import.meta.url);
const { createErrorFromCode } = require('kafkajs/src/protocol/error');
const Broker = require('kafkajs/src/broker');

const COORDINATOR_NOT_AVAILABLE = 15;
const NOT_COORDINATOR = 16;
/** Longer than kafkajs' own attempts take. */
const AWAY_MS = 6000;

const { kafkaBrokers, kafkaPrefix, mongoUri } = testResources('operate-lag');
let proxy: TestProxy | undefined;

afterEach(async () => {
  jest.restoreAllMocks();
  await proxy?.stop();
  proxy = undefined;
});

const operate = (args: readonly string[], settings: NodeJS.ProcessEnv = {}, patienceMs?: number) =>
  operateEvents(
    'operated',
    args,
    { MONGODB_URI: mongoUri, KAFKA_BROKERS: kafkaBrokers, KAFKA_PREFIX: kafkaPrefix, ...settings },
    patienceMs,
  );
const lag = (settings?: NodeJS.ProcessEnv, patienceMs?: number) => operate(['lag'], settings, patienceMs);

const KNOWN = { isWell: true, text: 'operated: Dead, 0 members, lag 0' };

test.each([
  ['is not chosen yet', 'findGroupCoordinator', COORDINATOR_NOT_AVAILABLE],
  ['has just moved', 'describeGroups', NOT_COORDINATOR],
] as const)('the lag is told although the coordinator %s', async (_how, request, code) => {
  const ask = Broker.prototype[request];
  const end = performance.now() + AWAY_MS;
  jest.spyOn(Broker.prototype, request).mockImplementation(async function (this: unknown, ...args) {
    if (performance.now() < end) throw createErrorFromCode(code);
    return ask.apply(this, args);
  });
  expect(await lag()).toEqual(KNOWN);
});

test.each(['kafkajs', 'platformatic'])('the lag is told as soon as Kafka answers, by %s', async (client) => {
  const between = await startTestProxy(kafkaBrokers);
  proxy = between;
  const end = performance.now() + AWAY_MS;
  between.cutsAt = () => performance.now() < end;
  expect(await lag({ KAFKA_BROKERS: between.address, KAFKA_CLIENT: client })).toEqual(KNOWN);
});

test.each(['kafkajs', 'platformatic'])(
  'that Kafka is unavailable is said in a sentence, by %s',
  async (client) => {
    const { isWell, text } = await lag({ KAFKA_BROKERS: '127.0.0.1:9', KAFKA_CLIENT: client }, 1000);
    expect(isWell).toBe(false);
    expect(text).toMatch(/^operated: lag unknown: Kafka or the coordinator .* for 1 s \(.+\)$/);
  },
);

test('that MongoDB is unavailable is said in a sentence', async () => {
  const { isWell, text } = await operate(['outbox'], { MONGODB_URI: 'mongodb://127.0.0.1:9/operated' });
  expect(isWell).toBe(false);
  expect(text).toMatch(/^operated: MongoDB is unavailable \(.+\)$/);
});
