import path from 'node:path';
import process from 'node:process';
import { startInfra } from '../infra/infra.ts';
import { withDatabase } from '../infra/mongo-uri.ts';
import { freePorts } from '../infra/ports.ts';
import { allOrFirstFailure } from '../process/settle.ts';
import { noteCrash, silentSteps } from '../process/steps.ts';
import { type Supervised, supervise } from '../process/supervisor.ts';
import { loadBank } from './bank.ts';
import { nodeProcess } from './node-process.ts';
import { planProcesses } from './plan.ts';
import { readSecrets } from './secrets.ts';

const SERVICES = ['svc-identity', 'svc-tests', 'svc-stats'] as const;
const PRODUCTION = { ...process.env, NODE_ENV: 'production' };

/** The services alone, with servers and data of their own, as production runs them. */
export interface Services {
  readonly urls: Readonly<Record<(typeof SERVICES)[number], string>>;
  readonly mongodbUri: string;
  readonly redisUrl: string;
  stop(): Promise<void>;
}

/** @param dir holds data and logs; each process writes its log lines straight into a file there */
export async function startServices(dir: string): Promise<Services> {
  const infra = await startInfra({ dir, env: {}, steps: silentSteps });
  const running: Supervised[] = [];
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
    await infra.stop();
  };
  try {
    await loadBank(withDatabase(infra.mongo.address, 'tests'), path.join(dir, 'logs', 'bank.log'));
    const ports = await freePorts(15);
    const plan = planProcesses({
      portalPort: 8080,
      cookieSuffix: '',
      mongodbUriOf: (database) => withDatabase(infra.mongo.address, database),
      redisUrl: infra.redis.address,
      kafkaBrokers: infra.kafka.address,
      smtpUrl: 'smtp://127.0.0.1:9',
      mediaDir: path.join(dir, 'media'),
      secrets: await readSecrets(dir),
      demo: null,
      nextPort: () => ports.pop() ?? 0,
    });
    const services = plan.filter(({ name }) => SERVICES.some((service) => service === name));
    const processes = services.map((spec) =>
      supervise(
        nodeProcess(spec, { logFile: path.join(dir, 'logs', `${spec.name}.log`), baseEnv: PRODUCTION }),
        noteCrash(silentSteps),
      ),
    );
    running.push(...processes);
    await allOrFirstFailure(processes.map((process) => process.start()));
    const urls = Object.fromEntries(services.map(({ name, url }) => [name, url])) as Services['urls'];
    return { urls, mongodbUri: infra.mongo.address, redisUrl: infra.redis.address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
