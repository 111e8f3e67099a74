import type { Services } from '@zielona-fala/tools/services';
import type mongoose from 'mongoose';
import type { Figure } from '../figure.ts';
import { signUp } from '../learner.ts';
import { refuseNoise } from '../measure/ratio-figure.ts';
import { onServices } from '../on-services.ts';
import { chainFigures } from './chain.ts';
import { floodFigure } from './flood.ts';
import { oneNetworkFigures } from './one-network.ts';
import { overloadFigures } from './overload.ts';
import { NO_LIMIT, startGateway, targetsOf } from './processes.ts';

/** What stands before the services. Goals P1, P2, P8, R8, R9. @throws Error when the run says nothing */
export async function benchGateway(): Promise<readonly Figure[]> {
  return onServices(async (services, client, dir) => {
    const chain = await chainFigures(dir, services.redisUrl);
    const loads = await loadFigures(dir, services, client);
    refuseNoise(chain.controls);
    return [...chain.figures, ...loads];
  });
}

async function loadFigures(
  dir: string,
  services: Services,
  client: mongoose.mongo.MongoClient,
): Promise<readonly Figure[]> {
  const gateway = await startGateway(dir, targetsOf(services), NO_LIMIT);
  const limited = await startGateway(dir, targetsOf(services));
  try {
    const learner = await signUp(services, client);
    const identityProbeUrl = services.probeUrls['svc-identity'];
    return [
      await floodFigure(gateway, learner),
      ...(await oneNetworkFigures(limited, learner, services)),
      ...(await overloadFigures(gateway, learner, { client, identityProbeUrl })),
    ];
  } finally {
    await gateway.process.stop();
    await limited.process.stop();
  }
}
