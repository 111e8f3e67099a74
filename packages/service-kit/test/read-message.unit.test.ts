import { expect, test } from '@jest/globals';
import { TEST_FINISHED, USER_CHANGED } from '@zielona-fala/contracts/events';
import { learnerOf, mayEraseLearner, reachedByUnfit } from '../src/events/inbox/read-message.ts';

const TOPIC = 'test-finished';
const UNFIT = { ...TEST_FINISHED.golden, version: 99, aggregateId: '7', sequence: 9 };
const json = (change: object = {}): string => JSON.stringify({ ...UNFIT, ...change });

test('a message that cannot be applied says how far its learner has come', () => {
  expect(reachedByUnfit(TOPIC, json())).toEqual({ topic: TOPIC, userId: '7', sequence: 9 });
});

test.each([
  ['no JSON', 'not json'],
  ['null', 'null'],
  ['a number', '5'],
  ['an event without a type', json({ type: undefined })],
  ['an event of another topic', json({ type: 'level-up' })],
  ['an event without a learner', json({ aggregateId: undefined })],
  ['an event whose learner is a number', json({ aggregateId: 7 })],
  ['an event without a sequence', json({ sequence: undefined })],
  ['an event whose sequence is a text', json({ sequence: '9' })],
  ['an event whose sequence is no whole number', json({ sequence: 1.5 })],
])('%s does not say it', (_what, message) => {
  expect(reachedByUnfit(TOPIC, message)).toBeNull();
});

test('an event of a type that nobody knows does not say it, whatever the topic is called', () => {
  expect(reachedByUnfit('unknown', json({ type: 'unknown' }))).toBeNull();
});

test.each([
  ['the aggregate', json(), 7],
  ['the data, where the aggregate is no learner', json({ aggregateId: 'x', data: { userId: 8 } }), 8],
  ['the data, where there is no aggregate', JSON.stringify({ data: { userId: 8 } }), 8],
])('the learner of a message is told by %s', (_where, message, userId) => {
  expect(learnerOf(message)).toBe(userId);
});

test.each([
  'not json',
  'null',
  '5',
  '{}',
  '{"aggregateId":"0"}',
  '{"aggregateId":"-1"}',
  '{"aggregateId":"1.5"}',
])('%s tells no learner', (message) => {
  expect(learnerOf(message)).toBeNull();
});

test.each([
  ['deleted', true],
  ['renamed', false],
])('of a learner who was %s, whether it may erase is %s', (change, isErasure) => {
  const message = JSON.stringify({ ...USER_CHANGED.golden, data: { userId: 1, change, isActive: false } });
  expect(mayEraseLearner('user-changed', message)).toBe(isErasure);
});
