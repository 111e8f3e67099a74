import { describe, expect, test } from '@jest/globals';
import { EVENTS, type EventTopic } from '@zielona-fala/contracts/events';
import fc from 'fast-check';
import Joi from 'joi';
import { incompatibilities } from '../src/events/compatibility.ts';
import { breaks, declaredEvents, recordedEvents } from '../src/events/record.ts';

const recorded = await recordedEvents();
const declared = declaredEvents();
const versions = Object.entries(recorded).flatMap(([topic, all]) =>
  all.map((version, place) => ({ topic: topic as EventTopic, number: place + 1, ...version })),
);

describe('the events, beside those on record', () => {
  test('break nothing that is deployed', () => {
    expect(breaks(recorded, declared)).toEqual([]);
  });

  test('are on record: what was added is recorded by `npm run events:record`', () => {
    expect(declared).toEqual(recorded);
  });

  test.each(versions)('$topic, version $number: what waits is read', ({ topic, golden }) => {
    expect(EVENTS[topic].read(golden).error).toBeUndefined();
  });

  test.each(versions)('$topic, version $number: consumers of then read what is published', (version) => {
    const sample = EVENTS[version.topic].samples[version.number - 1];
    expect(Joi.build(version.data).validate(sample?.data, { convert: false }).error).toBeUndefined();
  });
});

describe('a schema that changes', () => {
  const field = (schema: Joi.Schema) =>
    Joi.object({ userId: Joi.number().required(), field: schema }).describe();
  const list = (schema: Joi.Schema) => field(Joi.array().items(schema));
  const before = field(Joi.string().valid('a', 'b').required());

  test('may gain optional fields, however many and wherever', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^new[a-z]+$/)), fc.nat(3), (names, depth) => {
        const grown = (level: number): Joi.ObjectSchema => {
          const added = Object.fromEntries(names.map((name) => [name, Joi.string()]));
          const inner = level === 0 ? {} : { inner: grown(level - 1).required() };
          return Joi.object({ userId: Joi.number().required(), ...inner, ...added });
        };
        const bare = (level: number): Joi.ObjectSchema =>
          Joi.object({
            userId: Joi.number().required(),
            ...(level === 0 ? {} : { inner: bare(level - 1).required() }),
          });
        expect(incompatibilities(bare(depth).describe(), grown(depth).describe())).toEqual([]);
      }),
    );
  });

  test.each([
    [
      'loses a field',
      before,
      Joi.object({ userId: Joi.number().required() }).describe(),
      'data.field is gone',
    ],
    [
      'requires a new field',
      before,
      Joi.object({
        userId: Joi.number().required(),
        field: Joi.string().valid('a', 'b').required(),
        added: Joi.string().required(),
      }).describe(),
      'data.added is new and required',
    ],
    [
      'allows another value',
      before,
      field(Joi.string().valid('a', 'b', 'c').required()),
      'data.field follows other rules',
    ],
    ['may leave a field out', before, field(Joi.string().valid('a', 'b')), 'data.field follows other rules'],
    ['has another type', before, field(Joi.number().required()), 'data.field follows other rules'],
    [
      'changes the items of a list',
      list(Joi.number().min(1)),
      list(Joi.number()),
      'data.field[] follows other rules',
    ],
  ])('breaks what is deployed when it %s', (_what, old, now, complaint) => {
    expect(incompatibilities(old, now)).toEqual([complaint]);
  });
});
