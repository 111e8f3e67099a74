import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type PushDto } from '@zielona-fala/contracts';
import { REMINDER_DUE } from '@zielona-fala/contracts/events';
import { newEventId } from '@zielona-fala/service-kit/process';
import {
  collectionsMentioning,
  startTestPublisher,
  type TestPublisher,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';
import { type Device, startPushService, type TestPushService } from './support/push-service.ts';

const PUSH = '/api/v1/users/push';
const MAX_DEVICES = 10;

const PUSH_POLL_MS = 100;
let service: TestPushService;
let identity: TestIdentity;
let other: TestIdentity;
let publisher: TestPublisher;

beforeAll(async () => {
  service = await startPushService();
  const settings = {
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    PUSH_SERVICES: `push.example,*.below.example,${service.origin}`,
  };
  identity = await startIdentity(settings, undefined, { pushPollMs: PUSH_POLL_MS });
  const { clock, mails, resources } = identity;
  const sendMail = async (mail: (typeof mails)[number]) => void mails.push(mail);
  other = await startIdentity(settings, resources, { clock, sendMail, pushPollMs: PUSH_POLL_MS });
  publisher = await startTestPublisher(resources);
});

afterEach(() => {
  service.answers.length = 0;
  expect(service.refusals.splice(0)).toEqual([]);
});

afterAll(async () => {
  await publisher.stop();
  await other.app.stop();
  await other.connection.close();
  await identity.stop();
  await service.stop();
});

type Session = Pick<TestLearner, 'accessToken'>;
const on = (session: Session, subscription: object) =>
  identity.call.put(PUSH).set(ACCESS_TOKEN_HEADER, session.accessToken).send(subscription);
const off = ({ accessToken }: Session) => identity.call.delete(PUSH).set(ACCESS_TOKEN_HEADER, accessToken);
const read = async ({ accessToken }: Session): Promise<PushDto> =>
  (await identity.call.get(PUSH).set(ACCESS_TOKEN_HEADER, accessToken).expect(200)).body;
const signIn = async ({ email }: TestLearner): Promise<Session> =>
  (await identity.call.post('/api/v1/auth/login').send({ email, password: PASSWORD }).expect(200)).body;
const queued = (userId: number) => identity.connection.collection('pushes').findOne({ userId });

/** A browser that the notifications of a session go to. */
async function subscribed(session: Session): Promise<Device> {
  const { publicKey } = await read(session);
  const device = service.subscribe(publicKey ?? '');
  await on(session, device.subscription).expect(200);
  return device;
}

async function learnerWithDevice(name: string): Promise<{ learner: TestLearner; device: Device }> {
  const learner = await identity.registerActive(name);
  return { learner, device: await subscribed(learner) };
}

const due = ({ userId }: TestLearner, sequence = 1, data: object = {}) => ({
  ...REMINDER_DUE.golden,
  id: newEventId(),
  aggregateId: String(userId),
  sequence,
  data: {
    ...REMINDER_DUE.golden.data,
    userId,
    until: new Date(identity.clock.now().getTime() + 5 * 3_600_000).toISOString(),
    channels: ['push'],
    ...data,
  },
});

/** Waits until nothing of the learner's waits; only then is it certain what was not sent. */
const untilSent = ({ userId }: TestLearner) =>
  waitFor('an empty queue', async () => (await queued(userId)) === null);

test('failures are counted from zero on, so that the first ones are seen as an increase', async () => {
  const shown = await identity.scrape();
  for (const outcome of ['refused', 'expired']) {
    expect(shown).toContain(`push_attempts_total{outcome="${outcome}"} 0\n`);
  }
});

test('a reminder is one notification on each device, signed, encrypted and without personal data', async () => {
  const { learner, device } = await learnerWithDevice('Reminded');
  const phone = await subscribed(await signIn(learner));
  expect(await read(learner)).toMatchObject({ endpoint: device.subscription.endpoint, others: 1 });
  const event = due(learner);
  await publisher.publish(event, event);
  await waitFor('the notifications', () => device.received.length + phone.received.length >= 2);
  await publisher.publish(due(learner, 2));
  await waitFor('those of the next day', () => device.received.length + phone.received.length >= 4);
  await untilSent(learner);
  for (const { received } of [device, phone]) {
    expect(received).toHaveLength(2);
    const [{ ttl, ...first } = { ttl: 0 }] = received;
    expect(first).toEqual({
      message: { kind: 'reminder', locale: 'pl' },
      topic: 'reminder',
      subject: 'mailto:operator@portal.test',
    });
    expect(ttl).toBeLessThanOrEqual(5 * 3600);
    expect(ttl).toBeGreaterThan(4 * 3600);
  }
  expect(identity.mails.filter(({ to, oneClickEnd }) => to === learner.email && oneClickEnd)).toEqual([]);
});

test('by mail and on devices, whoever chose both; of ways that are unknown here, none', async () => {
  const { learner, device } = await learnerWithDevice('Both');
  await publisher.publish(due(learner, 1, { channels: ['mail', 'push', 'pigeon'] }));
  await waitFor('the notification', () => device.received.length === 1);
  await waitFor('the mail', () =>
    identity.mails.some(({ to, oneClickEnd }) => to === learner.email && oneClickEnd !== undefined),
  );
});

describe('a push service', () => {
  test.each([404, 410])('that knows the device no more (%d) ends its notifications', async (status) => {
    const { learner } = await learnerWithDevice(`Gone${status}`);
    service.answers.push({ status });
    await publisher.publish(due(learner));
    await waitFor('the end of notifications', async () => (await read(learner)).endpoint === null);
    await untilSent(learner);
  });

  test('that fails gets the notification again later', async () => {
    const { learner, device } = await learnerWithDevice('Retried');
    service.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '3600' } });
    await publisher.publish(due(learner));
    const attempts = (count: number) =>
      waitFor(`attempt ${count}`, async () => (await queued(learner.userId))?.attempts === count);
    await attempts(1);
    identity.clock.advance({ seconds: 15 });
    await attempts(2);
    expect((await queued(learner.userId))?.nextAt.getTime()).toBeGreaterThan(
      identity.clock.now().getTime() + 50 * 60_000,
    );
    identity.clock.advance({ hours: 1 });
    await untilSent(learner);
    expect(device.received).toHaveLength(1);
    expect((await read(learner)).endpoint).not.toBeNull();
  });

  test('that fails until the day is over gets it no more', async () => {
    const { learner, device } = await learnerWithDevice('Late');
    service.answers.push({ status: 500 });
    await publisher.publish(due(learner));
    await waitFor('an attempt', async () => (await queued(learner.userId))?.attempts === 1);
    identity.clock.advance({ hours: 6 });
    await untilSent(learner);
    expect(device.received).toEqual([]);
  });

  test('that sends elsewhere is not followed', async () => {
    const { learner } = await learnerWithDevice('Redirected');
    const aim = service.subscribe((await read(learner)).publicKey ?? '');
    service.answers.push({ status: 307, headers: { location: aim.subscription.endpoint } });
    await publisher.publish(due(learner));
    await waitFor('the request', () => service.answers.length === 0);
    await untilSent(learner);
    expect(aim.received).toEqual([]);
    expect((await read(learner)).endpoint).not.toBeNull();
  });
});

