// One read of svc-stats in one server for each layer of a service, each with all the layers before it.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { createGuards, createRevocations, remoteKeys } from '@zielona-fala/service-kit/auth';
import { createSequenceMarks, createWatermarks, readYourWrites } from '@zielona-fala/service-kit/events';
import { createApi, createHttpApp, createRoutes, serve } from '@zielona-fala/service-kit/http';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog, createMetrics } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { type RequestHandler, Router } from 'express';
import type { LayersSettings } from './layers-settings.ts';

const [file = ''] = process.argv.slice(2);
const { ports, mongodbUri, redisUrl, jwksUrl, issuer, audience, userId }: LayersSettings = JSON.parse(
  readFileSync(file, 'utf8'),
);

const connection = await connectMongo(mongodbUri);
const log = createLog('layers', 'info');
const silent = createLog('layers', 'silent');
const metrics = createMetrics('bench');
const unmeasured = { ...metrics, httpDurations: { observe: () => undefined } } as unknown as typeof metrics;
const redis = connectRedis(redisUrl, log);
await openRedis(redis);

async function read(): Promise<object> {
  const found = await connection.collection('category_counts').findOne({ userId, category: 'B' });
  const { statsId = 0, passedCount = 0, failedCount = 0 } = { ...found };
  return { statsId, userId, category: { categoryId: 1, name: 'B' }, passedCount, failedCount };
}

const bare: RequestListener = async (_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(await read()));
};
const routed = Router().get(getCategoryStats.path, async (_request, response) => {
  response.json(await read());
});
const revocations = createRevocations(redis, log);
const guardsWith = (isRevoked = revocations.isRevoked) =>
  createGuards({
    keys: remoteKeys(jwksUrl, log),
    ...{ issuer, audience, isActive: async () => true },
    revocations: { ...revocations, isRevoked },
  });
const unguarded = guardsWith(async () => false);
const guards = guardsWith();
const open = { ...guards, active: [] };
const ownWrites = readYourWrites(createSequenceMarks(redis, log), createWatermarks(connection), [
  'test-finished',
  'level-up',
  'user-changed',
]);
const declaredCall = (access: typeof guards, before: readonly RequestHandler[] = []) =>
  createApi([serve(getCategoryStats, before, read as never)], access);

/** In the order of `LAYERS`. */
const servers: readonly RequestListener[] = [
  bare,
  createRoutes([routed]),
  createHttpApp({ log: silent, metrics: unmeasured, handlers: [routed] }),
  createHttpApp({ log, metrics: unmeasured, handlers: [routed] }),
  createHttpApp({ log, metrics, handlers: [routed] }),
  createHttpApp({ log, metrics, handlers: [declaredCall(open)] }),
  createHttpApp({ log, metrics, handlers: [declaredCall(unguarded)] }),
  createHttpApp({ log, metrics, handlers: [declaredCall(guards)] }),
  createHttpApp({ log, metrics, handlers: [declaredCall(guards, [ownWrites])] }),
];
for (const [index, port] of ports.entries()) createServer(servers[index]).listen(port, '127.0.0.1');
