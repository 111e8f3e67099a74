import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CATEGORIES, type TestDto } from '@zielona-fala/contracts';
import { newId, systemClock } from '@zielona-fala/service-kit/process';
import { operationsDuring } from '@zielona-fala/service-kit/testing';
import { answersExcept, beginExam, checkExam } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const PLAIN_LIST = 100;
const MANY = 10_000;
const INSERTING_MS = 120_000;

let service: TestService;
let learner: Learner;

beforeAll(async () => {
  service = await startService();
});

beforeEach(() => {
  learner = service.learner();
});

afterAll(() => service.stop());

/** Finished tests, every third of which was deleted. @returns the ids that are shown, newest first */
async function takeTests(count: number): Promise<readonly number[]> {
  const first = newId(systemClock);
  const ids = Array.from({ length: count }, (_, index) => first + index);
  const documents = ids.map((_id, index) => ({
    ...{ _id, userId: learner.userId, category: 'B', lang: 'en', mode: 'exam', status: 'failed' },
    ...{ created: new Date(index), deadline: new Date(index), questions: [], answers: {}, outcome: null },
    hidden: index % 3 === 0,
  }));
  await service.connection.collection<{ _id: number }>('tests').insertMany(documents);
  return ids.filter((_, index) => index % 3 !== 0).reverse();
}

async function page(query: string): Promise<readonly number[]> {
  const { status, body } = await learner.call('get', `/B${query}`);
  expect(status).toBe(200);
  return body.map(({ testId }: TestDto) => testId);
}

describe('the history of tests', () => {
  test('comes in pages, each after the last test of the one before, without those that were deleted', async () => {
    const shown = await takeTests(31);
    expect(await page('')).toEqual(shown);
    const paged: number[] = [];
    for (let cursor = ''; ; cursor = `&cursor=${paged.at(-1)}`) {
      const next = await page(`?limit=6${cursor}`);
      paged.push(...next);
      if (next.length < 6) break;
    }
    expect(paged).toEqual(shown);
  });

  test('tells of finished tests, and of them alone, how many answers were right', async () => {
    const exam = await beginExam(learner);
    const told = async () => (await learner.call('get', '/B?limit=1')).body[0] as TestDto;
    expect(await told()).not.toHaveProperty('right');
    await checkExam(learner, exam, answersExcept(exam, exam.questions.slice(0, 2)));
    expect(await told()).toMatchObject({ right: exam.questions.length - 2 });
  });

  test('is as it was when a test is finished or deleted between two pages', async () => {
    const shown = await takeTests(12);
    const first = await page('?limit=4');
    await checkExam(learner, await beginExam(learner), {});
    await learner.call('delete', `/${first.at(-1)}`);
    expect(await page(`?limit=4&cursor=${first.at(-1)}`)).toEqual(shown.slice(4));
  });

  test(`without a page is the newest ${PLAIN_LIST}`, async () => {
    const shown = await takeTests(200);
    expect(await page('')).toEqual(shown.slice(0, PLAIN_LIST));
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'cursor=-1', 'page=2'])(
    'refuses %s',
    async (query) => {
      expect((await learner.call('get', `/B?${query}`)).status).toBe(422);
    },
  );

  test(
    `costs the same for a learner with ${MANY} tests as for one with 10`,
    async () => {
      const costOf = async (count: number) => {
        learner = service.learner();
        const shown = await takeTests(count);
        const second = shown[1];
        const operations = await operationsDuring(service.connection, async () => {
          expect(await page('?limit=3')).toHaveLength(3);
          expect(await page(`?limit=3&cursor=${second}`)).toHaveLength(3);
          for (const category of CATEGORIES.slice(0, 2)) await learner.call('get', `/${category}?limit=3`);
        });
        return operations
          .filter(
            ({ command }) =>
              command.find === 'tests' && 'limit' in command && !('deadline' in Object(command.filter)),
          )
          .map(({ plan, examined, found }) => ({ plan, examined, found }));
      };
      const few = await costOf(10);
      expect(few).toHaveLength(4);
      expect(few.filter(({ examined, found }) => examined > found)).toEqual([]);
      expect(await costOf(MANY)).toEqual(few);
    },
    INSERTING_MS,
  );
});
