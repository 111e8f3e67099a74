import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { createNotices, type Notices } from '@zielona-fala/service-kit/notices';
import { createLog, type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { startTestProxy, type TestProxy, waitFor } from '@zielona-fala/service-kit/testing';
import type { Redis } from 'ioredis';
import { type EventReader, readEvents } from './support/event-reader.ts';
import { startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

const BEAT_MS = 100;
const EVENTS = '/api/v1/users/events';
const log = createLog('test', 'silent');

interface Replica {
  readonly identity: TestIdentity;
  readonly server: HttpServer;
  readonly origin: string;
}

let identity: TestIdentity;
let one: Replica;
let other: Replica | undefined;
let proxy: TestProxy;
let redis: Redis;
let notices: Notices;
const readers: EventReader[] = [];

const serve = async (started: TestIdentity): Promise<Replica> => {
  const server = await startHttpServer(started.app.http, 0);
  return { identity: started, server, origin: `http://127.0.0.1:${server.port}` };
};

beforeAll(async () => {
  identity = await startIdentity({}, undefined, { beatMs: BEAT_MS });
  proxy = await startTestProxy(new URL(identity.resources.redisUrl).host);
  redis = connectRedis(identity.resources.redisUrl, log);
  await openRedis(redis);
  notices = createNotices(redis, log);
  one = await serve(identity);
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});

afterAll(async () => {
  redis.disconnect();
  await one.server.stop();
  if (other !== undefined) await stopReplica(other);
  await identity.stop();
  await proxy.stop();
});

/** The second replica, whose way to Redis can be cut. */
async function otherReplica(): Promise<Replica> {
  other ??= await startReplica({ REDIS_URL: `redis://${proxy.address}` });
  return other;
}

/** One more replica; whichever sends a mail, it arrives in one place. */
async function startReplica(settings: Parameters<typeof startIdentity>[0]): Promise<Replica> {
  const sendMail = async (mail: (typeof identity.mails)[number]) => void identity.mails.push(mail);
  return serve(await startIdentity(settings, identity.resources, { beatMs: BEAT_MS, sendMail }));
}

async function stopReplica({ server, identity: { app, connection } }: Replica): Promise<void> {
  await server.stop();
  await app.stop();
  await connection.close();
}

async function read(
  { origin }: Replica,
  { accessToken }: TestLearner,
  lastEventId?: string,
  address = '192.0.2.1',
) {
  const reader = await readEvents(origin, accessToken, { lastEventId, address });
  readers.push(reader);
  return reader;
}

const tell = ({ userId }: TestLearner, id: string, level = 1) =>
  notices.append(userId, { id, type: 'level-up', data: { level, experiencePoints: level * 100 } });

describe('a reader', () => {
  test('is told at once, wherever it is connected, each notice once, whatever is appended twice', async () => {
    const learner = await identity.registerActive('Reader');
    const stranger = await identity.registerActive('Stranger');
    const [here, there] = [await read(one, learner), await read(await otherReplica(), learner)];
    const alone = await read(one, stranger);
    expect(here.answer.statusCode).toBe(200);
    expect(here.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    for (const id of ['first', 'first', 'second']) await tell(learner, id, id.length);
    for (const reader of [here, there]) {
      expect((await reader.first(3)).map(({ event }) => event)).toEqual(['resync', 'level-up', 'level-up']);
      expect(JSON.parse(reader.events[1]?.data ?? '')).toEqual({ level: 5, experiencePoints: 500 });
    }
    expect((await alone.first(1)).map(({ event }) => event)).toEqual(['resync']);
  });

  test('that comes again goes on behind what it read last, at any replica', async () => {
    const learner = await identity.registerActive('Returning');
    const before = await read(one, learner);
    await tell(learner, 'first');
    const [, last] = await before.first(2);
    before.leave();
    await tell(learner, 'second', 2);
    const after = await read(await otherReplica(), learner, last?.id);
    await tell(learner, 'third', 3);
    const told = (await after.first(2)).map(({ event, data }) => [event, JSON.parse(data).level]);
    expect(told).toEqual([
      ['level-up', 2],
      ['level-up', 3],
    ]);
  });

  test('that missed what is no longer kept is told so', async () => {
    const learner = await identity.registerActive('Late');
    const before = await read(one, learner);
    const [first] = await before.first(1);
    before.leave();
    for (let each = 0; each < 300; each += 1) await tell(learner, `${each}`);
    const after = await read(one, learner, first?.id);
    expect((await after.first(1))[0]?.event).toBe('resync');
  });

  test('stays while Redis is away, and reads on when it is there again', async () => {
    const learner = await identity.registerActive('Patient');
    const reader = await read(await otherReplica(), learner);
    await reader.first(1);
    proxy.frozen = true;
    await tell(learner, 'during', 4);
    const beats = () => reader.text().split(':\n\n').length;
    const before = beats();
    await waitFor('a beat', () => beats() > before);
    proxy.frozen = false;
    expect((await reader.first(2))[1]?.event).toBe('level-up');
  });
});

describe('a stream ends', () => {
  test('when its session does, at every replica', async () => {
    const learner = await identity.registerActive('Revoked');
    const open = [await read(one, learner), await read(await otherReplica(), learner)];
    for (const reader of open) await reader.first(1);
    await identity.call.get('/api/v1/auth/logout').set(ACCESS_TOKEN_HEADER, learner.accessToken).expect(200);
    await waitFor('both to end', () => open.every((reader) => reader.isOver()));
    await tell(learner, 'late');
    expect(open.map(({ events }) => events.length)).toEqual([1, 1]);
    expect((await readEvents(one.origin, learner.accessToken)).answer.statusCode).toBe(401);
  });

  test('when its account is deleted; nothing of it is kept', async () => {
    const learner = await identity.registerActive('Deleted');
    const reader = await read(one, learner);
    await reader.first(1);
    expect(await redis.exists(`notices:${learner.userId}`)).toBe(1);
    await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, learner.accessToken).expect(200);
    await waitFor('the end', () => reader.isOver());
    await tell(learner, 'late');
    expect(await redis.exists(`notices:${learner.userId}`)).toBe(0);
  });

  test('when its token is over', async () => {
    const learner = await identity.registerActive('Hourly');
    const reader = await read(one, learner);
    await reader.first(1);
    identity.clock.advance({ minutes: 61 });
    await waitFor('the end', () => reader.isOver());
    identity.clock.advance({ minutes: -61 });
  });

  test('when its replica stops, which says when to come again', async () => {
    const learner = await identity.registerActive('Rolling');
    const stopping = await startReplica({});
    const reader = await read(stopping, learner);
    await reader.first(1);
    stopping.identity.app.endStreams?.();
    await waitFor('the end', () => reader.isOver());
    expect(reader.text()).toMatch(/retry: \d{1,4}\n\n$/);
    expect((await read(stopping, learner)).answer.statusCode).toBe(503);
    await stopReplica(stopping);
  });
});

describe('a stream is refused', () => {
  test('to nobody, to inactive learners, and to callers who ask for something else', async () => {
    const inactive = await identity.register('Inactive');
    const active = await identity.registerActive('Asking');
    const asked = (token: string) => identity.call.get(EVENTS).set(ACCESS_TOKEN_HEADER, token);
    await identity.call.get(EVENTS).accept('text/event-stream').expect(401);
    await asked(inactive.accessToken).accept('text/event-stream').expect(409);
    const { body } = await asked(active.accessToken).accept('application/json').expect(406);
    expect(body.code).toBe('not-acceptable');
    await asked(active.accessToken).expect(406);
    await asked(active.accessToken).query({ token: 'x' }).expect(422);
    await identity.call
      .head(EVENTS)
      .set(ACCESS_TOKEN_HEADER, active.accessToken)
      .accept('text/event-stream')
      .expect(406);
  });

  test('beyond ten of one learner, until one of them ends', async () => {
    const learner = await identity.registerActive('Greedy');
    const open = await Promise.all(Array.from({ length: 10 }, () => read(one, learner)));
    expect(open.map(({ answer }) => answer.statusCode)).toEqual(Array(10).fill(200));
    const refused = await read(one, learner);
    expect([refused.answer.statusCode, refused.answer.headers['retry-after']]).toEqual([429, '60']);
    open[0]?.leave();
    await waitFor('room', async () => (await read(one, learner)).answer.statusCode === 200);
    expect(await identity.scrape()).toMatch(/^event_streams_open 1\d$/m);
  });

  test('beyond those of a network, whoever of it reads, until one of them ends', async () => {
    const small = await startReplica({ RATE_LIMIT_SCALE: String(2 / 250) });
    const learners = [];
    for (const name of ['First', 'Second', 'Third']) learners.push(await identity.registerActive(name));
    const [first, second, third] = learners as [TestLearner, TestLearner, TestLearner];
    const from = (learner: TestLearner, host: number) =>
      read(small, learner, undefined, `2001:db8:1:1::${host}`);
    const open = [await from(first, 1), await from(second, 2)];
    expect(open.map(({ answer }) => answer.statusCode)).toEqual([200, 200]);
    const refused = await from(third, 3);
    expect([refused.answer.statusCode, refused.answer.headers['retry-after']]).toEqual([429, '60']);
    expect(await small.identity.scrape()).toMatch(/^event_streams_refused_total{per="network"} 1$/m);
    const elsewhere = await read(small, third, undefined, '2001:db8:2::1');
    expect(elsewhere.answer.statusCode).toBe(200);
    elsewhere.leave();
    open[0]?.leave();
    await waitFor('room', async () => (await from(third, 3)).answer.statusCode === 200);
    for (const reader of readers.splice(0)) reader.leave();
    await stopReplica(small);
  });

  test('while Redis is away; everything else goes on', async () => {
    const away = await startReplica({ REDIS_URL: 'redis://127.0.0.1:1' });
    const learner = await identity.registerActive('Offline');
    const { answer } = await read(away, learner);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(await away.identity.user(learner)).toMatchObject({ username: 'Offline' });
    await stopReplica(away);
  });
});
