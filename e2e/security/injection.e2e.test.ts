import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answered } from '@zielona-fala/tools/source-client';
import {
  addressOf,
  type Callers,
  documentedOperations,
  isChanging,
  nameOf,
  type Operation,
  startCallers,
} from '../support/operations.ts';

const MINUTE = 60_000;
/** In the place of a field's value. */
const VALUES: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  ['a', 'b'],
  JSON.parse('{"__proto__":{"isActive":true}}'),
  { constructor: { prototype: { isActive: true } } },
];
/** Beside the fields there are. */
const FIELDS: readonly Record<string, unknown>[] = [
  { $where: '1' },
  { isActive: true },
  { userId: 1 },
  { 'password.$ne': '' },
  JSON.parse('{"__proto__":{"isActive":true}}'),
  { constructor: { prototype: {} } },
];
const SEGMENTS = [
  '{"$ne":null}',
  '$ne',
  '__proto__',
  'constructor',
  '[object Object]',
  '-1',
  '1e400',
  '%',
  '\u0000',
  '../../users/user',
];

let operations: readonly Operation[];
let callers: Callers;

beforeAll(async () => {
  operations = await documentedOperations();
  callers = await startCallers();
});

describe('an operator, a prototype or a list', () => {
  /** For what it is: neither for want of a token nor because there was too much of it. */
  const isRefused = ({ status }: Answered): boolean => [400, 404, 405, 422].includes(status);

  afterEach(async () => {
    expect((await callers.owner.client.call('GET', 'v1/users/user')).status).toBe(200);
  });

  test(
    'is accepted in no field of a payload, and breaks nothing',
    async () => {
      const { owner, owned } = callers;
      const found: unknown[] = [];
      let tried = 0;
      for (const operation of operations.filter(isChanging)) {
        const { method, fields, example } = operation;
        const payloads = [
          ...fields.flatMap((field) => VALUES.map((value) => ({ ...example, [field]: value }))),
          ...FIELDS.map((field) => merged(example ?? {}, field)),
          ...VALUES,
        ];
        tried += payloads.length;
        const address = addressOf(operation, owned);
        const answers = await Promise.all(
          payloads.map((payload) => owner.client.call(method, address, payload)),
        );
        for (const [index, answer] of answers.entries()) {
          if (!isRefused(answer)) found.push([nameOf(operation), payloads[index], answer.status]);
        }
      }
      expect(found).toEqual([]);
      expect(tried).toBeGreaterThan(300);
    },
    MINUTE,
  );

  test(
    'is accepted in no query and no path, and breaks nothing',
    async () => {
      const { owner, owned } = callers;
      const found: unknown[] = [];
      for (const operation of operations) {
        const { method, parameters } = operation;
        const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
        const base = addressOf(operation, owned);
        const join = base.includes('?') ? '&' : '?';
        const addresses = [
          ...['$where=1', '__proto__[isActive]=true', 'constructor[prototype][isActive]=true'].map(
            (query) => base + join + query,
          ),
          ...names.flatMap((name) =>
            [`${name}[$ne]=1`, `${name}[]=1`, `${name}=1&${name}=2`].map(
              (query) => `${base.split('?')[0]}?${query}`,
            ),
          ),
          ...parameters
            .filter((parameter) => parameter.in === 'path')
            .flatMap(({ name }) =>
              SEGMENTS.map((segment) => addressOf(operation, { ...owned, [name]: segment })),
            ),
        ];
        const answers = await Promise.all(
          addresses.map((address) => owner.client.call(method, address, operation.example ?? undefined)),
        );
        for (const [index, answer] of answers.entries()) {
          if (!isRefused(answer)) found.push([nameOf(operation), addresses[index], answer.status]);
        }
      }
      expect(found).toEqual([]);
    },
    MINUTE,
  );
});

/** With its own `__proto__` too, which a spread would leave out. */
function merged(example: object, field: object): unknown {
  const [fields, more] = [JSON.stringify(example), JSON.stringify(field)].map((text) => text.slice(1, -1));
  return JSON.parse(`{${[fields, more].filter((part) => part !== '').join(',')}}`);
}
