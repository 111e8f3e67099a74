import { describe, expect, test } from '@jest/globals';
import { levelUpV1, testFinishedV1, userChangedV1 } from '../src/events/golden/index.ts';
import { EVENT_SCHEMAS } from '../src/schemas/index.ts';

describe('event schemas', () => {
  const samples = [
    ['test-finished', testFinishedV1],
    ['level-up', levelUpV1],
    ['user-changed', userChangedV1],
  ] as const;

  test.each(samples)('%s accepts its golden sample unchanged', (topic, sample) => {
    const { error, value } = EVENT_SCHEMAS[topic].validate(sample, { convert: false });
    expect(error).toBeUndefined();
    expect(value).toEqual(sample);
  });

  test.each(samples)('%s accepts a field that was added later', (topic, sample) => {
    const grown = { ...sample, data: { ...sample.data, added: 1 }, region: 'x' };
    expect(EVENT_SCHEMAS[topic].validate(grown, { convert: false }).error).toBeUndefined();
  });

  test.each(samples)('%s refuses a sample without its userId or of another version', (topic, sample) => {
    const { userId: _dropped, ...data } = sample.data;
    expect(EVENT_SCHEMAS[topic].validate({ ...sample, data }).error).toBeDefined();
    expect(EVENT_SCHEMAS[topic].validate({ ...sample, version: 2 }).error).toBeDefined();
  });
});
