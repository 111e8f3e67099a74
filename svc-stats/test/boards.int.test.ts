import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createLog, createMetrics } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { startTestProxy, testResources, waitFor } from '@zielona-fala/service-kit/testing';
import { type Boards, createBoards } from '../src/ranking/boards.ts';
import type { RankingKey } from '../src/ranking/period.ts';
import { followRedisRun } from '../src/ranking/redis-run.ts';
import type { RankedStanding } from '../src/ranking/store.ts';
import { freshId } from './events.ts';

const log = createLog('boards', 'silent');
const { redisUrl } = testResources('boards');
const redis = connectRedis(redisUrl, log);
const OF_ALL_TIME: RankingKey = { period: 'all', category: 'B' };
const OF_WEEK: RankingKey = { period: '2026-W47', category: 'B' };

let scope: string;
let boards: Boards;

beforeAll(() => openRedis(redis));
afterAll(() => redis.disconnect());
beforeEach(() => {
  scope = `boards-${freshId()}`;
  boards = createBoards(
    redis,
    () => 'a-run',
    () => scope,
  );
});

const standing = (userId: number, passedCount: number): RankedStanding => ({
  ...{ userId, passedCount, level: 1, accountVersion: 1 },
  reachedAt: new Date('2026-11-18T09:00:00.000Z'),
});
const [first, second, third] = [standing(1, 3), standing(2, 2), standing(3, 1)];

async function buildOf(ranking: RankingKey, ...standings: readonly RankedStanding[]): Promise<void> {
  const draft = await boards.build(ranking);
  expect([await draft?.add(standings), await draft?.publish()]).toEqual([true, true]);
}

async function put(
  userId: number,
  now: RankedStanding | null,
  ranking: RankingKey = OF_ALL_TIME,
): Promise<boolean> {
  const claim = await boards.claim([userId]);
  return boards.put(claim, userId, [{ ranking, standing: now }]);
}

const secondsOfWeek = (): Promise<number> => redis.ttl(`stats:ranking:${scope}:{2026-W47:B}`);

test('a board is read when it is whole, an empty one too, and not before', async () => {
  expect(await boards.best(OF_ALL_TIME, 10)).toBeNull();
  expect(await boards.own(OF_ALL_TIME, 1)).toBeNull();
  const draft = await boards.build(OF_ALL_TIME);
  await draft?.add([second]);
  await draft?.add([first]);
  expect(await boards.best(OF_ALL_TIME, 10)).toBeNull();
  await draft?.publish();
  expect(await boards.best(OF_ALL_TIME, 10)).toEqual([first, second]);
  expect(await boards.best(OF_ALL_TIME, 1)).toEqual([first]);
  expect(await boards.own(OF_ALL_TIME, 2)).toEqual({ rank: 2, passedCount: 2 });
  expect(await boards.own(OF_ALL_TIME, 3)).toEqual({ rank: null, passedCount: 0 });
  await buildOf(OF_WEEK);
  expect(await boards.best(OF_WEEK, 10)).toEqual([]);
});

test('one replica at a time builds a board, and what changes meanwhile is not undone by what it read before', async () => {
  await buildOf(OF_ALL_TIME, first);
  const draft = await boards.build(OF_ALL_TIME);
  expect(await boards.build(OF_ALL_TIME)).toBeNull();
  await put(1, null);
  await put(2, standing(2, 9));
  expect(await boards.best(OF_ALL_TIME, 10)).toEqual([standing(2, 9)]);
  await draft?.add([first, second, third]);
  await draft?.publish();
  expect(await boards.best(OF_ALL_TIME, 10)).toEqual([standing(2, 9), third]);
  expect(await boards.build(OF_ALL_TIME)).not.toBeNull();
});

test('a builder that was taken for dead publishes nothing', async () => {
  await buildOf(OF_ALL_TIME, first);
  const late = await boards.build(OF_ALL_TIME);
  await redis.del(`stats:ranking:${scope}:{all:B}:building`);
  await buildOf(OF_ALL_TIME, second);
  expect([await late?.add([first]), await late?.publish()]).toEqual([false, false]);
  expect(await boards.best(OF_ALL_TIME, 10)).toEqual([second]);
});

