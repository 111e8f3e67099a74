import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { testResources } from '@zielona-fala/service-kit/testing';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';

const RUNBOOKS = path.join(ROOT, 'docs/runbooks');
const IN_POD = /`kubectl exec -n zielona-fala deploy\/(svc-[a-z]+) -- ([^`]+)`/g;
const PLACEHOLDER = /\b[A-Z]{2,}\b/;

const resources = testResources('runbooks');

afterAll(async () => {
  const connection = await connectMongo(resources.mongoUri);
  await connection.dropDatabase();
  await connection.close();
});

const commands = new Map(
  readdirSync(RUNBOOKS)
    .map((file) => readFileSync(path.join(RUNBOOKS, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(IN_POD)])
    .map(([, service = '', command = '']) => [`${service}: ${command}`, { service, command }]),
);

test('pages name no command that a cluster has not', () => {
  const pages = readdirSync(RUNBOOKS).filter((file) => file !== 'README.md');
  const local = pages.filter((file) =>
    /`npm run (dlq|outbox|lag|rebuild|mails|flags|sessions)\b/.test(
      readFileSync(path.join(RUNBOOKS, file), 'utf8'),
    ),
  );
  expect(local).toEqual([]);
  expect(commands.size).toBeGreaterThan(7);
});

test.each([...commands])('%s runs as it stands', async (_name, { service, command }) => {
  const { code, output } = await run('sh', ['-c', command], {
    cwd: path.join(ROOT, service),
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      MONGODB_URI: resources.mongoUri,
      REDIS_URL: resources.redisUrl,
      KAFKA_BROKERS: resources.kafkaBrokers,
      KAFKA_PREFIX: resources.kafkaPrefix,
    },
  });
  expect(output).not.toMatch(/node:internal|^usage/im);
  // who is not there cannot be redriven, removed or built anew
  if (!PLACEHOLDER.test(command)) expect({ code, output }).toEqual({ code: 0, output });
});
