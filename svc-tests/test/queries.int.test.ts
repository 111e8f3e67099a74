import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  collectionScans,
  createTestClock,
  type Operation,
  operationsDuring,
  waitFor,
  wastefulOperations,
} from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { beginExam, checkExam, type ExamDto, rightAnswers } from './support/exam.ts';
import { isOfScheduler } from './support/operations.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

/** Every call once, while MongoDB notes all that it does. */
const LONG_FLOW_MS = 120_000;

const clock = createTestClock();

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

test(
  'every query has its index, and looks at what it gives back',
  async () => {
    const { connection } = service;
    const learner = service.learner();
    for (let more = 0; more < 3; more += 1) {
      const exam = await beginExam(learner);
      if (more % 2 === 0) await checkExam(learner, exam, {});
      await learner.call('delete', `/${exam.testId}`);
    }
    for (let more = 0; more < 3; more += 1) await checkExam(learner, await beginExam(learner), {});
    const input = { categoryName: 'B', lang: 'en', mode: 'exam' };
    const statuses: number[] = [];
    const call = async (...args: Parameters<Learner['call']>) => {
      statuses.push((await learner.call(...args)).status);
    };
    const stored = (filter: object) =>
      connection.collection('tests').findOne({ userId: learner.userId, ...filter });
    const operations = await operationsDuring(connection, async () => {
      const exam = await beginExam(learner);
      const number = exam.questions[0]?.questionNumber;
      await call('post', '', input);
      await call('put', `/${exam.testId}/answers/${number}`, { answer: 'T' });
      await call('get', `/single/${exam.testId}?lang=en&cat=B`);
      await call('get', '/find/unfinished');
      await call('get', '/question/random?lang=en&cat=B');
      await call('get', '/trial?lang=en&cat=B');
      await call('get', '/bank');
      await call('get', '/categories/all');
      await call('put', `/bookmarks/${number}`);
      await call('put', `/bookmarks/${number}`);
      await call('get', '/questions?lang=en&cat=B&q=question&bookmarked=true');
      await call('delete', `/bookmarks/${number}`);
      await call('post', `/questions/${number}/reports`, { kind: 'other' });
      await call('post', `/questions/${number}/reports`, { kind: 'other' });
      await call('get', '/reports?limit=1');
      await call('get', '/plan/B');
      await call('get', '/readiness/B');
      await call('get', '/topics/B');
      await checkExam(learner, exam, rightAnswers(exam));
      await call('get', `/${exam.testId}/review`);
      await call('get', '/B');
      await call('get', `/B?limit=2&cursor=${exam.testId}`);
      await call('post', '', input);
      clock.advance({ minutes: 26 });
      await waitFor('the scheduler to finish the exam', () => stored({ status: 'failed' }));
      await call('delete', `/${(await beginExam(learner)).testId}`);
      await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
      await waitFor('the learner to be erased', async () => (await stored({})) === null);
    });
    expect(statuses.filter((status) => status >= 300)).toEqual([409, 409]);
    expect(operations.filter(({ plan }) => plan?.startsWith('IXSCAN')).length).toBeGreaterThan(10);
    expect(collectionScans(operations)).toEqual([]);
    expect(wastefulOperations(operations.filter((each) => !isOnceForAChange(each)))).toEqual([]);
  },
  LONG_FLOW_MS,
);

/** Sums up all that can be drawn: remembered until that changes. */
const isOnceForAChange = ({ command }: Operation): boolean =>
  command.distinct === 'draw_places' || command.aggregate === 'question_revisions';

describe('MongoDB is asked', () => {
  let learner: Learner;
  let finished: ExamDto;
  let exam: ExamDto;

  beforeEach(async () => {
    learner = service.learner();
    finished = await beginExam(learner);
    await checkExam(learner, finished, rightAnswers(finished));
    exam = await beginExam(learner);
    await service.anybody('get', '/categories/all');
    await service.anybody('get', '/bank');
  });

  /** What one call does, without what workers do meanwhile. */
  async function operationsOf(...call: Parameters<Learner['call']>): Promise<readonly string[]> {
    const operations = await operationsDuring(service.connection, async () => {
      expect((await learner.call(...call)).status).toBeLessThan(300);
    });
    return operations
      .filter((each) => ASKED_BY_CALLS.includes(each.collection) && !isOfScheduler(each))
      .map(({ kind, collection }) => `${kind} ${collection}`);
  }

  test.each<[string, () => Parameters<Learner['call']>, readonly string[]]>([
    ['once for the unfinished test', () => ['get', '/find/unfinished'], ['query tests']],
    ['once for a list', () => ['get', '/B'], ['query tests']],
    ['once for a test', () => ['get', `/single/${exam.testId}`], ['query tests']],
    ['once for a review', () => ['get', `/${finished.testId}/review`], ['query tests']],
    ['never for the categories', () => ['get', '/categories/all'], []],
    ['never for the bank', () => ['get', '/bank'], []],
    [
      'once to save an answer',
      () => [
        'put',
        `/${exam.testId}/answers/${exam.questions[0]?.questionNumber}`,
        { answer: rightAnswers(exam)[String(exam.questions[0]?.questionNumber)] },
      ],
      ['update tests'],
    ],
  ])('%s', async (_what, call, expected) => {
    expect(await operationsOf(...call())).toEqual(expected);
  });

  test('for nothing of a list but what it shows', async () => {
    const operations = await operationsDuring(service.connection, () => learner.call('get', '/B'));
    const list = operations.find(({ command }) => command.find === 'tests' && !isOfScheduler({ command }));
    expect(list?.command.projection).toMatchObject({ status: 1 });
    expect(list?.command.projection).not.toHaveProperty('questions');
  });
});

/** The others are the workers', who use them whether or not anybody calls. */
const ASKED_BY_CALLS = ['tests', 'learners', 'question_revisions', 'strata', 'draw_places'];
