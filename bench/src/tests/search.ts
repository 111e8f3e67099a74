import path from 'node:path';
import type { BrowsedQuestionsDto } from '@zielona-fala/contracts';
import { fillBank } from '@zielona-fala/svc-tests/bench/tests';
import { withDatabase } from '@zielona-fala/tools/mongo-uri';
import { until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';
import type { Figure } from '../figure.ts';
import { caller, signUp } from '../learner.ts';
import { medianOf } from '../measure/median.ts';

const SIZE = 100_000;
const MAX_MS = 50;
const REPEATS = 20;
const OWN_BANK = path.resolve(import.meta.dirname, '../../../bank');
const INDEXED = { timeoutMs: 120_000 };

/** From one letter, which fits nearly all, to words that hardly meet; with the filters that cost most. */
const SEARCHES = [
  '',
  'q=p',
  'q=pr',
  'q=pojazd',
  'q=w na',
  'q=skrzyzow pierw',
  'q=kierujacy pojazdem na drodze',
  'q=1950000',
  'q=pr&part=primary&points=3',
  'q=p&topic=road-signs',
  'q=p&bookmarked=true',
] as const;

/** How long a learner waits for what a search finds, from the call to the answer. */
export async function searchFigures(services: Services): Promise<readonly Figure[]> {
  const client = await new mongoose.mongo.MongoClient(services.mongodbUri).connect();
  try {
    const { accessToken } = await signUp(services, client);
    await markSome(client);
    const call = caller(accessToken);
    const search = (more: string) =>
      call('GET', encodeURI(`${services.urls['svc-tests']}/api/v1/tests/questions?cat=B&lang=pl&${more}`));
    await fillBank(withDatabase(services.mongodbUri, 'tests'), OWN_BANK, SIZE);
    await until(
      'The index of all questions',
      async () => {
        const { total } = (await search('')) as BrowsedQuestionsDto;
        if (total !== SIZE) throw new Error(`${total} questions so far`);
      },
      INDEXED,
    );
    const times = [];
    for (const query of SEARCHES) times.push({ query, ...(await timesOf(() => search(query))) });
    for (const { query, median, worst } of times) {
      process.stdout.write(`search “${query}”: ${median.toFixed(1)} ms, at most ${worst.toFixed(1)} ms\n`);
    }
    const slowest = Math.max(...times.map(({ median }) => median));
    return [
      {
        name: `search among ${SIZE} questions, the slowest of ${SEARCHES.length} searches, ms`,
        value: slowest,
        goal: `<= ${MAX_MS}`,
        holds: slowest <= MAX_MS,
        details: times,
      },
    ];
  } finally {
    await client.close();
  }
}

async function timesOf(work: () => Promise<unknown>): Promise<{ median: number; worst: number }> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return { median: medianOf(times), worst: Math.max(...times) };
}

/** As many bookmarks as a learner can have, all over the bank. */
async function markSome(client: mongoose.mongo.MongoClient): Promise<void> {
  const tests = client.db('tests');
  const learner = await tests.collection<{ _id: number }>('learners').findOne({ isActive: true });
  if (learner === null) throw new Error('svc-tests knows no learner');
  const bookmarks = Array.from({ length: 1000 }, (_, index) => ({
    number: 1_900_001 + 97 * index,
    added: new Date(),
  }));
  await tests.collection<{ _id: number }>('bookmarks').insertOne({ _id: learner._id, ...{ bookmarks } });
}
