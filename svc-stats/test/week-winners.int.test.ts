import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { rankedChanged, testFinished, userChanged } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

interface Medals {
  readonly medals: readonly { readonly medal: string; readonly category: string | null }[];
}

async function weeksWonBy(userId: number): Promise<(string | null)[]> {
  const { body } = await stats.get('medals', userId).expect(200);
  return (body as Medals['medals'])
    .filter(({ medal }) => medal === 'week-winner')
    .map(({ category }) => category);
}

const closed = (week: string) =>
  waitFor(`the end of ${week}`, () =>
    stats.database.collection<{ _id: string }>('closed_weeks').findOne({ _id: week }),
  );

/** In the week of stats.now, which ends on Sunday 22 November 2026. */
const passedAt = (userId: number, sequence: number, category: 'B' | 'C' | 'T', finishedAt: string) =>
  testFinished(userId, sequence, { category, finishedAt });

test('who is first in a category when the week closes has its medal, once; of equal ones who was earlier', async () => {
  const [early, late, hidden, erased] = [
    await stats.newLearner(),
    await stats.newLearner(),
    await stats.newLearner(),
    await stats.newLearner(),
  ];
  await stats.apply(
    passedAt(late, 1, 'B', '2026-11-22T10:00:00.000Z'),
    passedAt(early, 1, 'B', '2026-11-22T09:00:00.000Z'),
    passedAt(hidden, 1, 'B', '2026-11-22T08:00:00.000Z'),
    passedAt(hidden, 2, 'B', '2026-11-22T08:30:00.000Z'),
    passedAt(erased, 1, 'C', '2026-11-22T08:00:00.000Z'),
    passedAt(late, 2, 'C', '2026-11-22T11:00:00.000Z'),
  );
  await stats.apply(rankedChanged(hidden, 2, false), userChanged(erased, 2, 'deleted'));
  stats.now = new Date('2026-11-22T23:59:00.000Z');
  // within the hour that events have, although it is Monday in Poland
  await stats.apply(passedAt(early, 2, 'T', '2026-11-22T22:30:00.000Z'));
  expect(await weeksWonBy(early)).toEqual([]);
  stats.now = new Date('2026-11-23T00:01:00.000Z');
  await closed('2026-W47');
  expect((await weeksWonBy(early)).toSorted()).toEqual(['B', 'T']);
  expect(await weeksWonBy(late)).toEqual(['C']);
  expect(await weeksWonBy(hidden)).toEqual([]);
});

test('a week that nobody closed is closed later, by the first replica that is there, and none twice', async () => {
  await stats.stop();
  const winner = await newLearnerOfAnotherWeek();
  stats.now = new Date('2026-12-08T12:00:00.000Z');
  await stats.start();
  await closed('2026-W49');
  expect(await weeksWonBy(winner)).toEqual(['B']);
  const weeks = await stats.database.collection<{ _id: string }>('closed_weeks').find({}).toArray();
  expect(
    weeks
      .map(({ _id }) => _id)
      .toSorted()
      .slice(-3),
  ).toEqual(['2026-W47', '2026-W48', '2026-W49']);
});

async function newLearnerOfAnotherWeek(): Promise<number> {
  await stats.start();
  const userId = await stats.newLearner();
  await stats.apply(passedAt(userId, 1, 'B', '2026-11-25T09:00:00.000Z'));
  await stats.stop();
  return userId;
}
