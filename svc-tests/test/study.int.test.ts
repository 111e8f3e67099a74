import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEFAULT_TIME_ZONE, dateOf, dayIn, EXAM, LEARNING_BONUS, studyDayOf } from '@zielona-fala/contracts';
import { PREFERENCES_CHANGED } from '@zielona-fala/contracts/events';
import { createSequenceMarks } from '@zielona-fala/service-kit/events';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { createTestClock, operationsDuring, untilCurrent, waitFor } from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { answersExcept, beginExam, beginTest, checkExam, giveAnswer, rightAnswers } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = createTestClock();
const NOTHING_NEXT = { due: 0, mistake: 0, new: 0, refresh: 0, again: 0 };

let service: TestService;
let neighbour: Neighbour;

beforeAll(async () => {
  service = await startService({ clock });
  neighbour = await startNeighbour(service.resources);
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

const get = async (learner: Learner, path: string) => {
  const { status, body } = await learner.call('get', path);
  expect(status).toBe(200);
  return body;
};

async function finishExam(learner: Learner, mistakes = 0): Promise<void> {
  const exam = await beginExam(learner);
  await checkExam(learner, exam, answersExcept(exam, exam.questions.slice(0, mistakes)));
}

/** Two exams ask every question of the test bank once, for the second draws what the first did not. */
async function answerEverything(learner: Learner, mistakes = 0): Promise<void> {
  await finishExam(learner, mistakes);
  await finishExam(learner, mistakes);
}

describe("today's plan", () => {
  test('begins with new questions, and never asks for more than the goal', async () => {
    expect(await get(service.learner(), '/plan/B')).toEqual({
      state: 'open',
      dailyGoal: 20,
      doneToday: 0,
      mistakesToday: 0,
      next: { ...NOTHING_NEXT, new: 20 },
      minutes: 7,
      exam: null,
    });
  });

  test('is done once as many questions were answered, in an exam as well', async () => {
    const learner = service.learner();
    await finishExam(learner);
    expect(await get(learner, '/plan/B')).toMatchObject({
      state: 'done',
      doneToday: EXAM.questions,
      next: NOTHING_NEXT,
      minutes: 0,
    });
  });

  test('is not done while mistakes of an exam of today wait: a review asks just these', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const mistakes = exam.questions.slice(0, 6);
    await checkExam(learner, exam, answersExcept(exam, mistakes));
    expect(await get(learner, '/plan/B')).toMatchObject({
      state: 'rest',
      doneToday: EXAM.questions,
      mistakesToday: 6,
      next: { ...NOTHING_NEXT, again: 6 },
    });
    const { body: review } = await learner.call('post', '', {
      categoryName: 'B',
      lang: 'pl',
      mode: 'review',
    });
    const numbersOf = (questions: readonly { questionNumber: number }[]) =>
      questions.map(({ questionNumber }) => questionNumber).sort();
    expect(numbersOf(review.questions)).toEqual(numbersOf(mistakes));
    await checkExam(learner, review, rightAnswers(review));
    expect(await get(learner, '/plan/B')).toMatchObject({ state: 'done', mistakesToday: 0 });
  });

  test('has mistakes and what is due among the next on another day', async () => {
    const learner = service.learner();
    await answerEverything(learner, 4);
    clock.advance({ hours: 24 * 40 });
    const { doneToday, next } = await get(learner, '/plan/B');
    expect(doneToday).toBe(0);
    expect(next.new).toBe(0);
    expect(next.mistake).toBeGreaterThan(0);
    expect(next.mistake + next.due + next.refresh).toBe(20);
  });

  test('calls due what the days before an exam ask once more, and that earns experience like all that is due', async () => {
    const learner = service.learner();
    await answerEverything(learner);
    clock.advance({ hours: 24 * 5 });
    expect((await get(learner, '/plan/B')).next).toMatchObject({ due: 0, refresh: 20 });
    const { preferences } = PREFERENCES_CHANGED.data;
    if (preferences === undefined) throw new Error('a sample without preferences');
    const examDate = dateOf(studyDayOf(clock.now(), DEFAULT_TIME_ZONE) + 2);
    await neighbour.changeUser({
      ...PREFERENCES_CHANGED.data,
      userId: learner.userId,
      preferences: { ...preferences, dailyGoal: 60, examDate },
    });
    const { next } = await waitFor('the exam date', async () => {
      const plan = await get(learner, '/plan/B');
      return plan.exam === null ? null : plan;
    });
    expect(next.due).toBeGreaterThan(0);
    expect(next.refresh).toBeGreaterThan(0);
    const review = await beginTest(learner, { mode: 'review' });
    await checkExam(learner, review, rightAnswers(review));
    const { data } = await waitFor('the event of the review', () =>
      neighbour.finished.find(({ data: { testId } }) => testId === review.testId),
    );
    expect(data.xpGained).toBe(next.due * LEARNING_BONUS);
  });

  test('of a category without questions asks for none', async () => {
    expect(await get(service.learner(), '/plan/PT')).toMatchObject({ state: 'empty', next: NOTHING_NEXT });
  });

  test('follows the goal and the time zone that the learner has just chosen', async () => {
    const learner = service.learner();
    await finishExam(learner);
    const log = createLog('marks', 'silent');
    const redis = connectRedis(service.resources.redisUrl, log);
    await openRedis(redis);
    const { preferences } = PREFERENCES_CHANGED.data;
    if (preferences === undefined) throw new Error('a sample without preferences');
    const marks = createSequenceMarks(redis, log);
    const changed = {
      ...PREFERENCES_CHANGED.data,
      userId: learner.userId,
      preferences: {
        ...preferences,
        dailyGoal: 40,
        examDate: dateOf(studyDayOf(clock.now(), DEFAULT_TIME_ZONE) + 1),
      },
    };
    let sequence = 0;
    const answer = await untilCurrent(async () => {
      sequence += 1;
      await marks.set('user-changed', learner.userId, sequence);
      const reading = learner.call('get', '/plan/B').then((read) => read);
      await neighbour.changeUser(changed);
      return reading;
    });
    redis.disconnect();
    expect(answer.body).toMatchObject({
      state: 'open',
      dailyGoal: 40,
      doneToday: 32,
      next: { ...NOTHING_NEXT, new: 8 },
      exam: { daysLeft: 1, perDay: 64 },
    });
  });
});

describe('readiness', () => {
  test('says how many answers are missing before it means something', async () => {
    const learner = service.learner();
    const unknown = {
      ...{ probability: null, low: null, high: null, expectedPoints: null, best: null },
      verdict: 'unknown',
      neededAnswers: 64,
    };
    expect(await get(learner, '/readiness/B')).toEqual({ ...unknown, missingAnswers: 64 });
    await finishExam(learner);
    expect(await get(learner, '/readiness/B')).toEqual({ ...unknown, missingAnswers: 32 });
  });

  test('tells the chance to pass with its bounds, and the topic that would raise it most', async () => {
    const learner = service.learner();
    await answerEverything(learner, 6);
    clock.advance({ hours: 24 * 30 });
    const { missingAnswers, probability, low, high, expectedPoints, best } = await get(
      learner,
      '/readiness/B',
    );
    expect(missingAnswers).toBe(0);
    expect(low).toBeLessThanOrEqual(probability);
    expect(high).toBeGreaterThanOrEqual(probability);
    expect(expectedPoints).toBeGreaterThan(0);
    expect(expectedPoints).toBeLessThanOrEqual(EXAM.totalPoints);
    expect(best.gain).toBeGreaterThan(0);
    expect(best.probability).toBeCloseTo(probability + best.gain, 3);
  });

  test('of an exam that is still open tells nothing', async () => {
    const learner = service.learner();
    const before = await get(learner, '/topics/B');
    const exam = await beginExam(learner);
    const [{ questionNumber: number } = { questionNumber: 0 }] = exam.questions;
    await giveAnswer(learner, exam, number);
    expect(await get(learner, '/topics/B')).toEqual(before);
    expect(await get(learner, '/plan/B')).toMatchObject({ doneToday: 0 });
  });

  test('is not told of a category whose exams cannot be drawn', async () => {
    const { status, body } = await service.learner().call('get', '/readiness/PT');
    expect([status, body.code]).toEqual([409, 'category-unavailable']);
  });
});

describe('topics', () => {
  test('tell what was seen, known and mastered, and the day of the newest mistake', async () => {
    const learner = service.learner();
    await answerEverything(learner, 1);
    const topics = await get(learner, '/topics/B');
    const sum = (name: 'questions' | 'seen' | 'known' | 'mastered') =>
      topics.reduce((total: number, topic: Record<typeof name, number>) => total + topic[name], 0);
    expect([sum('questions'), sum('seen'), sum('known')]).toEqual([64, 64, 62]);
    const wrong = topics.filter(({ lastWrong }: { lastWrong: string | null }) => lastWrong !== null);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong[0].lastWrong).toBe(dayIn(DEFAULT_TIME_ZONE, clock.now()));
    for (const { questions, known, mastered, mastery } of topics) {
      expect(mastery).toBeCloseTo(mastered / questions, 3);
      expect(mastered).toBeLessThanOrEqual(known);
    }
  });

  test('of a category without questions are none, of an unknown one there is nothing', async () => {
    expect(await get(service.learner(), '/topics/PT')).toEqual([]);
    expect((await service.learner().call('get', '/topics/X')).status).toBe(404);
  });
});

