import {
  type Answer,
  type AnswerVerdictDto,
  type CategoryDto,
  type CategoryName,
  categoryIdOf,
  type QuestionLanguage,
  type TestDto,
  type TestReviewDto,
  type TestStandingDto,
} from '@zielona-fala/contracts';
import type { QuestionRevision } from '@zielona-fala/question-store';
import type { QuestionPresenter } from '../bank/present.ts';
import { type FinishedTest, isExam, type ListedTest, type Test } from './exam.ts';

export function categoryOf(name: CategoryName): CategoryDto {
  return { categoryId: categoryIdOf(name), name };
}

/** What is told of a test alike, whatever else is asked for. */
const modeAndClock = (test: Pick<Test, 'mode' | 'isFirst' | 'deadline'>, now: Date) => ({
  mode: test.mode,
  ...(test.isFirst && { isFirst: true }),
  deadline: test.deadline?.toISOString() ?? null,
  serverTime: now.toISOString(),
});

/** How far a test is, without its questions. */
export function standingOf(test: Test, now: Date): TestStandingDto {
  return {
    ...modeAndClock(test, now),
    questionCount: test.questions.length,
    answeredCount: Object.keys(test.answers).length,
  };
}

/** A test as a list shows it. */
export function listedTest(
  test: ListedTest,
  now: Date,
): Omit<TestDto, 'questions'> & { readonly questions: null } {
  return {
    testId: test.testId,
    userId: test.userId,
    category: categoryOf(test.category),
    points: test.outcome?.result.summaryPoints ?? 0,
    ...(test.outcome && { right: rightAnswersOf(test.outcome) }),
    ...modeAndClock(test, now),
    lang: test.lang,
    created: test.created.toISOString(),
    finished: test.outcome?.finished.toISOString() ?? null,
    status: test.status,
    questions: null,
    answers: test.answers,
  };
}

const rightAnswersOf = ({ result }: NonNullable<ListedTest['outcome']>): number =>
  result.primaryAmountOfCorrectAnswers + result.technicalAmountOfCorrectAnswers;

/** Maps tests to DTOs in one language. */
export interface TestPresenter {
  /** In learning modes with the verdict on each answer. */
  whole(
    test: Test,
    questions: readonly QuestionRevision[],
    lang: QuestionLanguage,
    now: Date,
  ): Promise<TestDto>;
  /** About the answer that counts. */
  verdict(question: QuestionRevision, answer: Answer, lang: QuestionLanguage): AnswerVerdictDto;
  review(
    test: FinishedTest,
    questions: readonly QuestionRevision[],
    lang: QuestionLanguage,
    now: Date,
  ): Promise<TestReviewDto>;
}

export function createTestPresenter(presenter: QuestionPresenter): TestPresenter {
  const verdict: TestPresenter['verdict'] = (question, answer, lang) => {
    const solution = presenter.solution(question, lang);
    return { correct: answer === solution.correctAnswer, ...solution };
  };
  const verdictsOn = (
    { answers }: Test,
    questions: readonly QuestionRevision[],
    lang: QuestionLanguage,
  ): NonNullable<TestDto['verdicts']> =>
    Object.fromEntries(
      questions.flatMap((question) => {
        const answer = answers[question.number];
        return answer === undefined ? [] : [[question.number, verdict(question, answer, lang)]];
      }),
    );
  return {
    whole: async (test, questions, lang, now) => ({
      ...listedTest(test, now),
      questions: await Promise.all(questions.map((question) => presenter.asked(question, lang))),
      ...(!isExam(test) && { verdicts: verdictsOn(test, questions, lang) }),
    }),
    verdict,
    review: async (test, questions, lang, now) => ({
      ...listedTest(test, now),
      questions: await Promise.all(questions.map((question) => presenter.solved(question, lang))),
      result: test.outcome.result,
      xpGained: test.outcome.xpGained,
    }),
  };
}
