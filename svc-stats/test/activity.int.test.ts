import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActivityDto, MedalDto } from '@zielona-fala/contracts';
import {
  ANSWERS_RECORDED,
  type AnyEvent,
  PRACTICE_FINISHED,
  TEST_FINISHED,
} from '@zielona-fala/contracts/events';
import { newEventId } from '@zielona-fala/service-kit/process';
import { untilCurrent } from '@zielona-fala/service-kit/testing';
import fc from 'fast-check';
import { answersRecorded, freshId, preferencesChanged, testFinished } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  stats.now = new Date('2026-11-20T12:00:00.000Z');
  await stats.start();
});

afterAll(() => stats.close());

const activityOf = async (userId: number): Promise<ActivityDto> =>
  (await stats.get('activity', userId).expect(200)).body;
const medalsOf = async (userId: number): Promise<readonly MedalDto[]> =>
  (await stats.get('medals', userId).expect(200)).body;

const on = (day: string, answered = 10) => ({ day, answered, lastAnsweredAt: `${day}T10:00:00.000Z` });

describe('activity', () => {
  test('is empty before the first answer', async () => {
    expect(await activityOf(await stats.newLearner())).toEqual({
      today: '2026-11-20',
      streak: { current: 0, longest: 0, isReachedToday: false, isFreezeLeft: true },
      days: [],
    });
  });

  test('is what the golden sample tells, of all categories together', async () => {
    const userId = await stats.newLearner();
    const { days } = ANSWERS_RECORDED.golden.data;
    await stats.apply(answersRecorded(userId, 1), answersRecorded(userId, 2, { category: 'A', days }));
    const activity = await activityOf(userId);
    expect(activity.days).toContainEqual({ day: '2026-11-07', answered: 28, state: 'reached' });
    expect(activity.days).toContainEqual({ day: '2026-11-08', answered: 12, state: 'reached' });
    expect(activity.streak.longest).toBe(2);
    expect((await stats.get('activity?days=3', userId).expect(200)).body.days).toEqual([]);
    await stats.get('activity?days=0', userId).expect(422);
  });

  test('has its today in the time zone that the learner chose last', async () => {
    const userId = await stats.newLearner();
    await stats.apply(answersRecorded(userId, 1, { days: [on('2026-11-20')] }));
    expect((await activityOf(userId)).streak.isReachedToday).toBe(true);
    await stats.apply(preferencesChanged(userId, 2, { timeZone: 'Pacific/Kiritimati' }));
    const there = await activityOf(userId);
    expect(there.today).toBe('2026-11-21');
    expect(there.streak).toMatchObject({ current: 1, isReachedToday: false });
    await stats.apply(preferencesChanged(userId, 3, { timeZone: 'Nowhere/Land' }));
    expect((await activityOf(userId)).today).toBe('2026-11-21');
  });

  test('waits for the learner’s own last answers', async () => {
    const userId = await stats.newLearner();
    let tests = 0;
    const { body } = await untilCurrent(async () => {
      tests += 1;
      await stats.mark('answers-recorded', userId, tests);
      const reading = stats
        .get('activity', userId)
        .expect(200)
        .then((answer) => answer);
      await stats.publisher.publish(answersRecorded(userId, tests, { days: [on('2026-11-20', 1)] }));
      return reading;
    });
    expect(body.days).toEqual([{ day: '2026-11-20', answered: tests, state: 'open' }]);
  });
});

describe('medals', () => {
  test('are there once for what exams, streaks and mastered questions earned, the newest first', async () => {
    const userId = await stats.newLearner();
    expect(await medalsOf(userId)).toEqual([]);
    const perfect = { points: { primary: 46, technical: 28, summary: 74 } };
    await stats.apply(
      testFinished(userId, 1, { finishedAt: '2026-11-01T10:00:00.000Z', ...perfect }),
      testFinished(userId, 2, { finishedAt: '2026-11-02T10:00:00.000Z', ...perfect }),
      answersRecorded(userId, 3, { days: [on('2026-11-03'), on('2026-11-04')], masteredTotal: 0 }),
      answersRecorded(userId, 4, {
        days: [on('2026-11-05')],
        masteredTotal: 104,
        recordedAt: '2026-11-06T08:00:00.000Z',
      }),
      answersRecorded(userId, 5, { days: [on('2026-11-06')], masteredTotal: 98 }),
    );
    expect(await medalsOf(userId)).toEqual([
      { medal: 'mastered-100', awardedAt: '2026-11-06T08:00:00.000Z' },
      { medal: 'streak-3', awardedAt: '2026-11-05T10:00:00.000Z' },
      { medal: 'first-pass', awardedAt: '2026-11-01T10:00:00.000Z' },
      { medal: 'perfect-pass', awardedAt: '2026-11-01T10:00:00.000Z' },
    ]);
  });

  test('are not earned by failed exams and learning tests', async () => {
    const userId = await stats.newLearner();
    await stats.apply(
      testFinished(userId, 1, { status: 'failed' }),
      testFinished(userId, 2, { ...PRACTICE_FINISHED.data, testId: freshId() }),
    );
    expect(await medalsOf(userId)).toEqual([]);
  });
});

