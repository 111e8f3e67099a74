import type { TestIdDto, UnfinishedTestDto } from '@zielona-fala/contracts';
import { conflict, type Endpoint, endpoint, invalid } from '@zielona-fala/service-kit';
import type { RequestHandler } from 'express';
import { type AnswerParts, checkTest, otherCategory, ownTest, saveAnswer } from './answer.ts';
import { isFinished } from './exam.ts';
import { listedTest, type TestPresenter } from './present.ts';
import { removeTest } from './remove.ts';
import * as requests from './requests.ts';
import { type StartParts, startExam } from './start.ts';

const TESTS = '/api/v1/tests';
const LONGEST_LIST = 100;

export interface ExamParts extends AnswerParts, StartParts {
  readonly present: TestPresenter;
  readonly finishExpiredFirst: RequestHandler;
}

/** Calls about one learner's tests. Paths of fixed words come before those with parameters. */
export function examEndpoints(parts: ExamParts): readonly Endpoint[] {
  const before = [parts.finishExpiredFirst];
  return [...readingEndpoints(parts, before), ...changingEndpoints(parts, before)];
}

function readingEndpoints(parts: ExamParts, before: readonly RequestHandler[]): readonly Endpoint[] {
  const { tests, bank, clock, present } = parts;
  return [
    endpoint({
      method: 'get',
      path: `${TESTS}/find/unfinished`,
      access: 'active',
      before,
      async handle({ user }) {
        const test = await tests.findUnfinished(user.userId);
        return { body: { testId: test?.testId ?? null } satisfies UnfinishedTestDto };
      },
    }),
    endpoint({
      method: 'get',
      path: `${TESTS}/single/:testId`,
      access: 'active',
      params: requests.ONE_TEST,
      query: requests.TEST_VIEW,
      before,
      async handle({ params, query, user }) {
        const test = await ownTest(tests, params.testId, user.userId);
        if (query.cat !== undefined && query.cat !== test.category) throw invalid([otherCategory('cat')]);
        const questions = await bank.revisions(test.questions);
        return { body: present.whole(test, questions, query.lang ?? test.lang, clock.now()) };
      },
    }),
    endpoint({
      method: 'get',
      path: `${TESTS}/:testId/review`,
      access: 'active',
      params: requests.ONE_TEST,
      query: requests.REVIEW_VIEW,
      before,
      async handle({ params, query, user }) {
        const test = await ownTest(tests, params.testId, user.userId);
        if (!isFinished(test)) {
          throw conflict('unfinished-test', 'The test is not finished yet', { testId: test.testId });
        }
        const questions = await bank.revisions(test.questions);
        return { body: present.review(test, questions, query.lang ?? test.lang, clock.now()) };
      },
    }),
    endpoint({
      method: 'get',
      path: `${TESTS}/:category`,
      access: 'active',
      params: requests.ONE_CATEGORY,
      before,
      async handle({ params, user }) {
        const found = await tests.list(user.userId, params.category, LONGEST_LIST);
        return { body: found.map((test) => listedTest(test, clock.now())) };
      },
    }),
  ];
}

function changingEndpoints(parts: ExamParts, before: readonly RequestHandler[]): readonly Endpoint[] {
  const { tests, bank, clock, present } = parts;
  return [
    endpoint({
      method: 'post',
      path: TESTS,
      access: 'active',
      body: requests.NEW_TEST,
      before,
      async handle({ body, user }) {
        const { categoryName: category, lang } = body;
        const test = await startExam(parts, { userId: user.userId, category, lang });
        const questions = await bank.revisions(test.questions);
        return { status: 201, body: present.whole(test, questions, lang, clock.now()) };
      },
    }),
    endpoint({
      method: 'put',
      path: `${TESTS}/:testId/answers/:questionNumber`,
      access: 'active',
      params: requests.ONE_QUESTION,
      body: requests.ONE_ANSWER,
      before,
      async handle({ params, body, user }) {
        const test = await ownTest(tests, params.testId, user.userId);
        await saveAnswer(parts, test, { number: params.questionNumber, answer: body.answer });
        return { status: 204 };
      },
    }),
    endpoint({
      method: 'patch',
      path: `${TESTS}/:testId/check`,
      access: 'active',
      params: requests.ONE_TEST,
      body: requests.CHECK,
      before,
      async handle({ params, body, user }) {
        if (body.testId !== undefined && body.testId !== params.testId) {
          throw invalid([{ field: 'testId', code: 'not-equal', message: 'The address names another test' }]);
        }
        const test = await ownTest(tests, params.testId, user.userId);
        const { result } = await checkTest(parts, test, {
          category: body.categoryName,
          answers: body.answers,
        });
        return { body: result };
      },
    }),
    endpoint({
      method: 'delete',
      path: `${TESTS}/:testId`,
      access: 'active',
      params: requests.ONE_TEST,
      before,
      async handle({ params, user }) {
        const test = await ownTest(tests, params.testId, user.userId);
        await removeTest(tests, test);
        return { body: { testId: test.testId } satisfies TestIdDto };
      },
    }),
  ];
}