describe('what a learner answered', () => {
  test('is remembered once, however often an exam is checked', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const answers = rightAnswers(exam);
    await Promise.all(Array.from({ length: 50 }, () => checkExam(learner, exam, answers)));
    const stored = await service.connection
      .collection<{ _id: string; memories: object }>('learning')
      .findOne({ _id: `${learner.userId}:B` });
    const memories = Object.values<number[]>({ ...stored?.memories });
    expect(memories).toHaveLength(EXAM.questions);
    expect(new Set(memories.map(([, , , count]) => count))).toEqual(new Set([1]));
  });

  test('counts on the day on which it was answered, not on that of the check', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const [{ questionNumber: number } = { questionNumber: 0 }] = exam.questions;
    await giveAnswer(learner, exam, number);
    clock.advance({ minutes: 20 });
    const later = clock.now().toISOString();
    await checkExam(learner, exam, rightAnswers(exam));
    const { body } = await learner.export();
    const { [number]: first, ...others } = body.tests[0].answeredAt;
    expect(first < later).toBe(true);
    expect(Object.values<string>(others).every((at) => at >= later)).toBe(true);
  });
});

test('a plan, readiness, topics or rules cost three queries and no scan', async () => {
  const learner = service.learner();
  await answerEverything(learner);
  for (const call of ['/plan/B', '/readiness/B', '/topics/B', '/rules?cat=B&lang=en']) {
    await get(learner, call);
    const operations = await operationsDuring(service.connection, () => get(learner, call));
    const asked = operations.filter(
      ({ collection, command }) =>
        ['tests', 'learners', 'learning', 'strata', 'draw_places', 'question_revisions'].includes(
          collection,
        ) && !JSON.stringify(command).includes('deadline'),
    );
    expect(asked.map(({ kind, collection }) => `${kind} ${collection}`).sort()).toEqual([
      'query learners',
      'query learning',
      'query tests',
    ]);
    expect(asked.filter(({ plan }) => plan?.includes('COLLSCAN'))).toEqual([]);
  }
});

test('checking an exam costs one read more for the time zone, one for what was known, and one write', async () => {
  const learner = service.learner();
  await finishExam(learner);
  const exam = await beginExam(learner);
  const operations = await operationsDuring(service.connection, () =>
    checkExam(learner, exam, rightAnswers(exam)),
  );
  const ofLearning = operations.filter(({ collection }) => ['learning', 'learners'].includes(collection));
  expect(ofLearning.map(({ kind, collection }) => `${kind} ${collection}`)).toEqual([
    'query learners',
    'query learning',
    'update learning',
    'command learners',
  ]);
});

test('waits for preferences at most two seconds, and says so', async () => {
  const learner = service.learner();
  const log = createLog('marks', 'silent');
  const redis = connectRedis(service.resources.redisUrl, log);
  await openRedis(redis);
  await createSequenceMarks(redis, log).set('user-changed', learner.userId, 9);
  redis.disconnect();
  const answer = await waitFor('an answer', () => learner.call('get', '/plan/B'));
  expect([answer.status, answer.headers['x-projection']]).toEqual([200, 'behind']);
});