test('topics count all finished tests of a category, each once', async () => {
  const userId = await stats.newLearner();
  expect((await stats.get('B/topics', userId).expect(200)).body).toEqual([]);
  const exam = testFinished(userId, 1);
  await stats.apply(
    exam,
    testFinished(userId, 2, { ...PRACTICE_FINISHED.data, testId: freshId() }),
    testFinished(userId, 3, { category: 'A' }),
  );
  await stats.apply({ ...testFinished(userId, 4), data: exam.data });
  const [signs, way] = TEST_FINISHED.golden.data.topics;
  expect((await stats.get('B/topics', userId).expect(200)).body).toMatchObject([
    { ...signs },
    { topic: 'right-of-way', asked: (way?.asked ?? 0) + 32, correct: (way?.correct ?? 0) + 30 },
  ]);
});

test('categories, modes and topics that a newer producer has added are kept, and what is known of a test counts', async () => {
  const userId = await stats.newLearner();
  const added = { topic: 'winter-driving', asked: 5, correct: 5 };
  const known = { topic: 'road-signs', asked: 5, correct: 4 };
  await stats.apply(
    testFinished(userId, 1, { mode: 'drill', status: 'completed', topics: [known, added] }),
    testFinished(userId, 2, { category: 'E1', topics: [added] }),
    answersRecorded(userId, 3, { category: 'E1', days: [on('2026-11-20', 7)] }),
  );
  expect((await stats.get('B/topics', userId).expect(200)).body).toEqual([{ ...known, share: 0.8 }]);
  expect((await stats.get('B', userId).expect(200)).body).toMatchObject({ passedCount: 0, failedCount: 0 });
  expect((await activityOf(userId)).days).toContainEqual({ day: '2026-11-20', answered: 7, state: 'open' });
  const counts = await stats.database.collection('topic_counts').find({ userId }).toArray();
  expect(counts.map(({ category, topics }) => [category, topics['winter-driving']])).toEqual([
    ['B', { asked: 5, correct: 5 }],
    ['E1', { asked: 5, correct: 5 }],
  ]);
  expect(await stats.database.collection('category_counts').findOne({ userId })).toMatchObject({
    category: 'E1',
    passedCount: 1,
  });
  expect(await stats.database.collection('dead_letters').countDocuments({ userId })).toBe(0);
});

test('a topic has a share from five answers on', async () => {
  const userId = await stats.newLearner();
  const topics = [
    { topic: 'road-signs', asked: 4, correct: 0 },
    { topic: 'right-of-way', asked: 5, correct: 4 },
  ] as const;
  await stats.apply(testFinished(userId, 1, { topics: [...topics] }));
  expect((await stats.get('B/topics', userId).expect(200)).body).toEqual([
    { ...topics[0], share: null },
    { ...topics[1], share: 0.8 },
  ]);
});

/** What a learner does in a row: a test, with the days on which it was answered. */
const histories = fc.array(
  fc.record({
    isExam: fc.boolean(),
    category: fc.constantFrom('A', 'B', 'T'),
    isPassed: fc.boolean(),
    day: fc.integer({ min: 1, max: 12 }),
    answered: fc.integer({ min: 1, max: 15 }),
    mastered: fc.integer({ min: 80, max: 120 }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('the same events', () => {
  test('told twice, anew with other ids, and in any order leave the same activity, topics and medals', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.array(fc.nat(100), { maxLength: 30 }), async (history, turns) => {
        const [inOrder, shuffled] = [await stats.newLearner(), await stats.newLearner()];
        const eventsOf = (userId: number): AnyEvent[] =>
          history.flatMap(({ isExam, category, isPassed, day, answered, mastered }, index) => {
            const at = `2026-11-${String(day).padStart(2, '0')}`;
            const testId = freshId();
            const time = `${at}T10:${String(index).padStart(2, '0')}:00.000Z`;
            return [
              testFinished(userId, 2 * index + 1, {
                ...(isExam ? {} : PRACTICE_FINISHED.data),
                ...{ testId, category: category as 'B', finishedAt: time },
                ...(isExam && { status: isPassed ? 'passed' : 'failed' }),
              }),
              answersRecorded(userId, 2 * index + 2, {
                ...{ testId, category: category as 'B', masteredTotal: mastered, recordedAt: time },
                days: [{ day: at, answered, lastAnsweredAt: time }],
              }),
            ];
          });
        await stats.apply(...eventsOf(inOrder));
        const once = eventsOf(shuffled);
        const again = once.map((event) => ({ ...event, id: newEventId() }));
        const deliveries = [...once, ...once, ...again];
        for (const [index, turn] of turns.entries()) {
          const [moved] = deliveries.splice(turn % deliveries.length, 1);
          if (moved !== undefined) deliveries.splice((turn * 7 + index) % deliveries.length, 0, moved);
        }
        await stats.apply(...deliveries);
        for (const path of ['activity', 'A/topics', 'B/topics', 'T/topics']) {
          const [one, other] = [await stats.get(path, inOrder), await stats.get(path, shuffled)];
          expect(other.body).toEqual(one.body);
        }
        const names = (medals: readonly MedalDto[]) =>
          medals.map(({ medal, awardedAt }) => `${medal} ${awardedAt}`);
        expect(names(await medalsOf(shuffled))).toEqual(names(await medalsOf(inOrder)));
      }),
      { numRuns: 8, seed: 20261123 },
    );
  }, 120_000);
});
