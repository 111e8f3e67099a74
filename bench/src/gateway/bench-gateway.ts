import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Services, startServices } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';
import type { Figure } from '../figure.ts';
import { signUp } from '../learner.ts';
import { refuseNoise } from '../measure/ratio-figure.ts';
import { chainFigures } from './chain.ts';
import { floodFigure } from './flood.ts';
import { oneNetworkFigures } from './one-network.ts';
import { overloadFigures } from './overload.ts';
import { startGateway } from './processes.ts';

/** Scale of the gateway's limits that a single reader does not meet. */
const NO_LIMIT = 1000;

/** What stands before the services. Goals P1, P2, P8, R8, R9. @throws Error when the run says nothing */
export async function benchGateway(): Promise<readonly Figure[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-bench-'));
  const services = await startServices(dir);
  try {
    const chain = await chainFigures(dir, services.redisUrl);
    const loads = await loadFigures(dir, services);
    refuseNoise(chain.controls);
    return [...chain.figures, ...loads];
  } finally {
    await services.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function loadFigures(dir: string, services: Services): Promise<readonly Figure[]> {
  const { urls, probeUrls, mongodbUri, redisUrl } = services;
  const client = await new mongoose.mongo.MongoClient(mongodbUri).connect();
  const targets = {
    identity: urls['svc-identity'],
    tests: urls['svc-tests'],
    stats: urls['svc-stats'],
    redis: redisUrl,
  };
  const gateway = await startGateway(dir, targets, NO_LIMIT);
  const limited = await startGateway(dir, targets);
  try {
    const learner = await signUp(services, client);
    const identityProbeUrl = probeUrls['svc-identity'];
    return [
      await floodFigure(gateway, learner),
      ...(await oneNetworkFigures(limited, learner, services)),
      ...(await overloadFigures(gateway, learner, { client, identityProbeUrl })),
    ];
  } finally {
    await gateway.process.stop();
    await limited.process.stop();
    await client.close();
  }
}
