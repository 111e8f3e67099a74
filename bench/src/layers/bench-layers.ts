import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { withDatabase } from '@zielona-fala/tools/mongo-uri';
import { freePort, type GuardedProcess, spawnGuarded, until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import type { LayersSettings } from '../../baselines/layers-settings.ts';
import { announce, type Figure } from '../figure.ts';
import { load, type Target } from '../measure/load.ts';
import { medianOf } from '../measure/median.ts';
import { processorSeconds } from '../measure/processor-time.ts';
import { onServices } from '../on-services.ts';
import { setScene } from '../reads/scene.ts';

const ENTRY = path.resolve(import.meta.dirname, '../../baselines/layers.ts');
const TRACED = ['--import', '@zielona-fala/service-kit/tracing'];
/** As production is set; nothing takes the spans. */
const TRACING = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.01',
};
const ROUNDS = 7;
/** Each with all before it, as `layers.ts` has them. */
const LAYERS = [
  'node:http, the driver',
  'express, its router',
  'request id, context, problems',
  'access log',
  'metrics',
  'declared call: paths, fallbacks, validation',
  'passport: the token',
  'revocations, in Redis',
  'own writes, in Redis',
];

interface Layered {
  readonly process: GuardedProcess;
  readonly targets: readonly Target[];
}

/** What each layer around a read of svc-stats costs, in processor time of its process: no goal, a table. */
export async function benchLayers(): Promise<readonly Figure[]> {
  return onServices(async (services, client, dir) => {
    const started: GuardedProcess[] = [];
    try {
      const scene = await setScene(services, client);
      const start = async (name: string, args: readonly string[] = []): Promise<Layered> => {
        const layered = await startLayers(dir, services, { ...scene, name, args });
        started.push(layered.process);
        return layered;
      };
      const layered = await start('layers');
      // both have run nothing else, and so are compiled alike
      const [untraced, traced] = [await start('untraced'), await start('traced', TRACED)];
      const last = LAYERS.length - 1;
      const costs = LAYERS.map((): number[] => []);
      const tracing: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, each] of costs.entries()) each.push(await microseconds(layered, index));
        tracing.push((await microseconds(traced, last)) - (await microseconds(untraced, last)));
      }
      const medians = costs.map(medianOf);
      const more = medians.map((median, index) => median - (medians[index - 1] ?? 0));
      return [...LAYERS, 'tracing, of one call in a hundred'].map((name, index) =>
        announce({
          name: `layer, µs of processor a call: ${name}`,
          value: more[index] ?? medianOf(tracing),
          goal: 'none',
          holds: true,
        }),
      );
    } finally {
      await Promise.all(started.map((each) => each.stop()));
    }
  });
}

interface Started {
  readonly userId: number;
  readonly accessToken: string;
  /** Of the process. */
  readonly name: string;
  /** Of Node.js. */
  readonly args: readonly string[];
}

async function startLayers(
  dir: string,
  { mongodbUri, redisUrl, urls }: Services,
  { userId, accessToken, name, args }: Started,
): Promise<Layered> {
  const ports: number[] = [];
  for (const _layer of LAYERS) ports.push(await freePort());
  const settings: LayersSettings = {
    ...{ ports, mongodbUri: withDatabase(mongodbUri, 'stats'), redisUrl, userId },
    jwksUrl: `${urls['svc-identity']}/.well-known/jwks.json`,
    ...{ issuer: 'zielona-fala-identity', audience: 'zielona-fala' },
  };
  const file = path.join(dir, `${name}.json`);
  await writeFile(file, JSON.stringify(settings));
  const child = spawnGuarded({
    command: process.execPath,
    args: [...args, ENTRY, file],
    cwd: path.dirname(ENTRY),
    env: { ...process.env, ...TRACING, NODE_ENV: 'production' },
    logFile: path.join(dir, 'logs', `${name}.log`),
  });
  const targets = ports.map((port) => ({
    url: `http://127.0.0.1:${port}/api/v1/stats/B`,
    headers: { 'x-access-token': accessToken },
  }));
  await until('The layers', async () => void (await fetch(targets[0]?.url ?? '')), {
    timeoutMs: 30_000,
    hopeless: () => (child.hasExited() ? 'they ended, see their log' : null),
  });
  return { process: child, targets };
}

async function microseconds({ process: child, targets }: Layered, index: number): Promise<number> {
  const target = targets[index];
  if (target === undefined) throw new Error(`There is no layer ${index}`);
  const before = processorSeconds(child);
  const { answered } = await load(target);
  return ((processorSeconds(child) - before) / answered) * 1e6;
}
