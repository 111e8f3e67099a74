import { beforeAll, describe, expect, test } from '@jest/globals';
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

let operations: readonly Operation[];
let callers: Callers;

beforeAll(async () => {
  operations = await documentedOperations();
  callers = await startCallers();
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
      const answer = await callAs(owner.client, operation, owned, headers());
      if (answer.status !== 403 || codeOf(answer) !== 'csrf') found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });
});