describe('notifications are not sent', () => {
  test('to addresses that are not of a known push service', async () => {
    const learner = await identity.registerActive('Elsewhere');
    const { keys } = service.subscribe('').subscription;
    for (const endpoint of [
      'http://push.example/of-the-device',
      'https://push.example:8443/of-the-device',
      'https://learner:password@push.example/of-the-device',
      'https://push.example.evil.test/of-the-device',
      'https://evil.test/push.example',
      'https://below.example/of-the-device',
      'https://evilbelow.example/of-the-device',
      'https://localhost/of-the-device',
      'https://127.0.0.1/of-the-device',
      'https://[::1]/of-the-device',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'no address',
    ]) {
      const { status, body } = await on(learner, { endpoint, keys });
      expect([endpoint, status, body.errors?.[0].field]).toEqual([endpoint, 422, 'endpoint']);
    }
    expect((await read(learner)).endpoint).toBeNull();
    await on(learner, { endpoint: 'https://a.below.example/of-the-device', keys }).expect(200);
  });

  test('with a key that is none', async () => {
    const learner = await identity.registerActive('Keyless');
    const { endpoint, keys } = service.subscribe('').subscription;
    const p256dh = `B${'A'.repeat(86)}`;
    const refused = await on(learner, { endpoint, keys: { ...keys, p256dh } });
    expect([refused.status, refused.body.errors?.[0].field]).toEqual([422, 'keys.p256dh']);
  });

  test('once they were turned off, or the device was signed out', async () => {
    const { learner, device } = await learnerWithDevice('Quiet');
    const [phone, tablet] = [await signIn(learner), await signIn(learner)];
    const [onPhone, onTablet] = [await subscribed(phone), await subscribed(tablet)];
    expect((await off(learner).expect(200)).body).toMatchObject({ endpoint: null, others: 2 });
    await identity.call.get('/api/v1/auth/logout').set(ACCESS_TOKEN_HEADER, phone.accessToken).expect(200);
    await publisher.publish(due(learner));
    await waitFor('the last device', () => onTablet.received.length === 1);
    expect([device.received, onPhone.received]).toEqual([[], []]);
  });

  test('to a device that signed out while they waited', async () => {
    const { learner, device } = await learnerWithDevice('Leaving');
    service.answers.push({ status: 503 });
    await publisher.publish(due(learner));
    await waitFor('an attempt', async () => (await queued(learner.userId))?.attempts === 1);
    await identity.call.get('/api/v1/auth/logout').set(ACCESS_TOKEN_HEADER, learner.accessToken).expect(200);
    identity.clock.advance({ minutes: 1 });
    await untilSent(learner);
    expect(device.received).toEqual([]);
  });

  test('to who had the browser before', async () => {
    const { learner: first, device } = await learnerWithDevice('First');
    const second = await identity.registerActive('Second');
    await on(second, device.subscription).expect(200);
    const { endpoint } = device.subscription;
    expect([(await read(first)).endpoint, (await read(second)).endpoint]).toEqual([null, endpoint]);
  });

  test('to more than ten devices: to those turned on last', async () => {
    const { learner } = await learnerWithDevice('Collector');
    for (let count = 0; count < MAX_DEVICES; count += 1) {
      identity.clock.advance({ seconds: 1 });
      await subscribed(await signIn(learner));
    }
    expect(await read(learner)).toMatchObject({ endpoint: null, others: MAX_DEVICES });
  });

  test('to an account that was deleted while they waited', async () => {
    const { learner, device } = await learnerWithDevice('Deleted');
    service.answers.push({ status: 503 });
    await publisher.publish(due(learner));
    await waitFor('an attempt', async () => (await queued(learner.userId))?.attempts === 1);
    expect(await collectionsMentioning(identity.connection, learner.userId)).toContain('pushes');
    await identity.call
      .delete('/api/v1/users')
      .set(ACCESS_TOKEN_HEADER, learner.accessToken)
      .send({ password: PASSWORD })
      .expect(200);
    const left = await collectionsMentioning(identity.connection, learner.userId);
    expect(left.filter((name) => ['pushes', 'sessions'].includes(name))).toEqual([]);
    expect(device.received).toEqual([]);
  });

  test('where the portal has no key', async () => {
    const without = await startIdentity({ VAPID_PRIVATE_KEY: '' });
    try {
      const { accessToken } = await without.registerActive('Nobody');
      const as = { [ACCESS_TOKEN_HEADER]: accessToken };
      await without.call.get(PUSH).set(as).expect(200, { publicKey: null, endpoint: null, others: 0 });
      await without.call.put(PUSH).set(as).send(service.subscribe('').subscription).expect(404);
    } finally {
      await without.stop();
    }
  });
});
