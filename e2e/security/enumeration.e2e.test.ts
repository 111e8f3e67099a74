import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { type Answered, SourceClient } from '@zielona-fala/tools/source-client';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { activatedLearner, type Learner } from '../support/learner.ts';

let learner: Learner;
let visitor: SourceClient;
let identityProbes: string;

beforeAll(async () => {
  const stack = await stackInfo();
  identityProbes = stack.processes['svc-identity']?.probeUrl ?? '';
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

/** Argon2 computations of svc-identity so far: what a sign-in takes its time for. */
async function computations(): Promise<number> {
  const text = await (await fetch(`${identityProbes}/metrics`)).text();
  const counts = text.matchAll(/^password_hashing_duration_seconds_count\{[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function costOf(call: () => Promise<unknown>): Promise<number> {
  const before = await computations();
  await call();
  return (await computations()) - before;
}

test('a sign-in in vain says and costs the same whether or not an account has the address', async () => {
  const signIn = (email: string) =>
    visitor.call('POST', 'v1/auth/login', { email, password: 'wrong-password' });
  const [known, unknown] = [await signIn(learner.email), await signIn(stranger())];
  expect(seen(unknown)).toEqual(seen(known));
  expect(known.status).toBe(401);
  const spelled = await signIn(learner.email.toUpperCase());
  expect(seen(spelled)).toEqual(seen(known));
  expect(await costOf(() => signIn(learner.email))).toBe(1);
  expect(await costOf(() => signIn(stranger()))).toBe(1);
});

test('a request for a reset link says and costs the same whether or not an account has the address', async () => {
  const ask = (email: string) => visitor.call('POST', 'v1/auth/password-reset/link', { email });
  const nobody = stranger();
  expect(seen(await ask(nobody))).toEqual(seen(await ask(learner.email)));
  const [knownAgain, unknownAgain] = [await ask(learner.email), await ask(nobody)];
  expect(knownAgain.status).toBe(403);
  expect(seen(unknownAgain)).toEqual(seen(knownAgain));
  expect(await costOf(() => ask(stranger()))).toBe(0);
});
