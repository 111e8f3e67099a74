import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, dayIn } from '@zielona-fala/contracts';
import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { createNotices } from '@zielona-fala/service-kit/notices';
import { createLog, systemClock } from '@zielona-fala/service-kit/process';
import { connectRedis } from '@zielona-fala/service-kit/redis';
import { testResources } from '@zielona-fala/service-kit/testing';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { createActivityStore } from '../src/activity/store.ts';
import { answersRecordedHandler } from '../src/consumers/answers-recorded.ts';
import { createLearnerStore } from '../src/learners/store.ts';
import { createMedalStore } from '../src/medals/store.ts';
import { replaceAnswers } from '../src/rebuild/answers.ts';
import { answersRecorded, freshId } from './events.ts';

const log = createLog('answers-fold', 'silent');
const { mongoUri, redisUrl } = testResources('answers-fold');
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(mongoUri);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const at = (day: number, minute: number) => new Date(Date.UTC(2026, 10, 1, 6, minute) + day * DAY_MS);

/** Answers of tests in whatever order they ended, on days near each other, some tests told twice. */
const RECORDS = fc.array(
  fc.record({
    testId: fc.integer({ min: 1, max: 12 }),
    masteredTotal: fc.integer({ min: 60, max: 1100 }),
    recorded: fc.integer({ min: 0, max: 20 }),
    days: fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 0, max: 12 }),
        answered: fc.integer({ min: 1, max: 14 }),
        minute: fc.integer({ min: 0, max: 900 }),
      }),
      { selector: ({ day }) => day, minLength: 1, maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 14 },
);

test('answers that are applied one by one and those that are built anew give the same days and medals', async () => {
  const activity = createActivityStore(connection);
  const medals = createMedalStore(connection);
  const redis = connectRedis(redisUrl, log);
  const handler = answersRecordedHandler({
    ...{ activity, medals, learners: createLearnerStore(connection), clock: systemClock },
    notices: createNotices(redis, log),
    rebuilding: { take: () => Promise.reject(new Error('nothing is replayed')) },
  });
  const kept = async (userId: number) => ({
    days: await connection
      .collection('active_days')
      .find({ userId }, { projection: { _id: 0, userId: 0 }, sort: { day: 1 } })
      .toArray(),
    medals: await connection
      .collection('medals')
      .find({ userId }, { projection: { _id: 0, userId: 0 }, sort: { medal: 1 } })
      .toArray(),
  });

  await fc.assert(
    fc.asyncProperty(RECORDS, async (records) => {
      const [oneByOne, anew] = [freshId(), freshId()];
      const all = records.map(
        ({ testId, masteredTotal, recorded, days }): Partial<AnswersRecordedData> => ({
          ...{ testId, masteredTotal, recordedAt: at(recorded, 0).toISOString() },
          days: days.map(({ day, answered, minute }) => ({
            day: dayIn('UTC', at(day, 0)),
            answered,
            lastAnsweredAt: at(day, minute).toISOString(),
          })),
        }),
      );
      const events = all.map((data, index) => answersRecorded(oneByOne, index + 1, data));
      for (const event of events) {
        await createTransact(connection)((transaction) => handler.apply([event], transaction));
      }
      const learner = { ...{ userId: anew, level: 0, isActive: true, isDeleted: false, isRanked: true } };
      await createTransact(connection)((transaction) =>
        replaceAnswers({ activity, medals })(
          { ...learner, timeZone: 'Europe/Warsaw', accountVersion: 1 },
          events.map(({ data }) => ({ ...data, userId: anew })),
          transaction,
        ),
      );
      expect(await kept(anew)).toEqual(await kept(oneByOne));
    }),
    { numRuns: 25 },
  );
});
