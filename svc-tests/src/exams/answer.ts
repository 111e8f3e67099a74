import type { Answer, AnswersByNumber, CategoryName, FieldError } from '@zielona-fala/contracts';
import type { BankStore, QuestionRevision } from '@zielona-fala/question-store';
import { conflict, invalid, notFound } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { CurrentTests } from './current.ts';
import { type GivenAnswer, isExam, type Outcome, type Test } from './exam.ts';
import type { FinishTest } from './finish.ts';
import { fits } from './scoring.ts';
import type { TestSheet } from './sheets.ts';
import type { TestStore } from './store.ts';

export interface AnswerParts {
  readonly bank: BankStore;
  readonly tests: TestStore;
  readonly current: Pick<CurrentTests, 'own'>;
  readonly finish: FinishTest;
  readonly clock: Clock;
}

/**
 * Saves one answer: in an exam the last one before the deadline counts, in learning modes the first one.
 * @returns the question and the answer that counts
 * @throws Problem 404 unknown test or question, 422 an answer that the question cannot have, 409 `test-finished`
 */
export async function saveAnswer(
  parts: AnswerParts,
  sheet: TestSheet,
  given: GivenAnswer,
): Promise<{ readonly question: QuestionRevision; readonly answer: Answer }> {
  const ref = sheet.questions.find(({ number }) => number === given.number);
  if (ref === undefined) throw notFound('The test does not contain this question');
  const [question] = await parts.bank.revisions([ref]);
  if (question === undefined || !fits(question, given.answer)) throw invalid([unfitting('answer')]);
  const saved = await parts.tests.saveAnswer(sheet, given, parts.clock.now());
  return { question, answer: saved ? given.answer : await firstAnswer(parts, sheet, given.number) };
}

/** The answer that was there before; only an unfinished test of a learning mode has one that counts. */
async function firstAnswer({ current }: AnswerParts, sheet: TestSheet, number: number): Promise<Answer> {
  const test = await current.own(sheet.testId, sheet.userId);
  const counts = !isExam(test) && test.status === 'unfinished';
  const answer = counts ? test.answers[number] : undefined;
  if (answer === undefined) {
    throw conflict('test-finished', 'The test is finished and takes no more answers');
  }
  return answer;
}

/**
 * Finishes an exam with the saved answers and those given now, or finds the stored result when it is finished.
 * @throws Problem 422 for another category, an unknown question, or an answer that a question cannot have
 */
export async function checkTest(
  parts: AnswerParts,
  test: Test,
  given: { category: CategoryName; answers: AnswersByNumber },
): Promise<Outcome> {
  const questions = await parts.bank.revisions(test.questions);
  const errors = [
    ...(given.category === test.category ? [] : [otherCategory('categoryName')]),
    ...misfits(questions, given.answers),
  ];
  if (errors.length > 0) throw invalid(errors);
  const outcome = await parts.finish(test, given.answers);
  if (outcome === null) throw notFound('No test of yours has this id');
  return outcome;
}

export function otherCategory(field: string): FieldError {
  return { field, code: 'not-equal', message: 'The test belongs to another category' };
}

function misfits(questions: readonly QuestionRevision[], answers: AnswersByNumber): readonly FieldError[] {
  const byNumber = new Map(questions.map((question) => [String(question.number), question]));
  return Object.entries(answers).flatMap(([number, answer]) => {
    const question = byNumber.get(number);
    const field = `answers.${number}`;
    if (question === undefined)
      return [{ field, code: 'unknown', message: 'The test does not contain this question' }];
    return fits(question, answer) ? [] : [unfitting(field)];
  });
}

function unfitting(field: string): FieldError {
  return {
    field,
    code: 'not-allowed',
    message: 'This question does not take this answer: T or N for yes/no questions, A, B or C for the others',
  };
}
