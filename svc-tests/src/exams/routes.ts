import type { DeclaredLimit } from '@zielona-fala/contracts/api/declare';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { conflict, type Endpoint, endpoint, invalid, NO_CONTENT } from '@zielona-fala/service-kit/http';
import type { Limit } from '@zielona-fala/service-kit/limits';
import type { BankStore } from '../bank/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { LearningStore } from '../learning/store.ts';
import { type AnswerParts, checkTest, otherCategory, saveAnswer } from './answer.ts';
import type { CurrentTests } from './current.ts';
import { addressOf, isExam, isFinished } from './exam.ts';
import { listedTest, type TestPresenter } from './present.ts';
import { type RemoveParts, removeTest } from './remove.ts';
import * as requests from './requests.ts';
import { type StartParts, startTest } from './start.ts';

const TESTS = '/api/v1/tests';

/** Starting and checking at once would otherwise farm a level. */
export const NEW_TESTS = { calls: 600, seconds: 60 * 60, per: 'account' } as const satisfies DeclaredLimit;

export interface ExamParts extends AnswerParts, StartParts, RemoveParts {
  readonly bank: BankStore;
  readonly current: CurrentTests;
  readonly learning: LearningStore;
  readonly learners: LearnerStore;
  readonly present: TestPresenter;
  /** By learner. */
  readonly newTests: Limit;
}

/** Calls about one learner's tests. Paths of fixed words come before those with parameters. */
export function examEndpoints(parts: ExamParts): readonly Endpoint[] {
  return [...readingEndpoints(parts), ...changingEndpoints(parts)];
}

function readingEndpoints(parts: ExamParts): readonly Endpoint[] {
  const { current, bank, clock, present } = parts;
  return [
    endpoint({
      method: 'get',
      path: `${TESTS}/find/unfinished`,
      summary: 'The id of the unfinished test, if there is one',
      access: 'active',
      query: requests.UNFINISHED_VIEW,
      returns: RESPONSES.unfinishedTest,
      async handle({ query, user }) {
        const test = await current.unfinished(user.userId);
        if (test === null) return { testId: null };
        return query.detail ? addressOf(test) : { testId: test.testId };
      },
    }),
    endpoint({
      method: 'get',
      path: `${TESTS}/single/:testId`,
      summary: 'One test with its questions',
      access: 'active',
      params: requests.ONE_TEST,
      query: requests.TEST_VIEW,
      returns: RESPONSES.test,
      async handle({ params, query, user }) {
        const test = await current.own(params.testId, user.userId);
        if (query.cat !== undefined && query.cat !== test.category) throw invalid([otherCategory('cat')]);
        const questions = await bank.revisions(test.questions);
        return present.whole(test, questions, query.lang ?? test.lang, clock.now());
      },
    }),
    endpoint({
      method: 'get',
      path: `${TESTS}/:testId/review`,
      summary: 'A finished test with all answers and explanations',
      problems: ['unfinished-test'],
      access: 'active',
      params: requests.ONE_TEST,
      query: requests.IN_LANGUAGE,
      returns: RESPONSES.review,
      async handle({ params, query, user }) {
        const test = await current.own(params.testId, user.userId);
        if (!isFinished(test)) {
          throw conflict('unfinished-test', 'The test is not finished yet', addressOf(test));
        }
        const questions = await bank.revisions(test.questions);
        return present.review(test, questions, query.lang ?? test.lang, clock.now());
      },
    }),
    endpoint({
      method: 'get',
      path: `${TESTS}/:category`,
      summary: "The learner's tests in a category, the newest first",
      access: 'active',
      params: requests.ONE_CATEGORY,
      query: requests.HISTORY_PAGE,
      returns: RESPONSES.tests,
      async handle({ params, query, user }) {
        const found = await current.list(user.userId, params.category, query);
        return found.map((test) => listedTest(test, clock.now()));
      },
    }),
  ];
}

function changingEndpoints(parts: ExamParts): readonly Endpoint[] {
  const { current, bank, clock, present, newTests } = parts;
  return [
    endpoint({
      method: 'post',
      path: TESTS,
      summary: 'Begins a test',
      problems: ['unfinished-test', 'category-unavailable', 'no-questions'],
      limits: [NEW_TESTS],
      access: 'active',
      body: requests.NEW_TEST,
      returns: RESPONSES.test,
      status: 201,
      async handle({ body, user }) {
        await newTests.take(String(user.userId));
        const { categoryName: category, ...wanted } = body;
        const test = await startTest(parts, user.userId, { category, ...wanted });
        const questions = await bank.revisions(test.questions);
        return present.whole(test, questions, test.lang, clock.now());
      },
    }),
    endpoint({
      method: 'put',
      path: `${TESTS}/:testId/answers/:questionNumber`,
      summary: 'Saves one answer; in learning modes, tells at once whether it is right',
      problems: ['test-finished'],
      access: 'active',
      params: requests.ONE_QUESTION,
      query: requests.IN_LANGUAGE,
      body: requests.ONE_ANSWER,
      returns: RESPONSES.answerVerdict,
      alsoAnswers: { 204: 'Saved; an exam tells nothing before its end' },
      async handle({ params, query, body, user }) {
        const test = await current.own(params.testId, user.userId);
        const given = { number: params.questionNumber, answer: body.answer };
        const { question, answer } = await saveAnswer(parts, test, given);
        return isExam(test) ? NO_CONTENT : present.verdict(question, answer, query.lang ?? test.lang);
      },
    }),
    endpoint({
      method: 'patch',
      path: `${TESTS}/:testId/check`,
      summary: 'Ends a test and checks its answers',
      access: 'active',
      params: requests.ONE_TEST,
      body: requests.CHECK,
      returns: RESPONSES.checkResult,
      async handle({ params, body, user }) {
        if (body.testId !== undefined && body.testId !== params.testId) {
          throw invalid([
            { field: 'testId', code: 'not-equal', message: 'testId differs from the id in the path' },
          ]);
        }
        const test = await current.own(params.testId, user.userId);
        const { result } = await checkTest(parts, test, {
          category: body.categoryName,
          answers: body.answers,
        });
        return result;
      },
    }),
    endpoint({
      method: 'delete',
      path: `${TESTS}/:testId`,
      summary: 'Deletes a test',
      access: 'active',
      params: requests.ONE_TEST,
      returns: RESPONSES.testId,
      async handle({ params, user }) {
        const test = await current.own(params.testId, user.userId);
        await removeTest(parts, test);
        return { testId: test.testId };
      },
    }),
  ];
}
