import { describe, expect, test } from '@jest/globals';
import type { ObjectSchema } from 'joi';
import {
  ANSWERS_RECORDED,
  ANSWERS_REPLAYED,
  type AnyEvent,
  EVENT_TOPICS,
  EVENTS,
  erasureIn,
  PRACTICE_FINISHED,
  PREFERENCES_CHANGED,
  TEST_FINISHED,
  TEST_REPLAYED,
  USER_CHANGED,
} from '../src/events/index.ts';

describe.each(EVENT_TOPICS)('the event %s', (topic) => {
  const { golden, version } = EVENTS[topic];
  const schema = EVENTS[topic].schema as ObjectSchema<AnyEvent>;

  test('has a golden sample of each version, which is read as the version that is published', () => {
    const { samples, read } = EVENTS[topic];
    expect(samples.map(({ version: stated }) => stated)).toEqual(samples.map((_, place) => place + 1));
    expect(samples.at(-1)).toBe(golden);
    for (const sample of samples) expect(read(sample)).toMatchObject({ event: { type: topic, version } });
  });

  test('is accepted unchanged', () => {
    const { error, value } = schema.validate(golden, { convert: false });
    expect(error).toBeUndefined();
    expect(value).toEqual(golden);
  });

  test('is accepted with a field that was added later', () => {
    const grown = { ...golden, data: { ...golden.data, added: 1 }, region: 'x' };
    expect(schema.validate(grown, { convert: false }).error).toBeUndefined();
  });

  test.each(Object.keys(golden.data))('is refused without %s', (field) => {
    const data = Object.fromEntries(Object.entries(golden.data).filter(([name]) => name !== field));
    expect(schema.validate({ ...golden, data }).error).toBeDefined();
  });

  test('is refused as another version or type', () => {
    expect(schema.validate({ ...golden, version: version + 1 }).error).toBeDefined();
    expect(schema.validate({ ...golden, type: 'other' }).error).toBeDefined();
  });
});

test.each([
  ['changed preferences', USER_CHANGED, PREFERENCES_CHANGED],
  ['a finished practice', TEST_FINISHED, PRACTICE_FINISHED],
  ['a test replayed', TEST_FINISHED, TEST_REPLAYED],
  ['answers replayed', ANSWERS_RECORDED, ANSWERS_REPLAYED],
])(
  'the sample of %s is of the version that there is, and is accepted unchanged',
  (_what, { schema }, sample) => {
    const { error, value } = (schema as ObjectSchema<AnyEvent>).validate(sample, { convert: false });
    expect(error).toBeUndefined();
    expect(value).toEqual(sample);
  },
);

describe('the erasure that a message tells of', () => {
  const DELETED = {
    ...USER_CHANGED.golden,
    data: { userId: 1762500000001001, change: 'deleted', isActive: false },
  };

  test('has who was deleted, and when', () => {
    const at = new Date(DELETED.occurredAt);
    expect(erasureIn(JSON.stringify(DELETED))).toEqual({ userId: 1762500000001001, at });
  });

  test.each([
    ['another change', USER_CHANGED.golden],
    ['a deletion of nobody', { ...DELETED, data: { change: 'deleted', isActive: false } }],
    ['a deletion of no account', { ...DELETED, data: { ...DELETED.data, userId: 'admin' } }],
    ['a deletion at no time', { ...DELETED, occurredAt: 'yesterday' }],
    ['a deletion without a time', { ...DELETED, occurredAt: undefined }],
    ['nothing', null],
  ])('is none in %s', (_what, message) => {
    expect(erasureIn(JSON.stringify(message))).toBeNull();
  });

  test('is none in what is no JSON', () => {
    expect(erasureIn('{"data":')).toBeNull();
  });
});
