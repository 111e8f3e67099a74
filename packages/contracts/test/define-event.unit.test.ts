import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import Joi from 'joi';
import { defineEvent, formerVersion } from '../src/events/define-event.ts';
import { FIELDS } from '../src/schemas/fields.ts';
import { OPEN_NAME } from '../src/schemas/open.ts';
import { shapeOf } from '../src/schemas/shape.ts';

interface InSeconds {
  readonly userId: number;
  readonly seconds: number;
}
interface InMilliseconds {
  readonly userId: number;
  readonly milliseconds: number;
}
interface Span {
  readonly userId: number;
  readonly span: { readonly milliseconds: number };
  readonly kind: string;
}

const envelope = (version: number) => ({
  id: '0199b4f2-7c00-7000-8000-0000000000f6',
  type: 'drive-ended' as const,
  version,
  aggregateId: '7',
  sequence: 1,
  occurredAt: '2026-11-07T08:25:00.000Z',
  correlationId: '2f1c7a52-90cf-4c55-8a0b-5d6b9c0f7b11',
  traceparent: null,
});

const IN_SECONDS = formerVersion({
  data: shapeOf<InSeconds>({ userId: FIELDS.id.required(), seconds: FIELDS.count.required() }),
  golden: { ...envelope(1), data: { userId: 7, seconds: 3 } },
  upcast: ({ seconds, ...data }): InMilliseconds => ({ ...data, milliseconds: seconds * 1000 }),
});
const IN_MILLISECONDS = formerVersion({
  data: shapeOf<InMilliseconds>({ userId: FIELDS.id.required(), milliseconds: FIELDS.count.required() }),
  golden: { ...envelope(2), data: { userId: 7, milliseconds: 3000 } },
  upcast: ({ milliseconds, ...data }): Span => ({ ...data, span: { milliseconds }, kind: 'unknown' }),
});
const DRIVE_ENDED = defineEvent({
  topic: 'drive-ended',
  producer: 'svc-tests',
  former: [IN_SECONDS, IN_MILLISECONDS],
  data: shapeOf<Span>({
    userId: FIELDS.id.required(),
    span: Joi.object({ milliseconds: FIELDS.count.required() }).required(),
    kind: OPEN_NAME.required(),
  }),
  golden: { ...envelope(3), data: { userId: 7, span: { milliseconds: 3000 }, kind: 'lesson' } },
});

const SECONDS = fc.integer({ min: 0, max: 1_000_000 });
const USER_ID = fc.integer({ min: 1 });

describe('an event of three versions', () => {
  test('is published in the newest', () => {
    expect(DRIVE_ENDED.version).toBe(3);
  });

  test('is read as the newest, whichever version it was published in', () => {
    fc.assert(
      fc.property(USER_ID, SECONDS, (userId, seconds) => {
        const milliseconds = seconds * 1000;
        const span = { userId, span: { milliseconds }, kind: 'unknown' };
        const expected = { event: { ...envelope(3), data: span } };
        expect(DRIVE_ENDED.read({ ...envelope(1), data: { userId, seconds } })).toEqual(expected);
        expect(DRIVE_ENDED.read({ ...envelope(2), data: { userId, milliseconds } })).toEqual(expected);
        expect(DRIVE_ENDED.read({ ...envelope(3), data: span })).toEqual(expected);
      }),
    );
  });

  test('keeps a value that was added to an open list later, and fields of the envelope', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,39}$/), (kind) => {
        const event = { ...DRIVE_ENDED.golden, region: 'x', data: { ...DRIVE_ENDED.golden.data, kind } };
        expect(DRIVE_ENDED.read(event)).toEqual({ event });
      }),
    );
  });

  test.each([
    ['of a version that is not known', { ...DRIVE_ENDED.golden, version: 4 }],
    ['of no version', { ...DRIVE_ENDED.golden, version: 0 }],
    ['whose data are of another version', { ...DRIVE_ENDED.golden, version: 1 }],
    ['that a former version does not allow', { ...envelope(1), data: { userId: 7, seconds: -1 } }],
    [
      'whose open value is a path',
      { ...DRIVE_ENDED.golden, data: { ...DRIVE_ENDED.golden.data, kind: 'a.$b' } },
    ],
    ['that is no object', 'text'],
    ['that is nothing', null],
  ])('is refused %s', (_what, message) => {
    expect(DRIVE_ENDED.read(message).error).toBeDefined();
  });
});
