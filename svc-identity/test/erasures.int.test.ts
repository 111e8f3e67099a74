import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import type { Collection } from 'mongoose';
import { startIdentity, type TestIdentity } from './support/identity.ts';

interface Held {
  readonly _id: number;
  readonly userId?: number;
}

const COMMAND = fileURLToPath(new URL('../src/commands/erasures.ts', import.meta.url));
const UNKNOWN = 1_762_500_000_009_009;
const HOLDING = ['accounts', 'sessions', 'security_log'];

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

/** The operator's command, as it is called in a container. */
const erasures = (words: string, input = '') =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', MONGODB_URI: identity.resources.mongoUri };
    const child = execFile(process.execPath, [COMMAND, ...words.split(' ')], { env }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout }),
    );
    child.stdin?.end(input);
  });

/** As Prometheus is told. */
const logAge = async (): Promise<number> =>
  Number(/^erasure_log_age_seconds (\S+)$/m.exec(await identity.scrape())?.[1]?.replace('+Inf', 'Infinity'));

const line = (userId: number, at: string): string => `${JSON.stringify({ userId, at })}\n`;

const collection = (name: string): Collection<Held> => identity.connection.collection<Held>(name);

const documentsOf = (name: string, userId: number) =>
  collection(name)
    .find({ $or: [{ userId }, { _id: userId }] })
    .toArray();

const deletionsTold = (userId: number) =>
  collection('outbox').countDocuments({ userId, 'event.data.change': 'deleted' });

test('whom a backup brings back is erased again by the log, and services are told', async () => {
  const { userId, accessToken } = await identity.registerActive('wraca');
  const backup = await Promise.all(HOLDING.map((name) => documentsOf(name, userId)));
  await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
  const log = (await erasures('list')).output;
  expect(log.match(/^.*$/gm)?.filter((each) => each.includes(`"userId":${userId}`))).toHaveLength(1);

  for (const [index, documents] of backup.entries()) {
    if (documents.length > 0) await collection(HOLDING[index] ?? '').insertMany(documents);
  }
  await collection('erasures').deleteMany({});
  expect(await documentsOf('accounts', userId)).toHaveLength(1);
  const told = await deletionsTold(userId);
  const { output } = await erasures('replay', log);
  expect(output).toBe('1 erasures replayed, 1 of them of accounts that were here\n');
  for (const name of HOLDING) expect(await documentsOf(name, userId)).toEqual([]);
  expect(await deletionsTold(userId)).toBe(told + 1);
  expect((await erasures('list')).output).toBe(log);
});

test('of whom nothing is here, services are told all the same; repeated, the first moment stands', async () => {
  const first = line(UNKNOWN, '2026-11-01T10:00:00.000Z');
  const { output } = await erasures('replay', `${first}\n${line(UNKNOWN, '2026-11-02T10:00:00.000Z')}`);
  expect(output).toBe('2 erasures replayed, 0 of them of accounts that were here\n');
  expect(await deletionsTold(UNKNOWN)).toBe(2);
  expect((await erasures('list')).output).toContain(first);
});

test.each(['{"userId":5}', 'userId 5'])(
  'a line that is none ends the replay instead of being overlooked: %s',
  async (wrong) => {
    const { code, output } = await erasures('replay', wrong);
    expect([code, output]).toEqual([1, '']);
  },
);

test('the copy outside keeps whom the database forgot, and drops whom no backup holds any more', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'erasures-'));
  const file = path.join(folder, 'erasures.jsonl');
  try {
    const { userId, accessToken } = await identity.registerActive('odchodzi');
    await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const [forgotten, late] = [daysAgo(89), daysAgo(91)];
    await writeFile(file, line(1, forgotten) + line(2, late));
    expect((await erasures(`export ${file}`)).output).toMatch(/^\d+ erasures in the log\n$/);
    const kept = await readFile(file, 'utf8');
    expect(kept).toContain(line(1, forgotten));
    expect(kept).not.toContain('"userId":2,');
    expect(kept).toContain(`"userId":${userId},`);
    await erasures(`export ${file}`);
    expect(await readFile(file, 'utf8')).toBe(kept);

    expect(await logAge()).toBeLessThan(60);

    await collection('exports').deleteMany({});
    await writeFile(file, 'broken');
    expect((await erasures(`export ${file}`)).code).toBe(1);
    expect(await readFile(file, 'utf8')).toBe('broken');
    expect(await logAge()).toBe(Number.POSITIVE_INFINITY);
  } finally {
    await rm(folder, { recursive: true });
  }
});
