import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@zielona-fala/contracts/events';
import type { EventHandler } from '@zielona-fala/service-kit/events';
import { ROOT } from '../src/paths.ts';

const SERVICES = ['svc-identity', 'svc-stats', 'svc-tests'];
const userOf = (service: string): string => service.replace('svc-', '');

interface Grants {
  readonly writers: string[];
  readonly readers: string[];
}

let programs: string;

/** Stands for each of Kafka's programs: writes down with what it was called. */
const RECORDER = '#!/usr/bin/env bash\necho "$(basename "$0") $*" >> "$(dirname "$0")/calls"\n';

beforeAll(async () => {
  programs = await mkdtemp(path.join(tmpdir(), 'kafka-programs-'));
  for (const name of ['kafka-acls.sh', 'kafka-topics.sh']) {
    await writeFile(path.join(programs, name), RECORDER);
    await chmod(path.join(programs, name), 0o755);
  }
});

afterAll(() => rm(programs, { recursive: true }));

/** What the script lets users do with topics. */
async function grantsByTopic(): Promise<Record<string, Grants>> {
  const script = path.join(ROOT, 'deploy/kafka/rights.sh');
  await promisify(execFile)('bash', [script], { env: { ...process.env, KAFKA_BIN: programs } });
  const grants: Record<string, Grants> = {};
  for (const call of (await readFile(path.join(programs, 'calls'), 'utf8')).split('\n')) {
    const [, user = '', operation, topic] =
      /^kafka-acls\.sh .*User:(\S+) .*--operation (Write|Read) --topic (\S+)$/.exec(call) ?? [];
    if (topic === undefined) continue;
    grants[topic] ??= { writers: [], readers: [] };
    grants[topic][operation === 'Write' ? 'writers' : 'readers'].push(user);
  }
  return grants;
}

const sorted = (grants: Record<string, Grants>): Record<string, Grants> =>
  Object.fromEntries(
    Object.entries(grants).map(([topic, { writers, readers }]) => [
      topic,
      { writers: writers.toSorted(), readers: readers.toSorted() },
    ]),
  );

/** Answers to any use, so that a handler can be made without its parts. */
const anyPart: unknown = new Proxy(() => anyPart, { get: () => anyPart });

/** Topics that a service's handlers apply. */
async function consumedBy(service: string): Promise<string[]> {
  const folder = path.join(ROOT, service, 'src/consumers');
  const modules: Record<string, (...parts: unknown[]) => EventHandler>[] = await Promise.all(
    (await readdir(folder)).map((file) => import(path.join(folder, file))),
  );
  const handlers = modules.flatMap((module) =>
    Object.entries(module).filter(([name]) => /Handler$/.test(name)),
  );
  return handlers.map(([, make]) => make(...Array(make.length).fill(anyPart)).topic);
}

test('Kafka lets each service write its own events and read those it consumes', async () => {
  const consumed = await Promise.all(
    SERVICES.map(async (service) => ({ user: userOf(service), topics: await consumedBy(service) })),
  );
  const needed = Object.values(EVENTS).map(({ topic, producer }): [string, Grants] => [
    topic,
    {
      writers: [userOf(producer)],
      readers: consumed.filter(({ topics }) => topics.includes(topic)).map(({ user }) => user),
    },
  ]);
  expect(sorted(await grantsByTopic())).toEqual(sorted(Object.fromEntries(needed)));
});
