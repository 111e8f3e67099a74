import process from 'node:process';
import { openData, type Services } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';
import { announce, atMost, type Figure } from '../figure.ts';
import { inFolder, withServices } from '../on-services.ts';
import { pass } from './background.ts';
import { PUSH_SERVICE } from './calls/identity.ts';
import { beginExam } from './calls/tests.ts';
import { queriesOfEverything } from './everything.ts';
import { type Filled, fillCollections } from './fill.ts';
import { end, live } from './life.ts';
import { beyond, printTable, type QueryRow, tableOf } from './query-table.ts';
import { printSizes } from './sizes.ts';
import { setStage } from './stage.ts';
import { createTemplates, type Notes, noteInserted } from './templates.ts';

const LEARNERS = Number(process.env.BENCH_LEARNERS ?? 1_000_000);
const OPTIONS = { mailbox: true, settings: { PUSH_SERVICES: PUSH_SERVICE } } as const;
/** What a learner who has done everything once has of a kind. */
const MAX_BEYOND = 30;
const MAX_SORTED = 100;
const MAX_MS = 100;

/** Every query of the product on collections of a million learners each. */
export async function benchCollections(): Promise<readonly Figure[]> {
  return inFolder(async (dir) => {
    const seen = await withServices(dir, liveOnce, OPTIONS);
    const filled = await fillData(dir, seen);
    printSizes(filled);
    const rows = tableOf(await withServices(dir, queriesOfEverything, OPTIONS));
    printTable(rows);
    return figuresOf(rows, filled);
  });
}

/** Leaves something real in every collection. @returns the newest of each, of which some are gone */
async function liveOnce(services: Services, client: mongoose.mongo.MongoClient): Promise<Notes['seen']> {
  const notes = await noteInserted(client);
  try {
    const stage = await setStage(services, client);
    await end(stage, await live(stage, 'gone'));
    const life = await live(stage, 'kept');
    await pass(stage, life);
    await beginExam(life.member);
    return notes.seen;
  } finally {
    await notes.stop();
  }
}

async function fillData(dir: string, seen: Notes['seen']): Promise<readonly Filled[]> {
  const data = await openData(dir);
  const client = await new mongoose.mongo.MongoClient(data.mongodbUri).connect();
  try {
    return await fillCollections(client, createTemplates(client, seen), LEARNERS);
  } finally {
    await client.close();
    await data.stop();
  }
}

function figuresOf(rows: readonly QueryRow[], filled: readonly Filled[]): readonly Figure[] {
  const asked = rows.filter(({ chosen }) => chosen === null);
  const scans = asked.filter(({ isScan }) => isScan);
  const most = Math.max(0, ...asked.map(beyond));
  const sorted = Math.max(0, ...asked.map(({ isSorted, examined }) => (isSorted ? examined : 0)));
  const slowest = Math.max(0, ...asked.map(({ milliseconds }) => milliseconds));
  const of = `${rows.length} shapes of queries on ${filled.length} collections of ${LEARNERS} learners`;
  return [
    atMost(`${of}: scan a collection`, scans.length, 0, '', { rows, filled }),
    atMost('most documents or entries of an index examined beyond those found', most, MAX_BEYOND, ''),
    atMost('most documents sorted in memory', sorted, MAX_SORTED, ''),
    atMost('the slowest query, ms', slowest, MAX_MS, 'ms'),
  ].map(announce);
}
