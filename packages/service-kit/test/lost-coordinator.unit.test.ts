import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import '../src/events/kafka/kafkajs/library.ts';

const require = createRequire(import.meta.url);
const ConsumerGroup = require('kafkajs/src/consumer/consumerGroup');
const OffsetManager = require('kafkajs/src/consumer/offsetManager');
const errors = require('kafkajs/src/errors');
const { isRebalancing } = errors;

const outOfReach: [string, Error][] = [
  ['is no longer among the brokers', new errors.KafkaJSBrokerNotFound('Broker 1 not found')],
  ['refuses connections', new errors.KafkaJSConnectionError('refused', { code: 'ECONNREFUSED' })],
  ['has closed the connection', new errors.KafkaJSConnectionClosedError('closed', { host: 'h', port: 1 })],
  ['does not answer', new errors.KafkaJSRequestTimeoutError('timed out')],
];

const member = { retry: {}, cluster: {}, logger: { namespace: () => ({}) } };

const memberOf = (failure: Error) =>
  Object.assign(new ConsumerGroup({ ...member, instrumentationEmitter: new EventEmitter() }), {
    memberId: 'member',
    lastRequest: 0,
    coordinator: { heartbeat: () => Promise.reject(failure) },
  });

const committing = (failure: Error) =>
  new OffsetManager({
    cluster: { findBroker: () => Promise.reject(failure) },
    coordinator: { isConnected: () => false },
    memberAssignment: {},
  });

test.each(outOfReach)('a member whose coordinator %s joins anew, wherever that is', async (_how, failure) => {
  const beat = await memberOf(failure)
    .heartbeat({ interval: 0 })
    .catch((error: Error) => error);
  const commit = await committing(failure)
    .getCoordinator()
    .catch((error: Error) => error);
  expect([beat, commit].map(isRebalancing)).toEqual([true, true]);
});

test('what a coordinator answers stays what it is', async () => {
  const answered = new errors.KafkaJSProtocolError({ type: 'UNKNOWN_MEMBER_ID', message: 'who?' });
  await expect(memberOf(answered).heartbeat({ interval: 0 })).rejects.toBe(answered);
});
