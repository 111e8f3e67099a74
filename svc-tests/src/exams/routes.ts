import { beginTest } from '@zielona-fala/contracts/api/exams/begin-test';
import { checkTest } from '@zielona-fala/contracts/api/exams/check-test';
import { deleteTest } from '@zielona-fala/contracts/api/exams/delete-test';
import { findUnfinished } from '@zielona-fala/contracts/api/exams/find-unfinished';
import { getTest } from '@zielona-fala/contracts/api/exams/get-test';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { reviewTest } from '@zielona-fala/contracts/api/exams/review-test';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import type { BankStore } from '@zielona-fala/question-store';
import { conflict, type Endpoint, invalid, NO_CONTENT, serve } from '@zielona-fala/service-kit/http';
import type { Limit } from '@zielona-fala/service-kit/limits';
import type { LearnerStore } from '../learners/store.ts';
import type { LearningStore } from '../learning/store.ts';
import type { AnswerParts } from './answer.ts';
import * as answering from './answer.ts';
import type { CurrentTests } from './current.ts';
import { addressOf, isExam, isFinished } from './exam.ts';
import { listedTest, standingOf, type TestPresenter } from './present.ts';
import type { RemoveTest } from './remove.ts';
import type { TestSheets } from './sheets.ts';
import { type StartParts, startTest } from './start.ts';

export interface ExamParts extends AnswerParts, StartParts {
  readonly bank: BankStore;
  readonly current: CurrentTests;
  readonly sheets: TestSheets;
  readonly learning: LearningStore;
  readonly learners: LearnerStore;
  readonly present: TestPresenter;
  readonly remove: RemoveTest;
  /** By learner. */
  readonly newTests: Limit;
}

/** Calls about one learner's tests. Paths of fixed words come before those with parameters. */
export function examRoutes(parts: ExamParts): readonly Endpoint[] {
  return [...readingRoutes(parts), ...changingRoutes(parts)];
}

function readingRoutes(parts: ExamParts): readonly Endpoint[] {
  const { current, bank, clock, present } = parts;
  return [
    serve(findUnfinished, async ({ query, user }) => {
      const test = await current.unfinished(user.userId);
      if (test === null) return { testId: null };
      if (!query.detail) return { testId: test.testId };
      return { ...addressOf(test), standing: standingOf(test, clock.now()) };
    }),
    serve(getTest, async ({ params, query, user }) => {
      const test = await current.own(params.testId, user.userId);
      if (query.cat !== undefined && query.cat !== test.category)
        throw invalid([answering.otherCategory('cat')]);
      const questions = await bank.revisions(test.questions);
      return present.whole(test, questions, query.lang ?? test.lang, clock.now());
    }),
    serve(reviewTest, async ({ params, query, user }) => {
      const test = await current.own(params.testId, user.userId);
      if (!isFinished(test)) {
        throw conflict('unfinished-test', 'The test is not finished yet', addressOf(test));
      }
      const questions = await bank.revisions(test.questions);
      return present.review(test, questions, query.lang ?? test.lang, clock.now());
    }),
    serve(listTests, async ({ params, query, user }) => {
      const found = await current.list(user.userId, params.category, query);
      return found.map((test) => listedTest(test, clock.now()));
    }),
  ];
}

function changingRoutes(parts: ExamParts): readonly Endpoint[] {
  const { current, sheets, bank, clock, present, remove, newTests } = parts;
  return [
    serve(beginTest, async ({ body, user }) => {
      await newTests.take(String(user.userId));
      const { categoryName: category, ...wanted } = body;
      const test = await startTest(parts, user.userId, { category, ...wanted });
      sheets.remember(test);
      const questions = await bank.revisions(test.questions);
      return present.whole(test, questions, test.lang, clock.now());
    }),
    serve(saveAnswer, async ({ params, query, body, user }) => {
      const sheet = await sheets.of(params.testId, user.userId);
      const given = { number: params.questionNumber, answer: body.answer };
      const { question, answer } = await answering.saveAnswer(parts, sheet, given);
      return isExam(sheet) ? NO_CONTENT : present.verdict(question, answer, query.lang ?? sheet.lang);
    }),
    serve(checkTest, async ({ params, body, user }) => {
      if (body.testId !== undefined && body.testId !== params.testId) {
        throw invalid([
          { field: 'testId', code: 'not-equal', message: 'testId differs from the id in the path' },
        ]);
      }
      const test = await current.own(params.testId, user.userId);
      const { result } = await answering.checkTest(parts, test, {
        category: body.categoryName,
        answers: body.answers,
      });
      return result;
    }),
    serve(deleteTest, async ({ params, user }) => {
      const test = await current.own(params.testId, user.userId);
      await remove(test);
      return { testId: test.testId };
    }),
  ];
}
