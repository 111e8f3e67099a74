import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lanesOf } from '../src/events/inbox/lanes.ts';

const messages = fc.array(fc.record({ key: fc.stringMatching(/^\d{1,2}$/), value: fc.uuid() }), {
  maxLength: 60,
});

test('every message is in one lane, and those of a learner are in one, in their order', () => {
  fc.assert(
    fc.property(messages, (given) => {
      const lanes = lanesOf(given);
      expect(lanes.flat().toSorted()).toEqual(given.map(({ value }) => value).toSorted());
      for (const key of new Set(given.map((each) => each.key))) {
        const own = given.filter((each) => each.key === key).map(({ value }) => value);
        const holding = lanes.filter((lane) => lane.some((value) => own.includes(value)));
        expect(holding).toHaveLength(1);
        expect(holding[0]?.filter((value) => own.includes(value))).toEqual(own);
      }
    }),
  );
});

test('learners are spread over four lanes, however many there are', () => {
  const given = Array.from({ length: 200 }, (_, userId) => ({ key: String(userId), value: `of ${userId}` }));
  expect(lanesOf(given)).toHaveLength(4);
});
