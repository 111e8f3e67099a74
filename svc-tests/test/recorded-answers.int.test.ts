import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CategoryName, dayIn, type TopicProgressDto } from '@zielona-fala/contracts';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import { type AnswersRecordedData, PREFERENCES_CHANGED } from '@zielona-fala/contracts/events';
import { isMastered, type Memory } from '@zielona-fala/learning';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import {
  answersExcept,
  beginExam,
  beginTest,
  checkExam,
  type ExamDto,
  giveAnswer,
  rightAnswers,
  wrongAnswer,
} from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const DAY_HOURS = 24;

/** Stands still, so that no test meets a midnight by chance. */
let now = new Date('2026-11-20T12:00:00.000Z');
const clock = { now: () => now };
const advance = (hours: number): void => {
  now = new Date(now.getTime() + hours * 60 * 60_000);
};

let service: TestService;
let neighbour: Neighbour;
let learner: Learner;

beforeAll(async () => {
  service = await startService({ clock, questions: questionsForExams(2, ['A', 'B']) });
  neighbour = await startNeighbour(service.resources);
});

beforeEach(() => {
  learner = service.learner();
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

async function recordedOf({ testId }: Pick<ExamDto, 'testId'>): Promise<AnswersRecordedData> {
  const { data } = await waitFor('the event of the answers', () =>
    neighbour.recorded.find(({ data }) => data.testId === testId),
  );
  return data;
}

async function answer(test: ExamDto, from: number, to: number): Promise<void> {
  for (const { questionNumber } of test.questions.slice(from, to)) {
    await giveAnswer(learner, test, questionNumber);
  }
}

const countsOf = ({ days }: AnswersRecordedData) => days.map(({ answered }) => answered);

describe('answers are told', () => {
  test('by the days on which they were given, once the test ends', async () => {
    const practice = await beginTest(learner, { mode: 'practice' });
    await answer(practice, 0, 2);
    advance(DAY_HOURS);
    await answer(practice, 2, 5);
    const last = now.toISOString();
    advance(2 * DAY_HOURS);
    await checkExam(learner, practice, {});
    const recorded = await recordedOf(practice);
    expect(countsOf(recorded)).toEqual([2, 3]);
    expect(recorded).toMatchObject({ category: 'B', recordedAt: now.toISOString() });
    expect(recorded.days[1]?.lastAnsweredAt).toBe(last);
  });

  test.each(['exam', 'practice'])('of a deleted %s too', async (mode) => {
    const test = await beginTest(learner, { mode });
    await answer(test, 0, 4);
    await learner.call('delete', `/${test.testId}`);
    expect(countsOf(await recordedOf(test))).toEqual([4]);
  });

  test('of an exam whose time ran out, at its end', async () => {
    const exam = await beginExam(learner);
    await answer(exam, 0, 3);
    advance(1);
    const recorded = await recordedOf(exam);
    expect(countsOf(recorded)).toEqual([3]);
    expect(recorded.recordedAt).toBe(exam.deadline);
  });

  test('as days of the time zone that the learner chose', async () => {
    const timeZone = 'Pacific/Kiritimati';
    const preferences = { ...PREFERENCES_CHANGED.data.preferences, timeZone };
    const { userId } = learner;
    await neighbour.changeUser({ ...PREFERENCES_CHANGED.data, userId, preferences } as never);
    await waitFor('the time zone', () =>
      service.connection.collection('learners').findOne({ 'study.timeZone': timeZone, _id: userId as never }),
    );
    const practice = await beginTest(learner, { mode: 'practice' });
    await answer(practice, 0, 1);
    await checkExam(learner, practice, {});
    expect((await recordedOf(practice)).days[0]?.day).toBe(dayIn(timeZone, now));
  });

  test('never when there are none', async () => {
    const empty = await beginExam(learner);
    await checkExam(learner, empty, {});
    const removed = await beginExam(learner);
    await learner.call('delete', `/${removed.testId}`);
    const records = service.connection.collection('answer_records');
    expect(await records.countDocuments({ userId: learner.userId })).toBe(0);
  });
});

describe('the number of mastered questions', () => {
  const takeExam = async (mistakes = 0): Promise<number> => {
    const exam = await beginExam(learner);
    await checkExam(learner, exam, answersExcept(exam, exam.questions.slice(0, mistakes)));
    return (await recordedOf(exam)).masteredTotal;
  };
  const masteredNow = async (): Promise<number> => {
    const { body } = await learner.call('get', '/topics/B');
    return (body as TopicProgressDto[]).reduce((sum, { mastered }) => sum + mastered, 0);
  };

  test('is what the topics say: it rises by repetition and falls by mistakes', async () => {
    const told: number[] = [];
    for (const mistakes of [0, 0, 0, 0, 30, 0]) {
      told.push(await takeExam(mistakes));
      expect(told.at(-1)).toBe(await masteredNow());
      advance(20 * DAY_HOURS);
    }
    expect(Math.max(...told)).toBeGreaterThan(told.at(-2) ?? 0);
    expect(told[0]).toBe(0);
  });

  test('is counted anew for a learner of whom it was not kept', async () => {
    const passed = await beginExam(learner);
    await checkExam(learner, passed, rightAnswers(passed));
    for (let times = 0; times < 3; times += 1) {
      advance(20 * DAY_HOURS);
      await takeExam();
    }
    await service.connection.collection('learners').updateMany({}, { $unset: { masteredQuestions: '' } });
    advance(DAY_HOURS);
    expect(await takeExam()).toBe(await masteredNow());
    expect(await masteredNow()).toBeGreaterThan(0);
  });

  test('is counted anew after a former version has ended a test, which keeps another number', async () => {
    const learners = service.connection.collection<{ _id: number }>('learners');
    const itself = { _id: learner.userId };
    for (let times = 0; times < 4; times += 1) {
      await takeExam();
      advance(20 * DAY_HOURS);
    }
    await learners.updateOne(itself, { $inc: { masteredQuestions: -5 }, $set: { mastered: 3 } });
    const told = await takeExam();
    expect(told).toBe(await masteredNow());
    expect(told).toBeGreaterThan(0);
    expect(await learners.findOne(itself)).not.toHaveProperty('mastered');
    await learners.updateOne(itself, { $inc: { masteredQuestions: 100 } });
    expect(await takeExam()).toBe((await masteredNow()) + 100);
  });

  test('counts a question once that is mastered in several categories, and as long as it is in one', async () => {
    const forget = () =>
      service.connection.collection('learners').updateMany({}, { $unset: { masteredQuestions: '' } });
    const practise = async (categoryName: CategoryName, mistakes = 0): Promise<number> => {
      const practice = await beginTest(learner, { categoryName, mode: 'topic', topic: 'right-of-way' });
      const wrong = practice.questions
        .map(({ questionNumber }) => questionNumber)
        .toSorted()
        .slice(0, mistakes)
        .map((number) => [number, wrongAnswer(number)]);
      await checkExam(learner, practice, { ...rightAnswers(practice), ...Object.fromEntries(wrong) });
      advance(20 * DAY_HOURS);
      return (await recordedOf(practice)).masteredTotal;
    };
    const mastered = async (): Promise<readonly number[]> => {
      const { body } = await learner.export();
      return body.learning.flatMap(({ questions }: { questions: (Memory & { questionNumber: number })[] }) =>
        questions.filter(isMastered).map(({ questionNumber }) => questionNumber),
      );
    };
    for (let times = 0; times < 4; times += 1) await practise('B');
    const inB = await mastered();
    expect(inB.length).toBeGreaterThan(2);
    for (let times = 0; times < 4; times += 1) expect(await practise('A')).toBe(inB.length);
    expect(await mastered()).toHaveLength(2 * inB.length);
    expect(await practise('A', 2)).toBe(inB.length);
    expect(await practise('B', 2)).toBe(inB.length - 2);
    for (const category of ['A', 'B', 'A'] as const) {
      expect(await practise(category)).toBe(new Set(await mastered()).size);
    }
    await forget();
    expect(await practise('A')).toBe(new Set(await mastered()).size);
  });
});
