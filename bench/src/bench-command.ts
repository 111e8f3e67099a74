import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import { benchCollections } from './collections/bench-collections.ts';
import { benchEvents } from './events/bench-events.ts';
import { benchExams } from './exams/bench-exams.ts';
import { announce, type Figure } from './figure.ts';
import { benchGateway } from './gateway/bench-gateway.ts';
import { benchLayers } from './layers/bench-layers.ts';
import { benchLearning } from './learning/bench-learning.ts';
import { VoidRun } from './measure/ratio-figure.ts';
import { benchPlayer } from './player/bench-player.ts';
import { benchRanking } from './ranking/bench-ranking.ts';
import { benchReads } from './reads/bench-reads.ts';
import { benchStreams } from './streams/bench-streams.ts';
import { benchTests } from './tests/bench-tests.ts';
import { benchWeb } from './web/bench-web.ts';

const RESULTS = path.resolve(import.meta.dirname, '../results');
const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  collections: benchCollections,
  events: benchEvents,
  exams: benchExams,
  gateway: benchGateway,
  layers: benchLayers,
  learning: benchLearning,
  player: benchPlayer,
  ranking: benchRanking,
  reads: benchReads,
  streams: benchStreams,
  tests: benchTests,
  web: benchWeb,
};

/** `npm run bench -- reads`: figures beside their baseline and goal; the exit code is the count that falls short. */
export async function main(names: string[]): Promise<number> {
  const chosen = names.length > 0 ? names : Object.keys(BENCHES);
  const unknown = chosen.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no bench “${unknown.join(', ')}”: use ${Object.keys(BENCHES).join(', ')}.\n`,
    );
    return 2;
  }
  const figures: Figure[] = [];
  for (const name of chosen) {
    const bench = BENCHES[name];
    if (bench) figures.push(...(await figuresOf(name, bench)));
    await keep(figures);
  }
  const short = figures.filter(({ holds }) => !holds).length;
  process.stdout.write(`${short} of ${figures.length} fall short\n`);
  return Math.min(short, 100);
}

/** A whole run takes an hour and a half: a noisy minute of it, or a bench that fails, costs one bench, not all of them. */
async function figuresOf(name: string, bench: () => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
  try {
    return await onceMoreIfVoid(bench);
  } catch (error) {
    process.stderr.write(`${inspect(error)}\n`);
    const missing = { name: `${name}: not measured`, value: Number.NaN, goal: 'a figure', holds: false };
    return [announce(missing)];
  }
}

async function onceMoreIfVoid(bench: () => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
  try {
    return await bench();
  } catch (error) {
    if (!(error instanceof VoidRun)) throw error;
    process.stdout.write(`${error.message} It is measured once more.\n`);
    return bench();
  }
}

async function keep(figures: readonly Figure[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(
    path.join(RESULTS, 'latest.json'),
    `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`,
  );
}
