import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { REMINDER_DUE } from '@zielona-fala/contracts/events';
import { newEventId } from '@zielona-fala/service-kit/process';
import { startTestPublisher, type TestPublisher, waitFor } from '@zielona-fala/service-kit/testing';
import { startIdentity, type TestIdentity } from './support/identity.ts';

let identity: TestIdentity;
let publisher: TestPublisher;

beforeAll(async () => {
  identity = await startIdentity();
  publisher = await startTestPublisher(identity.resources);
});

afterAll(async () => {
  await publisher.stop();
  await identity.stop();
});

const due = (userId: number, sequence: number, until: Date) => ({
  ...REMINDER_DUE.golden,
  id: newEventId(),
  aggregateId: String(userId),
  sequence,
  data: { ...REMINDER_DUE.golden.data, userId, until: until.toISOString() },
});
const hours = (count: number) => new Date(identity.clock.now().getTime() + count * 3_600_000);
const remindersTo = (email: string) =>
  identity.mails.filter(({ to, oneClickEnd }) => to === email && oneClickEnd !== undefined);

test('a reminder is one mail with a link that ends them, for an active account and on its day only', async () => {
  const late = await identity.registerActive('Late');
  const inactive = await identity.register('Inactive');
  const learner = await identity.registerActive('Reminded');
  const first = due(learner.userId, 1, hours(5));
  await publisher.publish(due(late.userId, 1, hours(-1)), due(inactive.userId, 1, hours(5)), first, first);
  await waitFor('the reminder', () => remindersTo(learner.email).length > 0);
  const { endToken } = REMINDER_DUE.golden.data;
  const [mail] = remindersTo(learner.email);
  expect(mail?.oneClickEnd).toBe(`https://portal.test/api/v1/tests/reminders/end?token=${endToken}`);
  expect(mail?.text).toContain('https://portal.test/dashboard/home');
  expect(mail?.text).toContain(`https://portal.test/account/end-reminders/${endToken}`);
  const next = due(learner.userId, 2, hours(5));
  await publisher.publish(next);
  await waitFor('the next one', () => remindersTo(learner.email).length === 2);
  expect([...remindersTo(late.email), ...remindersTo(inactive.email)]).toEqual([]);
});

test('a reminder that cannot be sent before its day is over is dropped', async () => {
  const learner = await identity.registerActive('Waiting');
  identity.mailServerDown = true;
  await publisher.publish(due(learner.userId, 1, hours(2)));
  const queued = () => identity.connection.collection('mails').findOne({ kind: 'reminder' });
  await waitFor('a failed attempt', async () => ((await queued())?.attempts ?? 0) > 0);
  identity.clock.advance({ hours: 3 });
  identity.mailServerDown = false;
  await waitFor('it to leave the queue', async () => (await queued()) === null);
  expect(remindersTo(learner.email)).toEqual([]);
});
