import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  DAY_MS,
  DEFAULT_TIME_ZONE,
  dateOf,
  type PackAnswersDto,
  type PackDto,
  studyDayOf,
} from '@zielona-fala/contracts';
import { PACK } from '@zielona-fala/contracts/api/pack/pack';
import { sendPackAnswers } from '@zielona-fala/contracts/api/pack/send-pack-answers';
import { planIn, readinessIn, standingAfter } from '@zielona-fala/learning';
import { createTestClock, waitFor } from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { beginExam, checkExam, rightAnswer, wrongAnswer } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const MINUTE_MS = 60_000;

const clock = createTestClock();
let service: TestService;
let neighbour: Neighbour;
let learner: Learner;

beforeAll(async () => {
  service = await startService({ clock });
  neighbour = await startNeighbour(service.resources);
});

beforeEach(() => {
  learner = service.learner();
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

async function fetchPack(size = 10): Promise<PackDto> {
  const { status, body } = await learner.call('get', `/pack?cat=B&lang=en&size=${size}`);
  expect([status, PACK.validate(body, { convert: false }).error]).toEqual([200, undefined]);
  return body;
}

const ago = (ms: number): string => new Date(clock.now().getTime() - ms).toISOString();

const send = (answers: readonly object[], headers: Record<string, string> = {}, issue?: string) =>
  learner.call('post', '/pack/answers', { categoryName: 'B', lang: 'en', answers, issue }, headers);

async function counted(answers: readonly object[]): Promise<PackAnswersDto> {
  const { status, body } = await send(answers);
  expect([status, sendPackAnswers.answer.validate(body, { convert: false }).error]).toEqual([200, undefined]);
  return body;
}

const outcomesOf = ({ answers }: PackAnswersDto) => answers.map(({ outcome }) => outcome);

const right = (number: number, ms: number) => ({
  questionNumber: number,
  answer: rightAnswer(number),
  answeredAt: ago(ms),
});

describe('a pack', () => {
  test('holds so many different questions with their answers, and none of the unfinished test', async () => {
    const exam = await beginExam(learner);
    const { questions } = await fetchPack(40);
    const numbers = new Set(questions.map(({ questionNumber }) => questionNumber));
    // the bank of the tests has twice what an exam asks
    expect(numbers.size).toBe(32);
    for (const { questionNumber } of exam.questions) expect(numbers).not.toContain(questionNumber);
    for (const each of questions) expect(each.correctAnswer).toBe(rightAnswer(each.questionNumber));
    expect((await fetchPack(3)).questions).toHaveLength(3);
  });

  test('leaves out what was answered today', async () => {
    const { questions } = await fetchPack(3);
    await counted(questions.map(({ questionNumber }) => right(questionNumber, MINUTE_MS)));
    const next = (await fetchPack(64)).questions.map(({ questionNumber }) => questionNumber);
    expect(next).toHaveLength(61);
    for (const { questionNumber } of questions) expect(next).not.toContain(questionNumber);
  });
});

describe('what a pack takes along to go on without a connection', () => {
  const HOUR_MS = 60 * MINUTE_MS;
  const numbersIn = ({ questions }: PackDto) => questions.map(({ questionNumber }) => questionNumber);
  /** One moment for all answers: with a clock that goes on between them, two could be given at the same time. */
  const begun = clock.now().getTime();
  const given = (number: number, isRight: boolean, ms: number) => ({
    questionNumber: number,
    answer: isRight ? rightAnswer(number) : wrongAnswer(number),
    answeredAt: new Date(begun - ms).toISOString(),
  });
  const figure = (value: number | null) => (value === null ? null : expect.closeTo(value, 3));

  async function asTheServerSays() {
    const { body: plan } = await learner.call('get', '/plan/B');
    const { body: readiness } = await learner.call('get', '/readiness/B');
    return { plan, readiness };
  }

  /** As a browser works it out. */
  function asThePackSays({ study }: PackDto, answers: readonly ReturnType<typeof given>[]) {
    if (study === undefined) throw new Error('the pack takes nothing along');
    const later = answers.map(({ questionNumber, answer, answeredAt }) => ({
      questionNumber,
      right: answer === rightAnswer(questionNumber),
      at: new Date(answeredAt),
    }));
    const standing = standingAfter(study, later, clock.now());
    const readiness = readinessIn(standing);
    if (readiness === null) throw new Error('the bank of the tests fills an exam');
    return {
      plan: planIn(standing),
      readiness: {
        ...readiness,
        probability: figure(readiness.probability),
        low: figure(readiness.low),
        high: figure(readiness.high),
        expectedPoints: figure(readiness.expectedPoints),
        best: readiness.best && {
          ...readiness.best,
          probability: figure(readiness.best.probability),
          gain: figure(readiness.best.gain),
        },
      },
    };
  }

  test('is where the learner stands, also as a newcomer', async () => {
    const pack = await fetchPack();
    expect(asThePackSays(pack, [])).toEqual(await asTheServerSays());
  });

  test('gives the plan and the readiness that the server has once the answers are sent', async () => {
    await neighbour.changeUser({
      userId: learner.userId,
      change: 'preferences',
      isActive: true,
      preferences: {
        timeZone: 'America/New_York',
        dailyGoal: 30,
        examDate: dateOf(studyDayOf(clock.now(), DEFAULT_TIME_ZONE) + 12),
        showInRankings: true,
      },
    });
    await waitFor('the preferences to apply', async () => (await asTheServerSays()).plan.dailyGoal === 30);
    const all = numbersIn(await fetchPack(64));
    await counted(all.slice(0, 50).map((number, index) => given(number, index % 3 > 0, 9 * DAY_MS)));
    const pack = await fetchPack(64);
    const answers = [
      ...all.slice(0, 20).map((number, index) => given(number, index % 5 > 0, 3 * DAY_MS + index)),
      ...all.slice(44).map((number, index) => given(number, index % 4 > 0, DAY_MS - HOUR_MS * index)),
    ];
    const expected = asThePackSays(pack, answers);
    expect(expected.readiness.probability).not.toBeNull();
    await counted(answers.slice(0, 20).reverse());
    expect(await asTheServerSays()).not.toEqual(expected);
    await counted(answers.slice(20));
    expect(await asTheServerSays()).toEqual(expected);
  });

  test('is not given to a visitor without an account', async () => {
    const { body } = await learner.call('get', '/guest-pack?cat=B&lang=en');
    expect([body.questions.length, body.study]).toEqual([10, undefined]);
  });
});

describe('answers of a pack', () => {
  test('count as one finished test, which earns experience as the learning modes do', async () => {
    const [one, two, three] = (await fetchPack(3)).questions.map(({ questionNumber }) => questionNumber) as [
      number,
      number,
      number,
    ];
    const result = await counted([
      right(one, 3 * MINUTE_MS),
      { questionNumber: two, answer: wrongAnswer(two).toLowerCase(), answeredAt: ago(2 * MINUTE_MS) },
      right(three, MINUTE_MS),
    ]);
    expect(result).toMatchObject({ xpGained: 4, isNextLevel: false });
    expect(outcomesOf(result)).toEqual(['counted', 'counted', 'counted']);
    const { body: tests } = await learner.call('get', '/B');
    expect(tests).toEqual([
      expect.objectContaining({ testId: result.testId, mode: 'review', status: 'completed' }),
    ]);
    expect((await learner.call('get', `/${result.testId}/review`)).body).toMatchObject({ xpGained: 4 });
    await waitFor('the news of it', async () =>
      neighbour.finished.some(({ data }) => data.testId === result.testId),
    );
    const { body: exported } = await learner.export();
    expect(exported).toMatchObject({ experiencePoints: 4, tests: [{ testId: result.testId }] });
  });

  test('count once, however often and in whatever company they are sent, also at the same time', async () => {
    const numbers = (await fetchPack(4)).questions.map(({ questionNumber }) => questionNumber);
    const answers = numbers.map((number) => right(number, MINUTE_MS));
    const results = await Promise.all([
      counted(answers.slice(0, 3)),
      counted(answers.slice(1)),
      counted(answers),
    ]);
    expect(results.reduce((sum, { xpGained }) => sum + xpGained, 0)).toBe(8);
    expect(await counted(answers)).toMatchObject({ testId: null, xpGained: 0 });
    const key = { 'idempotency-key': 'pack' };
    const [first, second] = [await send(answers, key), await send(answers, key)];
    expect([second.status, second.body]).toEqual([200, first.body]);
    const { body } = await learner.export();
    expect(body.experiencePoints).toBe(8);
    const answered = body.learning[0].questions.map(({ answers: times }: { answers: number }) => times);
    expect(answered).toEqual([1, 1, 1, 1]);
  });

  test('are remembered on the days on which they were given, in the order of their times', async () => {
    const [number = 0] = (await fetchPack(1)).questions.map(({ questionNumber }) => questionNumber);
    await counted([right(number, 3 * DAY_MS)]);
    await counted([{ questionNumber: number, answer: wrongAnswer(number), answeredAt: ago(MINUTE_MS) }]);
    const [memory] = (await learner.export()).body.learning[0].questions;
    expect(memory).toMatchObject({ answers: 2, firstRight: true, lastRight: false });
    const repeated = await counted([right(number, 0)]);
    expect(repeated.xpGained).toBe(0);
  });

  test('are refused one by one: out of time, of no such question, of another kind', async () => {
    const [number = 0] = (await fetchPack(1)).questions.map(({ questionNumber }) => questionNumber);
    const isYesNo = ['T', 'N'].includes(rightAnswer(number));
    const outcomeOf = async (changes: object) =>
      outcomesOf(await counted([{ ...right(number, 0), ...changes }]));
    expect(await outcomeOf({ answeredAt: ago(31 * DAY_MS) })).toEqual(['too-old']);
    expect(await outcomeOf({ answeredAt: ago(-6 * MINUTE_MS) })).toEqual(['in-future']);
    expect(await outcomeOf({ questionNumber: 5 })).toEqual(['unknown-question']);
    expect(await outcomeOf({ answer: isYesNo ? 'A' : 'T' })).toEqual(['not-allowed']);
  });

  test('of a device whose clock is ahead are of now', async () => {
    const [number = 0] = (await fetchPack(1)).questions.map(({ questionNumber }) => questionNumber);
    const { testId } = await counted([right(number, -4 * MINUTE_MS)]);
    const { body } = await learner.call('get', `/${testId}/review`);
    expect(new Date(body.created).getTime()).toBeLessThanOrEqual(clock.now().getTime());
  });

  test('tell nothing of an unfinished test, and count when it is finished', async () => {
    const exam = await beginExam(learner);
    const answer = right(exam.questions[0]?.questionNumber ?? 0, 0);
    expect(await counted([answer])).toMatchObject({
      answers: [{ outcome: 'in-unfinished-test' }],
      xpGained: 0,
    });
    await checkExam(learner, exam, {});
    expect(outcomesOf(await counted([answer]))).toEqual(['counted']);
  });

  test('are refused as a whole when they cannot be read', async () => {
    const answer = right((await fetchPack(1)).questions[0]?.questionNumber ?? 0, 0);
    const many = Array.from({ length: 201 }, (_, index) => ({ ...answer, questionNumber: index + 1 }));
    for (const answers of [
      [],
      [answer, answer],
      [{ ...answer, answeredAt: 'now' }],
      [{ ...answer, answer: 'X' }],
      many,
    ]) {
      expect((await send(answers)).status).toBe(422);
    }
  });

  describe('make days', () => {
    /** Questions of each day, as other services are told. */
    const daysOf = async (testId: number | null) => {
      await waitFor('the end of the test', async () =>
        neighbour.finished.some(({ data }) => data.testId === testId),
      );
      const record = await service.connection.collection('answer_records').findOne({ _id: testId as never });
      return record?.days.map(({ answered }: { answered: number }) => answered) ?? [];
    };
    const minute = (number: number) => right(number, -MINUTE_MS);

    test('from the issue of their pack on, not before', async () => {
      const { questions, issue } = await fetchPack(3);
      const [early, first, second] = questions.map(({ questionNumber }) => questionNumber) as [
        number,
        number,
        number,
      ];
      const { body } = await send([right(early, DAY_MS), minute(first), minute(second)], {}, issue);
      expect(outcomesOf(body)).toEqual(['counted', 'counted', 'counted']);
      expect(body.xpGained).toBe(6);
      expect(await daysOf(body.testId)).toEqual([2]);
    });

    test('never without the issue of a pack, though they teach and earn', async () => {
      const [number = 0] = (await fetchPack(1)).questions.map(({ questionNumber }) => questionNumber);
      const { body } = await send([minute(number)]);
      expect(body).toMatchObject({ answers: [{ outcome: 'counted' }], xpGained: 2 });
      expect(await daysOf(body.testId)).toEqual([]);
    });

    test('by no issue that is invented, changed or somebody else’s', async () => {
      const { questions, issue } = await fetchPack(1);
      const answer = minute(questions[0]?.questionNumber ?? 0);
      const earlier = issue.replace(/-\d/, '-0');
      learner = service.learner();
      for (const wrong of ['invented', earlier, issue]) {
        const { status, body } = await send([answer], {}, wrong);
        expect([status, body.errors]).toMatchObject([422, [{ field: 'issue', code: 'invalid' }]]);
      }
      expect((await learner.call('get', '/B')).body).toEqual([]);
    });
  });

  test('go with the learner', async () => {
    const { questions } = await fetchPack(2);
    await counted(questions.map(({ questionNumber }) => right(questionNumber, 0)));
    await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
    const kept = service.connection.collection('pack_answers');
    await waitFor(
      'the answers to be gone',
      async () => (await kept.countDocuments({ userId: learner.userId })) === 0,
    );
  });
});
