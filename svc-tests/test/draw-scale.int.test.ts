import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CATEGORIES, EXAM, EXAM_STRATA } from '@zielona-fala/contracts';
import { manyQuestions } from '@zielona-fala/contracts/bank/testing';
import { createBankStore, createDrawStore, planBank } from '@zielona-fala/question-store';
import { beginExam } from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

const BANK_SIZE = 20_000;
const LOADING_MS = 120_000;
const PROFILE_EVERYTHING = 2;
/** A draw looks at its 32 questions, and at where those of the last three tests stand. */
const MAX_READ = 4 * EXAM.questions;

let service: TestService;

beforeAll(async () => {
  service = await startService();
  const draws = createDrawStore(service.connection);
  const bank = createBankStore(service.connection, draws);
  await bank.carryOut(planBank([...manyQuestions(BANK_SIZE, CATEGORIES)], await bank.knownRevisions()));
  await service.connection.db?.command({ profile: PROFILE_EVERYTHING });
}, LOADING_MS);

afterAll(async () => {
  await service.stop();
});

describe(`a bank of ${BANK_SIZE} questions`, () => {
  test.each(CATEGORIES)(
    'gives whole exams of category %s that repeat nothing of the last three',
    async (category) => {
      const learner = service.learner();
      const met: number[] = [];
      for (let times = 0; times < 4; times += 1) {
        const exam = await beginExam(learner, category);
        met.push(...exam.questions.map(({ questionNumber }) => questionNumber));
        for (const { part, points, count } of EXAM_STRATA) {
          const drawn = exam.questions.filter((each) => each.type === part && each.pointsValue === points);
          expect(drawn).toHaveLength(count);
        }
        await learner.call('patch', `/${exam.testId}/check`, { categoryName: category, answers: {} });
      }
      expect(new Set(met).size).toBe(4 * EXAM.questions);
    },
  );

  test('is never read through: each query has its index and looks at what it gives', async () => {
    const learner = service.learner();
    await learner.call('get', '/question/random?lang=en&cat=B');
    await learner.call('get', '/trial?lang=en&cat=B');
    await learner.call('get', '/categories/all');
    const profile = service.connection.collection('system.profile');
    const own = { ns: /\.(strata|draw_places|question_revisions|tests)$/, op: { $ne: 'getmore' } };
    const seen = await profile.find(own).toArray();
    expect(seen.length).toBeGreaterThan(4 * CATEGORIES.length);
    const greedy = seen.filter(
      ({ planSummary, docsExamined, keysExamined }) =>
        /COLLSCAN/.test(planSummary) || docsExamined > MAX_READ || keysExamined > 10 * MAX_READ,
    );
    expect(greedy).toEqual([]);
  });
});
