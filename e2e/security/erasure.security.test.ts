import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { AccessTokenDto, TestDto } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { placesOf } from '@zielona-fala/tools/kept-data';
import { SourceClient } from '@zielona-fala/tools/source-client';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { activationToken, answersTo } from '../support/learner.ts';
import { mailTo } from '../support/mailbox.ts';

const MINUTE = 60_000;
/** Events carry the number alone and end after seven days, the erasure log as long as backups are kept, their marks in Redis after a minute; what orders them and keeps late ones out holds no more. */
const OF_NUMBERS =
  /^(kafka |redis seq:|\w+\.(outbox|outbox_sequences|projection_watermarks|learners|erasures)$)/;

test(
  'a minute after the deletion nothing of a learner’s name, address or number is kept anywhere',
  async () => {
    const stack = await stackInfo();
    const marker = `zx${randomUUID().slice(0, 8)}`;
    const email = `${marker}@example.test`;
    const password = `hasło-${marker}`;
    const client = new SourceClient(stack.portalUrl);
    await client.fetchCsrfToken();
    const requested = { username: marker, email, password, repeatPassword: password };
    const { body } = await client.call<AccessTokenDto>('POST', 'v1/auth/register', requested);
    client.accessToken = body.accessToken;
    await client.fetchCsrfToken();
    await client.call('GET', `v1/users/account/activate?token=${await activationToken(stack, email)}`);
    const userId = String(JSON.parse(atob(body.accessToken.split('.')[1] ?? '')).sub);

    // what leaves something of a learner anywhere: failed sign-ins, a reset, a request for another address, a rename, an exam
    const ok = async (method: string, path: string, payload?: unknown) => {
      const answer = await client.call<TestDto>(method, path, payload);
      expect([path, answer.status]).toEqual([path, expect.any(Number)]);
      expect(answer.status).toBeLessThan(300);
      return answer.body;
    };
    await client.call('POST', 'v1/auth/login', { email, password: 'wrong-password' });
    await ok('POST', 'v1/auth/password-reset/link', { email });
    await ok('PATCH', 'v1/users/change/email', { newEmail: `new.${email}`, password });
    await ok('PATCH', 'v1/users/change/username', { newUsername: `${marker}-2` });
    await ok('POST', 'v1/contact', { email, name: marker, message: `A letter of ${marker} to the operator` });
    const { testId } = await ok('POST', 'v1/tests', { categoryName: 'B', lang: 'pl', mode: 'exam' });
    const exam = await ok('GET', `v1/tests/single/${testId}?lang=pl&cat=B`);
    await ok('PATCH', `v1/tests/${testId}/check`, { categoryName: 'B', answers: answersTo(exam) });
    await ok('POST', 'v1/tests', { categoryName: 'A', lang: 'pl', mode: 'exam' });
    await ok('POST', 'v1/tests/groups', { name: `Kurs ${marker}`, categoryName: 'B' });
    await ok('GET', 'v1/stats/ranking/B');
    const open = await fetch(`${stack.portalUrl}/api/v1/users/events`, {
      headers: { accept: 'text/event-stream', 'x-access-token': client.accessToken },
    });
    expect(open.status).toBe(200);
    expect(await placesOf(marker, stack)).toContain('identity.accounts');
    expect(await placesOf(userId, stack)).toEqual(
      expect.arrayContaining([
        'identity.accounts',
        'kafka test-finished',
        `redis notices:${userId}`,
        'tests.tests',
      ]),
    );

    await ok('DELETE', 'v1/users', { password });
    await mailTo(stack, email, /usunięte/);
    expect(await open.text()).toContain('event: resync');
    const isGone = async (text: string) => (await placesOf(text, stack)).length === 0;
    await waitFor('the marker to be gone', () => isGone(marker), MINUTE);
    const strangePlaces = async () =>
      (await placesOf(userId, stack)).filter((place) => !OF_NUMBERS.test(place));
    await waitFor(
      'the number to stand in events and their tombstones alone',
      async () => {
        return (await strangePlaces()).length === 0;
      },
      MINUTE,
    );
  },
  3 * MINUTE,
);
