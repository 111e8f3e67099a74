import type {
  Answer,
  AnswersByNumber,
  CategoryName,
  CheckResultDto,
  QuestionDto,
  TestDto,
} from '@zielona-fala/contracts';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import { type QuestionContent, revisionOf } from '@zielona-fala/question-store';
import type { Learner } from './service.ts';

export type ExamDto = TestDto & { readonly questions: readonly QuestionDto[] };

const KEY = new Map(
  questionsForExams(2)
    .map((content: QuestionContent) => revisionOf(content))
    .map(({ number, correct }) => [number, correct]),
);

/** The right answers to an exam's questions, which its learner is never told. */
export function rightAnswers(exam: ExamDto): AnswersByNumber {
  return Object.fromEntries(
    exam.questions.map(({ questionNumber }) => [questionNumber, rightAnswer(questionNumber)]),
  );
}

/** All answers right but those to the given questions. */
export function answersExcept(exam: ExamDto, wrong: readonly QuestionDto[]): AnswersByNumber {
  return {
    ...rightAnswers(exam),
    ...Object.fromEntries(wrong.map(({ questionNumber }) => [questionNumber, wrongAnswer(questionNumber)])),
  };
}

export function rightAnswer(number: number): Answer {
  const answer = KEY.get(number);
  if (answer === undefined) throw new Error(`question ${number} is not of the test bank`);
  return answer;
}

export function wrongAnswer(number: number): Answer {
  const right = rightAnswer(number);
  if (right === 'T') return 'N';
  return right === 'A' ? 'B' : 'A';
}

/** Begins an exam in English. */
export function beginExam(learner: Learner, categoryName: CategoryName = 'B'): Promise<ExamDto> {
  return beginTest(learner, { categoryName, mode: 'exam' });
}

/** Begins a test of category B in English, unless `wanted` says otherwise. */
export async function beginTest(learner: Learner, wanted: object): Promise<ExamDto> {
  const answer = await learner.call('post', '', { categoryName: 'B', lang: 'en', ...wanted });
  if (answer.status !== 201) throw new Error(`no test: ${answer.text}`);
  return answer.body as ExamDto;
}

/** Gives the learner's answer to a question of a test. @param query of the address, e.g. `?lang=pl` */
export function giveAnswer(
  learner: Learner,
  { testId }: Pick<TestDto, 'testId'>,
  number: number,
  answer: string = rightAnswer(number),
  query = '',
) {
  return learner.call('put', `/${testId}/answers/${number}${query}`, { answer });
}

/** Checks a test that is expected to be checked. */
export async function checkExam(
  learner: Learner,
  exam: ExamDto,
  answers: AnswersByNumber,
): Promise<CheckResultDto> {
  const answer = await learner.call('patch', `/${exam.testId}/check`, {
    categoryName: exam.category.name,
    answers,
  });
  if (answer.status !== 200) throw new Error(`not checked: ${answer.text}`);
  return answer.body as CheckResultDto;
}
