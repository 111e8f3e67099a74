import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchCollections } from './collections/bench-collections.ts';
import { benchEvents } from './events/bench-events.ts';
import { benchExams } from './exams/bench-exams.ts';
import type { Figure } from './figure.ts';
import { benchGateway } from './gateway/bench-gateway.ts';
import { benchLayers } from './layers/bench-layers.ts';
import { benchLearning } from './learning/bench-learning.ts';
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
  for (const name of chosen) figures.push(...((await BENCHES[name]?.()) ?? []));
  await mkdir(RESULTS, { recursive: true });
  await writeFile(
    path.join(RESULTS, 'latest.json'),
    `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`,
  );
  const short = figures.filter(({ holds }) => !holds).length;
  process.stdout.write(`${short} of ${figures.length} fall short\n`);
  return Math.min(short, 100);
}