test('a draft that a new run of the server may have cut short is published by nobody', async () => {
  let run = 'one';
  boards = createBoards(
    redis,
    () => run,
    () => scope,
  );
  const draft = await boards.build(OF_ALL_TIME);
  await draft?.add([first]);
  run = 'another';
  expect([await draft?.add([second]), await draft?.publish()]).toEqual([false, false]);
  expect(await boards.best(OF_ALL_TIME, 10)).toBeNull();
});

test('a board of an earlier run of the server is not kept for those who have left it since', async () => {
  await buildOf(OF_ALL_TIME, first);
  const later = createBoards(
    redis,
    () => 'a-later-run',
    () => scope,
  );
  expect(await later.best(OF_ALL_TIME, 10)).toBeNull();
  const entry = { ranking: OF_ALL_TIME, standing: null };
  expect(await later.put(await later.claim([1]), 1, [entry])).toBe(true);
  expect(await redis.keys(`stats:ranking:${scope}:*`)).toEqual([]);
});

test('an older reading of a learner is not put down after a newer one began', async () => {
  await buildOf(OF_ALL_TIME, first, second);
  const older = await boards.claim([2]);
  expect(await put(2, standing(2, 9))).toBe(true);
  expect(await boards.put(older, 2, [{ ranking: OF_ALL_TIME, standing: second }])).toBe(false);
  expect(await boards.best(OF_ALL_TIME, 1)).toEqual([standing(2, 9)]);
});

test('weeks expire, drafts that nobody finished as well, all time stays', async () => {
  await buildOf(OF_ALL_TIME, first);
  await buildOf(OF_WEEK, first);
  const draft = await boards.build(OF_ALL_TIME);
  await draft?.add([first]);
  await put(2, second);
  await put(3, null);
  const keys = await redis.keys(`stats:ranking:${scope}:*`);
  const lasting = await Promise.all(keys.map(async (key) => ((await redis.ttl(key)) === -1 ? key : null)));
  expect(lasting.filter((key) => key !== null).toSorted()).toEqual([
    `stats:ranking:${scope}:{all:B}`,
    `stats:ranking:${scope}:{all:B}:members`,
  ]);
  expect(await secondsOfWeek()).toBeGreaterThan(7 * 24 * 60 * 60);
});

test('a week in which nobody was yet expires like others, and one that was empty in between', async () => {
  await buildOf(OF_WEEK);
  await put(1, first, OF_WEEK);
  expect(await secondsOfWeek()).toBeGreaterThan(7 * 24 * 60 * 60);
  await put(1, standing(1, 4), OF_WEEK);
  expect(await secondsOfWeek()).toBeGreaterThan(7 * 24 * 60 * 60);
});

test('the run of the server is known while there is a connection to it', async () => {
  const proxy = await startTestProxy(new URL(redisUrl).host);
  const followed = connectRedis(`redis://${proxy.address}`, log);
  const runOf = followRedisRun(followed, { log, registry: createMetrics().registry });
  expect(runOf()).toBeNull();
  await openRedis(followed);
  const run = await waitFor('the run', runOf);
  expect(await redis.info('server')).toContain(run);
  proxy.cutsAt = () => true;
  await followed.ping().catch(() => undefined);
  await waitFor('the end of the connection', () => runOf() === null);
  proxy.cutsAt = () => false;
  expect(await waitFor('the run again', runOf)).toBe(run);
  followed.disconnect();
  await proxy.stop();
});

test('a server that did not tell its run is asked again on the same connection, and metrics tell it meanwhile', async () => {
  const followed = connectRedis(redisUrl, log);
  await openRedis(followed);
  const silence = new Error('Command timed out');
  const info = jest.spyOn(followed, 'info').mockRejectedValueOnce(silence).mockRejectedValueOnce(silence);
  const { registry } = createMetrics();
  const runOf = followRedisRun(followed, { log, registry });
  const measured = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value;
  followed.emit('ready');
  expect([runOf(), await measured('rankings_in_redis')]).toEqual([null, 0]);
  await waitFor('the run', runOf);
  expect(await measured('rankings_in_redis')).toBe(1);
  expect(await measured('redis_run_failures_total')).toBe(2);
  expect(info).toHaveBeenCalledTimes(3);
  followed.disconnect();
});
