import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MS, type GuestAnswersDto, type PackDto } from '@zielona-fala/contracts';
import { PACK } from '@zielona-fala/contracts/api/pack/pack';
import { sendGuestAnswers } from '@zielona-fala/contracts/api/pack/send-guest-answers';
import { createTestClock, waitFor } from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { rightAnswer, wrongAnswer } from './support/exam.ts';
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

async function fetchPack(round = 0, lang = 'en'): Promise<PackDto> {
  const { status, body } = await service.anybody('get', `/guest-pack?cat=B&lang=${lang}&round=${round}`);
  expect([status, PACK.validate(body, { convert: false }).error]).toEqual([200, undefined]);
  return body;
}

const numbersOf = ({ questions }: PackDto) => questions.map(({ questionNumber }) => questionNumber);
const ago = (ms: number): string => new Date(clock.now().getTime() - ms).toISOString();

const given = (number: number, ms = MINUTE_MS, answer = rightAnswer(number)) => ({
  questionNumber: number,
  answer,
  answeredAt: ago(ms),
});

const send = (answers: readonly object[], issue?: string) =>
  learner.call('post', '/guest-pack/answers', { categoryName: 'B', answers, ...(issue && { issue }) });

async function outcomesOf(answers: readonly object[], issue?: string) {
  const { status, body } = await send(answers, issue);
  expect([status, sendGuestAnswers.answer.validate(body, { convert: false }).error]).toEqual([
    200,
    undefined,
  ]);
  return (body as GuestAnswersDto).answers.map(({ outcome }) => outcome);
}

const read = async (path: string) => (await learner.call('get', path)).body;

describe('the questions of a visitor', () => {
  test('are ten, with their answers, those that the plan of a new learner begins with', async () => {
    const pack = await fetchPack();
    expect(new Set(numbersOf(pack)).size).toBe(10);
    for (const each of pack.questions) expect(each.correctAnswer).toBe(rightAnswer(each.questionNumber));
    expect(numbersOf(await fetchPack(0, 'de'))).toEqual(numbersOf(pack));
    const { body: planned } = await learner.call('get', '/pack?cat=B&lang=en&size=10');
    expect(numbersOf(planned)).toEqual(numbersOf(pack));
  });

  test('go on with others, to the fiftieth', async () => {
    const rounds = await Promise.all([0, 1, 4].map((round) => fetchPack(round)));
    expect(new Set(rounds.flatMap(numbersOf)).size).toBe(30);
    expect((await service.anybody('get', '/guest-pack?cat=B&lang=en&round=5')).status).toBe(422);
  });

  test('are told to be missing where the bank has none of the category', async () => {
    const { status, body } = await service.anybody('get', '/guest-pack?cat=PT&lang=en');
    expect([status, body.code]).toEqual([409, 'category-unavailable']);
  });
});

describe('what a visitor answered', () => {
  test('counts for plan, readiness and the day, and earns no experience, no test and no rank', async () => {
    const pack = await fetchPack();
    const numbers = numbersOf(pack);
    const before = await read('/readiness/B');
    // one from before the pack was made: it teaches, and makes no day
    const answers = numbers.map((number, index) =>
      index === 0 ? given(number, 3 * DAY_MS, wrongAnswer(number)) : given(number, 0),
    );
    expect(await outcomesOf(answers, pack.issue)).toEqual(Array.from(numbers, () => 'counted'));
    expect(await read('/plan/B')).toMatchObject({ doneToday: 9 });
    expect(await read('/readiness/B')).not.toEqual(before);
    expect(await read('/B')).toEqual([]);
    const { body: exported } = await learner.export();
    expect(exported).toMatchObject({ experiencePoints: 0, tests: [] });
    expect(exported.learning[0].questions).toHaveLength(10);
    const ofLearner = () => neighbour.recorded.filter(({ data }) => data.userId === learner.userId);
    await waitFor('the news of the day', async () => ofLearner().length > 0);
    expect(ofLearner().map(({ data }) => data.days.map(({ answered }) => answered))).toEqual([[9]]);
    expect(neighbour.finished.some(({ data }) => data.userId === learner.userId)).toBe(false);
  });

  test('takes the place of the first questions of the account', async () => {
    await outcomesOf(numbersOf(await fetchPack()).map((number) => given(number)));
    const wanted = { categoryName: 'B', lang: 'en', mode: 'review', size: 10 };
    const { status, body } = await learner.call('post', '', wanted);
    expect([status, body.isFirst]).toEqual([201, undefined]);
  });

  test('counts before the account is active, and is there once it is', async () => {
    service.setActive(learner.userId, false);
    const numbers = numbersOf(await fetchPack());
    expect(await outcomesOf(numbers.map((number) => given(number)))).not.toContain('counted-before');
    expect((await learner.call('get', '/plan/B')).status).toBe(409);
    service.setActive(learner.userId, true);
    expect(await read('/plan/B')).toMatchObject({ doneToday: 10 });
  });

  test('counts once, however often it is sent, also at the same time', async () => {
    const answers = numbersOf(await fetchPack())
      .slice(0, 3)
      .map((number) => given(number));
    const all = (await Promise.all([outcomesOf(answers), outcomesOf(answers)])).flat();
    expect(all.filter((outcome) => outcome === 'counted')).toHaveLength(3);
    expect(await outcomesOf(answers)).toEqual(['counted-before', 'counted-before', 'counted-before']);
    const [{ questions }] = (await learner.export()).body.learning;
    expect(questions.map(({ answers: times }: { answers: number }) => times)).toEqual([1, 1, 1]);
  });

  test('is judged anew, each answer by itself: what was altered is refused, the rest counts', async () => {
    const [one = 0, two = 0] = numbersOf(await fetchPack());
    const other = ['T', 'N'].includes(rightAnswer(two)) ? 'A' : 'T';
    expect(
      await outcomesOf([
        { ...given(one, MINUTE_MS, wrongAnswer(one)) },
        { ...given(two), answer: other },
        { ...given(one), questionNumber: 5 },
      ]),
    ).toEqual(['counted', 'not-allowed', 'unknown-question']);
    const [{ questions }] = (await learner.export()).body.learning;
    expect(questions).toEqual([expect.objectContaining({ lastRight: false })]);
    expect(await outcomesOf([given(two, 31 * DAY_MS)])).toEqual(['too-old']);
  });

  test('is refused as a whole, with nothing changed, when it cannot be read or nobody is signed in', async () => {
    const [number = 0] = numbersOf(await fetchPack());
    const answer = given(number);
    const many = Array.from({ length: 51 }, (_, index) => ({ ...answer, questionNumber: index + 1 }));
    for (const answers of [[], [answer, answer], [{ ...answer, isRight: true }], many]) {
      expect((await send(answers)).status).toBe(422);
    }
    expect((await send([answer], 'of-nobody')).status).toBe(422);
    const { body: own } = await learner.call('get', '/pack?cat=B&lang=en');
    expect((await send([answer], own.issue)).status).toBe(422);
    const body = { categoryName: 'B', answers: [answer] };
    expect((await service.anybody('post', '/guest-pack/answers', body)).status).toBe(401);
    expect((await learner.export()).body.learning).toEqual([]);
  });

  test('goes with the learner', async () => {
    await outcomesOf([given(numbersOf(await fetchPack())[0] ?? 0)]);
    await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
    const left = () =>
      Promise.all(
        ['pack_answers', 'learning'].map((name) =>
          service.connection.collection(name).countDocuments({ userId: learner.userId }),
        ),
      );
    await waitFor('the answers to be gone', async () => (await left()).every((count) => count === 0));
  });
});
