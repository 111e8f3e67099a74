import { beforeAll, describe, expect, test } from '@jest/globals';
import { CSRF_HEADER } from '@zielona-fala/contracts';
import {
  type Callers,
  callAs,
  codeOf,
  documentedOperations,
  isChanging,
  nameOf,
  type Operation,
  startCallers,
} from '../support/operations.ts';

/** They have no cookies; the token of the mail in the address is what they show. */
const BY_MAIL_PROGRAMS = ['POST v1/tests/reminders/end'];

let operations: readonly Operation[];
let callers: Callers;

beforeAll(async () => {
  operations = await documentedOperations();
  callers = await startCallers();
});

test('the document asks each changing call for a CSRF token, but those of mail programs', () => {
  const without = operations
    .filter(isChanging)
    .filter(({ parameters }) => !parameters.some(({ name }) => name.toLowerCase() === CSRF_HEADER));
  expect(without.map(nameOf)).toEqual(BY_MAIL_PROGRAMS);
});

describe('a changing call', () => {
  test.each<readonly [string, () => Record<string, string>]>([
    ['without a token', () => ({ 'X-CSRF-Token': '' })],
    ['with an invented one', () => ({ 'X-CSRF-Token': 'A'.repeat(43) })],
    ['with that of another session', () => ({ 'X-CSRF-Token': callers.other.client.csrfToken })],
    ['with that of the time before sign-in', () => ({ 'X-CSRF-Token': callers.nobody.csrfToken })],
    ['without cookies', () => ({ cookie: '' })],
    ['with a cookie of its own making', () => ({ cookie: `zf_csrf=${'A'.repeat(43)}` })],
    ['of a page elsewhere', () => ({ 'sec-fetch-site': 'cross-site' })],
  ])('%s is refused', async (_what, headers) => {
    const { owner, owned } = callers;
    const found = [];
    for (const operation of operations.filter(isChanging)) {
      if (BY_MAIL_PROGRAMS.includes(nameOf(operation))) continue;
      const answer = await callAs(owner.client, operation, owned, headers());
      if (answer.status !== 403 || codeOf(answer) !== 'csrf') found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });
});
