import {
  type Answer,
  type AnswersByNumber,
  type CategoryName,
  type CheckResultDto,
  EXAM,
  type QuestionLanguage,
  type TestMode,
  type TestStatus,
} from '@zielona-fala/contracts';
import type { QuestionRef } from '@zielona-fala/question-store';
import { backoffMs } from '@zielona-fala/service-kit/process';

/** A learner's test as the service keeps it. */
export interface Test {
  readonly testId: number;
  readonly userId: number;
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  readonly mode: TestMode;
  readonly status: TestStatus;
  readonly created: Date;
  /** Null in modes without a clock. */
  readonly deadline: Date | null;
  /** Questions of the plan, begun by who had answered nothing before; absent in all other tests. */
  readonly isFirst?: boolean;
  /** The piece of homework that it was begun with, if any. */
  readonly homework?: number;
  /** In the order in which they are asked. */
  readonly questions: readonly QuestionRef[];
  readonly answers: AnswersByNumber;
  /** When each answer was given, by question number. */
  readonly answeredAt: Readonly<Record<string, Date>>;
  readonly outcome: Outcome | null;
  /** Deleted from the learner's history after it was finished. */
  readonly hidden: boolean;
  /** Set while its time is over and it could not be finished. */
  readonly postponed?: Postponement;
}

/** When finishing an expired exam is tried again. */
export interface Postponement {
  readonly failures: number;
  readonly until: Date;
}

/** A test as a list item: without questions, and with a summary of the outcome. */
export interface ListedTest
  extends Omit<Test, 'homework' | 'questions' | 'answeredAt' | 'outcome' | 'postponed'> {
  readonly outcome:
    | (Pick<Outcome, 'finished'> & {
        readonly result: Pick<
          CheckResultDto,
          'summaryPoints' | 'primaryAmountOfCorrectAnswers' | 'technicalAmountOfCorrectAnswers'
        >;
      })
    | null;
}

/** The fields of a test that statistics use. */
export interface CountedTest extends Pick<Test, 'mode' | 'status' | 'created'> {
  /** Null while it is unfinished. */
  readonly finished: Date | null;
  readonly points: number | null;
}

/** What finishing a test brought, never changed afterwards. */
export interface Outcome {
  readonly finished: Date;
  readonly result: CheckResultDto;
  readonly xpGained: number;
  /** Sequence of its event. */
  readonly sequence: number;
  /** Sequence of the event with its answers; absent if there were none. */
  readonly answersSequence?: number;
}

export type FinishedTest = Test & { readonly outcome: Outcome };

/** The other modes have no time limit, reveal after each answer whether it is right, and keep the first answer. */
export function isExam({ mode }: Pick<Test, 'mode'>): boolean {
  return mode === 'exam';
}

/** What calls about a test name it by. */
export const addressOf = ({
  testId,
  lang,
  category: categoryName,
}: Pick<Test, 'testId' | 'lang' | 'category'>) => ({ testId, lang, categoryName });

export function isFinished(test: Test): test is FinishedTest {
  return test.outcome !== null;
}

export function newTest(
  facts: Pick<
    Test,
    'testId' | 'userId' | 'category' | 'lang' | 'mode' | 'isFirst' | 'homework' | 'created' | 'questions'
  >,
): Test {
  return {
    ...facts,
    status: 'unfinished',
    deadline: facts.mode === 'exam' ? new Date(facts.created.getTime() + EXAM.durationSeconds * 1000) : null,
    answers: {},
    answeredAt: {},
    outcome: null,
    hidden: false,
  };
}

/** From its deadline on nothing more can be answered. */
export function isOver({ deadline }: Pick<Test, 'deadline'>, now: Date): boolean {
  return deadline !== null && now >= deadline;
}

type Answers = Pick<Test, 'answers' | 'answeredAt'>;

/**
 * The answers that count when a test is finished now. Those given with the finish come too late after the deadline; in
 * an exam they take the place of those saved before, else the first answer is final.
 */
export function countingAnswers(test: Test, given: AnswersByNumber, now: Date): Answers {
  const taken = isOver(test, now)
    ? []
    : Object.entries(given).filter(([number, answer]) => takes(test, number, answer));
  return {
    answers: { ...test.answers, ...Object.fromEntries(taken) },
    answeredAt: { ...test.answeredAt, ...Object.fromEntries(taken.map(([number]) => [number, now])) },
  };
}

function takes(test: Test, number: string, answer: Answer): boolean {
  const saved = test.answers[number];
  return isExam(test) ? answer !== saved : saved === undefined;
}

/** When a test that is finished now ended. */
export function endOf({ deadline }: Test, now: Date): Date {
  return deadline !== null && now >= deadline ? deadline : now;
}

export interface GivenAnswer {
  readonly number: number;
  readonly answer: Answer;
}

const RETRIES = { firstMs: 60_000, maxMs: 60 * 60_000 };

/** The next attempt after one more failure: after a minute, then twice as long each time, an hour at most. */
export function postponed({ postponed: before }: Pick<Test, 'postponed'>, now: Date): Postponement {
  const failures = (before?.failures ?? 0) + 1;
  return { failures, until: new Date(now.getTime() + backoffMs(failures, RETRIES)) };
}

/** Whether it is time to finish the exam for its learner. */
export function isDue(test: Test, now: Date): boolean {
  return isOver(test, now) && (test.postponed === undefined || test.postponed.until <= now);
}
