import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { SOLVED_QUESTION, type SolvedQuestionDto } from '../questions/question.ts';
import { CHECK_RESULT, type CheckResultDto } from './check-result.ts';
import { IN_LANGUAGE, ONE_TEST, TEST_FIELDS, type TestDto } from './test.ts';

/** `GET v1/tests/{testId}/review`: a finished test with all answers and explanations. */
export interface TestReviewDto extends Omit<TestDto, 'questions'> {
  readonly questions: readonly SolvedQuestionDto[];
  readonly result: CheckResultDto;
  readonly xpGained: number;
}

export const reviewTest = declare({
  method: 'get',
  path: '/api/v1/tests/:testId/review',
  summary: 'Returns a finished test with all answers and explanations',
  access: 'active',
  params: ONE_TEST,
  query: IN_LANGUAGE,
  answer: named(
    'Review',
    shapeOf<TestReviewDto>({
      ...TEST_FIELDS,
      questions: listOf(SOLVED_QUESTION).required(),
      result: CHECK_RESULT.required(),
      xpGained: FIELDS.count.required(),
    }),
  ),
  problems: ['unfinished-test'],
});
