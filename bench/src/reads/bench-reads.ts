import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '@zielona-fala/tools/process';
import { startServices } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';
import type { NativeRead } from '../../baselines/native-read.ts';
import type { Figure } from '../figure.ts';
import { requestsPerSecond, type Target } from '../measure/load.ts';
import { operationsPerCall } from '../measure/operations.ts';
import { type Ratio, ratioOf } from '../measure/pairs.ts';
import { startNativeServer } from './native-server.ts';
import { type Read, readsOf } from './reads.ts';
import { setScene } from './scene.ts';

const LEAST_RATIO = 0.6;
const CONTROL = { least: 0.95, most: 1.05 };

/** Each read beside the native driver behind node:http, in one run. @throws Error when the run says nothing */
export async function benchReads(): Promise<readonly Figure[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-bench-'));
  const services = await startServices(dir);
  const client = await new mongoose.mongo.MongoClient(services.mongodbUri).connect();
  try {
    const reads = readsOf(services, await setScene(services, client));
    const natives = await Promise.all(reads.map(withAnswer));
    const native = await startNativeServer(dir, services.mongodbUri, natives);
    const figures: Figure[] = [];
    try {
      const controls = [await control(native.urlOf(0))];
      for (const [index, read] of reads.entries()) {
        figures.push(
          await operationsFigure(read, client),
          await ratioFigure(read, { url: native.urlOf(index) }),
        );
      }
      controls.push(await control(native.urlOf(0)));
      refuseNoise(controls);
    } finally {
      await native.process.stop();
    }
    return figures;
  } finally {
    await client.close();
    await services.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** The baseline gives the same answer, byte for byte as long. */
async function withAnswer({ name, target, native }: Read): Promise<NativeRead> {
  const answer = await ask(target);
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}`);
  return answer.status === 204 ? native : { ...native, answer: await answer.json() };
}

/** One side measured against itself: what it differs is what the machine adds. */
async function control(url: string): Promise<number> {
  const side = () => requestsPerSecond({ url });
  await side();
  const { median, interval } = await ratioOf(side, side);
  print('A/A control', { median, interval, sides: [0, 0] });
  return median;
}

function refuseNoise(controls: readonly number[]): void {
  const outside = controls.filter((control) => control < CONTROL.least || control > CONTROL.most);
  if (outside.length === 0) return;
  const found = outside.map((control) => control.toFixed(2)).join(', ');
  throw new UserError(`The run is void: a control was ${found}, so the machine has other work.`);
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

async function ratioFigure({ name, target }: Read, baseline: Target): Promise<Figure> {
  const ours = () => requestsPerSecond(target);
  const native = () => requestsPerSecond(baseline);
  await ours();
  await native();
  const ratio = await ratioOf(ours, native);
  print(name, ratio);
  return {
    name,
    value: ratio.median,
    goal: `>= ${LEAST_RATIO}`,
    holds: ratio.median >= LEAST_RATIO,
    details: ratio,
  };
}

const ask = ({ url, method, headers, body }: Target): Promise<Response> =>
  fetch(url, { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) });

function print(name: string, { median, interval: [low, high], sides: [one, other] }: Ratio): void {
  const sides = one > 0 ? `, ${Math.round(one)} / ${Math.round(other)} requests per second` : '';
  process.stdout.write(`${name}: ${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})${sides}\n`);
}
