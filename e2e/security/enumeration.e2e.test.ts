import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { type Answered, SourceClient } from '@zielona-fala/tools/source-client';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { activatedLearner, type Learner } from '../support/learner.ts';

let learner: Learner;
let visitor: SourceClient;

beforeAll(async () => {
  const stack = await stackInfo();
  learner = await activatedLearner(stack);
  visitor = new SourceClient(stack.portalUrl);
  await visitor.fetchCsrfToken();
});

const stranger = (): string => `nobody-${randomUUID().slice(0, 8)}@example.test`;

/** All that a caller can tell an answer by. */
function seen({ status, body, headers }: Answered) {
  const names = [...headers.keys()].toSorted();
  return { status, names, body: { ...(body as object), requestId: '' } };
}

test('a sign-in in vain says the same whether or not an account has the address', async () => {
  const signIn = (email: string) =>
    visitor.call('POST', 'v1/auth/login', { email, password: 'wrong-password' });
  const [known, unknown] = [await signIn(learner.email), await signIn(stranger())];
  expect(seen(unknown)).toEqual(seen(known));
  expect(known.status).toBe(401);
  const spelled = await signIn(learner.email.toUpperCase());
  expect(seen(spelled)).toEqual(seen(known));
});

test('a request for a reset link says the same whether or not an account has the address', async () => {
  const ask = (email: string) => visitor.call('POST', 'v1/auth/password-reset/link', { email });
  const nobody = stranger();
  expect(seen(await ask(nobody))).toEqual(seen(await ask(learner.email)));
  const [knownAgain, unknownAgain] = [await ask(learner.email), await ask(nobody)];
  expect(knownAgain.status).toBe(403);
  expect(seen(unknownAgain)).toEqual(seen(knownAgain));
});
