import type mongoose from 'mongoose';
import type { NativeRead } from '../../baselines/native-read.ts';
import type { Figure } from '../figure.ts';
import { requestsPerSecond, type Target } from '../measure/load.ts';
import { control, ratioFigure, refuseNoise } from '../measure/ratio-figure.ts';
import { onServices } from '../on-services.ts';
import { startNativeServer } from './native-server.ts';
import { type Read, readsOf } from './reads.ts';
import { setScene } from './scene.ts';

const MIN_RATIO = 0.6;

/**
 * Reads beside the native driver behind node:http, in one run.
 * @param isMeant which of them; all when it is not given
 * @throws Error when the run says nothing
 */
export async function benchReads(isMeant: (read: Read) => boolean = () => true): Promise<readonly Figure[]> {
  return onServices(async (services, client, dir) => {
    const reads = readsOf(services, await setScene(services, client)).filter(isMeant);
    const natives = await Promise.all(reads.map(withAnswer));
    const native = await startNativeServer(dir, services.mongodbUri, natives);
    const figures: Figure[] = [];
    try {
      const controls = [await control(() => requestsPerSecond({ url: native.urlOf(0) }))];
      for (const [index, read] of reads.entries()) {
        figures.push(
          await operationsFigure(read, client),
          await ratioFigure(read.name, {
            ours: () => requestsPerSecond(read.target),
            baseline: () => requestsPerSecond({ url: native.urlOf(index) }),
            least: MIN_RATIO,
          }),
        );
      }
      controls.push(await control(() => requestsPerSecond({ url: native.urlOf(0) })));
      refuseNoise(controls);
    } finally {
      await native.process.stop();
    }
    return figures;
  });
}

/** The baseline gives the same answer, byte for byte as long. */
async function withAnswer({ name, target, native }: Read): Promise<NativeRead> {
  const answer = await ask(target);
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}`);
  return answer.status === 204 ? native : { ...native, answer: await answer.json() };
}

async function operationsFigure(
  { name, target, operations }: Read,
  client: mongoose.mongo.MongoClient,
): Promise<Figure> {
  const value = await operationsPerCall(client, async () => {
    await (await ask(target)).arrayBuffer();
  });
  process.stdout.write(`${name}: ${value} operations a call (at most ${operations})\n`);
  return {
    name: `${name}, operations`,
    value,
    goal: `<= ${operations}`,
    holds: Math.round(value) <= operations,
  };
}

const ask = ({ url, method, headers, body }: Target): Promise<Response> =>
  fetch(url, { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) });

const COUNTED = [
  'find',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'commitTransaction',
];
const CALLS = 200;

/** Operations that MongoDB counts for one call, to a tenth; the services' slow polls are within that. */
async function operationsPerCall(
  client: mongoose.mongo.MongoClient,
  call: () => Promise<void>,
): Promise<number> {
  await call();
  const before = await operations(client);
  for (let index = 0; index < CALLS; index += 1) await call();
  return Math.round(((await operations(client)) - before) / (CALLS / 10)) / 10;
}

async function operations(client: mongoose.mongo.MongoClient): Promise<number> {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  return COUNTED.reduce((sum, name) => sum + Number(metrics.commands[name]?.total ?? 0), 0);
}
