import path from 'node:path';
import process from 'node:process';
import { dataLocation, startInfra } from '../infra/infra.ts';
import { provideMongoAlone, TRANSACTION_SECONDS } from '../infra/mongo.ts';
import { withDatabase } from '../infra/mongo-uri.ts';
import { freePort, freePorts } from '../infra/ports.ts';
import { allOrFirstFailure } from '../process/settle.ts';
import { noteCrash, silentSteps } from '../process/steps.ts';
import { type Supervised, supervise } from '../process/supervisor.ts';
import { loadBank } from './bank.ts';
import { buildChanged } from './build.ts';
import { nodeProcess } from './node-process.ts';
import { PORTS_OF_PLAN, type ProcessSpec, planProcesses } from './plan.ts';
import { readSecrets } from './secrets.ts';

const SERVICES = ['svc-identity', 'svc-tests', 'svc-stats'] as const;
const PRODUCTION = { ...process.env, NODE_ENV: 'production' };

export type ServiceName = (typeof SERVICES)[number];

/** The services alone, with servers and data of their own, as production runs them. */
export interface Services {
  readonly urls: Readonly<Record<ServiceName, string>>;
  /** Where each says whether it is ready and what it measures. */
  readonly probeUrls: Readonly<Record<ServiceName, string>>;
  readonly mongodbUri: string;
  readonly redisUrl: string;
  readonly kafkaBrokers: string;
  /** Where sent mails are shown; null where mails reach nobody. */
  readonly mailboxUrl: string | null;
  stop(): Promise<void>;
}

/** What else the services are given. */
export interface ServicesOptions {
  /** A server that takes their mails. */
  readonly mailbox?: true;
  /** Settings of all services that a stack on one machine leaves at their defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The whole product, with servers and data of its own, as production runs it. */
export interface Product extends Services {
  readonly portalUrl: string;
  /** Where every process says what it measures, by its name. */
  readonly allProbeUrls: Readonly<Record<string, string>>;
  /** What the shell's server was told, for another one beside it. */
  readonly shellSettings: Readonly<Record<string, string>>;
}

/** @param dir holds data and logs; each process writes its log lines straight into a file there */
export async function startServices(dir: string, options: ServicesOptions = {}): Promise<Services> {
  const { specs: _specs, ...services } = await startPlanned(dir, isService, options);
  return services;
}

/**
 * The data of services that have stopped, in MongoDB alone: what is written goes into no log of a replica set, and nobody
 * watches it. @param dir that of {@link startServices}, which can be called with it again afterwards
 */
export async function openData(dir: string): Promise<Pick<Services, 'mongodbUri' | 'stop'>> {
  const { address, stop } = await provideMongoAlone(dataLocation(dir, 'mongo', noteCrash(silentSteps)));
  return { mongodbUri: address, stop };
}

/** Builds what has changed, then starts everything. @param dir as for {@link startServices} */
export async function startProduct(dir: string): Promise<Product> {
  await buildChanged(silentSteps);
  const { specs, ...services } = await startPlanned(dir, () => true);
  const shell = specs.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The plan has no shell');
  const allProbeUrls = Object.fromEntries(specs.map(({ name, probeUrl }) => [name, probeUrl]));
  return { ...services, portalUrl: shell.url, allProbeUrls, shellSettings: shell.env };
}

const isService = ({ name }: ProcessSpec): boolean => SERVICES.some((service) => service === name);

async function startPlanned(
  dir: string,
  isChosen: (spec: ProcessSpec) => boolean,
  { mailbox, settings }: ServicesOptions = {},
): Promise<Services & { readonly specs: readonly ProcessSpec[] }> {
  const infra = await startInfra({
    ...{ dir, env: {}, steps: silentSteps },
    transactionSeconds: TRANSACTION_SECONDS,
    ...(mailbox && { mailboxPort: await freePort() }),
  });
  const running: Supervised[] = [];
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
    await infra.stop();
  };
  try {
    await loadBank(withDatabase(infra.mongo.address, 'tests'), path.join(dir, 'logs', 'bank.log'));
    const ports = await freePorts(PORTS_OF_PLAN);
    const specs = planProcesses({
      portalPort: await freePort(),
      cookieSuffix: '',
      mongodbUriOf: (database) => withDatabase(infra.mongo.address, database),
      redisUrl: infra.redis.address,
      kafkaBrokers: infra.kafka.address,
      smtpUrl: infra.mailbox?.address ?? 'smtp://127.0.0.1:9',
      mediaDir: path.join(dir, 'media'),
      secrets: await readSecrets(dir),
      demo: null,
      overrideHosts: '',
      nextPort: () => ports.pop() ?? 0,
    });
    const processes = specs.filter(isChosen).map((spec) =>
      supervise(
        nodeProcess(spec, {
          logFile: path.join(dir, 'logs', `${spec.name}.log`),
          baseEnv: { ...PRODUCTION, ...settings },
        }),
        noteCrash(silentSteps),
      ),
    );
    running.push(...processes);
    await allOrFirstFailure(processes.map((process) => process.start()));
    const ofServices = (value: (spec: ProcessSpec) => string) =>
      Object.fromEntries(specs.filter(isService).map((spec) => [spec.name, value(spec)])) as Services['urls'];
    const urls = ofServices(({ url }) => url);
    const probeUrls = ofServices(({ probeUrl }) => probeUrl);
    return {
      specs,
      urls,
      probeUrls,
      mongodbUri: infra.mongo.address,
      redisUrl: infra.redis.address,
      kafkaBrokers: infra.kafka.address,
      mailboxUrl: infra.mailbox?.webUrl ?? null,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
