import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import type { Answered } from '@zielona-fala/tools/source-client';
import {
  addressOf,
  type Callers,
  callAs,
  codeOf,
  documentedOperations,
  nameOf,
  type Operation,
  startCallers,
} from '../support/operations.ts';

/** What the payload of a new test refers to another one by. */
const TEST_FIELDS = new Set(['testId', 'fromTest']);

let operations: readonly Operation[];
let callers: Callers;

beforeAll(async () => {
  operations = await documentedOperations();
  callers = await startCallers();
});

/** What of the owner stands in an answer; the path that was asked does not count. */
function leaked({ body }: Answered): string[] {
  const { owner, owned } = callers;
  const { instance: _asked, ...rest } = Object(body) as Record<string, unknown>;
  const text = JSON.stringify(Array.isArray(body) ? body : rest);
  return [owner.username, owner.email, ...Object.values(owned)].filter((mark) => text.includes(mark));
}

test('the document tells of every call who may make it', () => {
  expect(operations.length).toBeGreaterThan(30);
  const accesses = new Set(operations.map(({ access }) => access));
  expect([...accesses].toSorted()).toEqual(expect.arrayContaining(['active', 'public', 'signed-in']));
  expect(accesses).not.toContain(undefined);
});

describe('a call', () => {
  test('that needs somebody is refused to nobody', async () => {
    const { nobody, owned } = callers;
    const found = [];
    for (const operation of operations) {
      if (['public', 'optional'].includes(operation.access)) continue;
      const answer = await callAs(nobody, operation, owned);
      if (answer.status !== 401 || leaked(answer).length > 0) found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });

  test('that needs an active learner is refused to an inactive one', async () => {
    const { inactive, owned } = callers;
    const found = [];
    for (const operation of operations.filter(({ access }) => access === 'active')) {
      const answer = await callAs(inactive, operation, owned);
      const isRefused = answer.status === 409 && codeOf(answer) === 'account-inactive';
      if (!isRefused || leaked(answer).length > 0) found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });

  test('about somebody else’s is as if it were not there', async () => {
    const { owner, other, owned } = callers;
    const found = [];
    const asked = operations.filter(({ parameters }) => parameters.some(({ name }) => name in owned));
    expect(asked.length).toBeGreaterThan(3);
    for (const operation of asked) {
      const answer = await callAs(other.client, operation, owned);
      if (answer.status !== 404 || leaked(answer).length > 0) found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
    const mine = await owner.client.call<TestDto>('GET', `v1/tests/single/${owned.testId}?lang=pl&cat=B`);
    expect([mine.status, mine.body.status]).toEqual([200, 'unfinished']);
    expect((await owner.client.call('GET', 'v1/auth/valid')).status).toBe(200);
  });

  test('that names somebody else’s test in its payload is refused', async () => {
    const { other, owned } = callers;
    const found = [];
    const asked = operations.filter(({ fields }) => fields.some((field) => TEST_FIELDS.has(field)));
    for (const operation of asked) {
      const references = operation.fields.filter((field) => TEST_FIELDS.has(field));
      const payload = {
        ...operation.example,
        ...('mode' in (operation.example ?? {}) && { mode: 'review' }),
        ...Object.fromEntries(references.map((field) => [field, Number(owned.testId)])),
      };
      const answer = await other.client.call(operation.method, addressOf(operation, owned), payload);
      if (answer.status < 400 || answer.status >= 500 || leaked(answer).length > 0)
        found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });

  test('of nobody, an inactive or another learner tells nothing of the owner', async () => {
    const { owner, other, inactive, nobody, owned } = callers;
    const found = [];
    for (const operation of operations.filter(
      ({ method, path }) => method === 'GET' && path !== 'v1/auth/logout',
    )) {
      for (const client of [nobody, inactive, other.client]) {
        const answer = await callAs(client, operation, owned);
        if (answer.status >= 500 || leaked(answer).length > 0)
          found.push([nameOf(operation), answer.status, leaked(answer)]);
      }
    }
    expect(found).toEqual([]);
    expect(leaked(await owner.client.call('GET', 'v1/users/user'))).toEqual([
      owner.username,
      owner.email,
      owned.userId,
    ]);
  });
});
