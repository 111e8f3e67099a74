import Joi from 'joi';
import { CATEGORY, CATEGORY_FIELDS } from '../api/category.ts';
import type {
  AnswersByNumber,
  BankDto,
  BrowsedQuestionsDto,
  CategoryListItemDto,
  CheckResultDto,
  TestDto,
  TestIdDto,
  TestReviewDto,
  TrialDto,
  UnfinishedTestDto,
} from '../dto/tests.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';
import { ANSWER_VERDICT, BROWSED_QUESTION, QUESTION, SOLVED_QUESTION, TEST_QUESTION } from './questions.ts';

export const ANSWERS = Joi.object<AnswersByNumber>().pattern(/^\d+$/, FIELDS.answer);

const TEST_FIELDS = {
  testId: FIELDS.id.required(),
  userId: FIELDS.id.required(),
  category: CATEGORY.required(),
  points: FIELDS.count.required(),
  right: FIELDS.count,
  mode: FIELDS.mode.required(),
  lang: FIELDS.locale.required(),
  created: FIELDS.instant.required(),
  finished: FIELDS.instant.allow(null).required(),
  status: FIELDS.testStatus.required(),
  questions: listOf(TEST_QUESTION).allow(null).required(),
  answers: ANSWERS.required(),
  deadline: FIELDS.instant.allow(null).required(),
  serverTime: FIELDS.instant.required(),
};

export const CHECK_RESULT = shapeOf<CheckResultDto>({
  status: FIELDS.finishedStatus.required(),
  primaryPoints: FIELDS.count.required(),
  technicalPoints: FIELDS.count.required(),
  summaryPoints: FIELDS.count.required(),
  primaryAmountOfCorrectAnswers: FIELDS.count.required(),
  technicalAmountOfCorrectAnswers: FIELDS.count.required(),
  correctAnswers: ANSWERS.required(),
  isNextLevel: Joi.boolean().required(),
});

const TEST = shapeOf<TestDto>(TEST_FIELDS);

export const TESTS_RESPONSES = {
  bank: shapeOf<BankDto>({
    source: Joi.string().valid('own', 'official').required(),
    questions: FIELDS.count.required(),
    withExplanation: FIELDS.count.required(),
  }),
  categories: listOf(
    shapeOf<CategoryListItemDto>({ ...CATEGORY_FIELDS, available: Joi.boolean().required() }),
  ),
  test: TEST,
  tests: listOf(TEST),
  answerVerdict: ANSWER_VERDICT,
  checkResult: CHECK_RESULT,
  review: shapeOf<TestReviewDto>({
    ...TEST_FIELDS,
    questions: listOf(SOLVED_QUESTION).required(),
    result: CHECK_RESULT.required(),
    xpGained: FIELDS.count.required(),
  }),
  testId: shapeOf<TestIdDto>({ testId: FIELDS.id.required() }),
  unfinishedTest: shapeOf<UnfinishedTestDto>({
    testId: FIELDS.id.allow(null).required(),
    lang: FIELDS.locale,
    categoryName: FIELDS.category,
  }),
  trial: shapeOf<TrialDto>({ questions: listOf(QUESTION).required() }),
  solvedQuestion: SOLVED_QUESTION,
  browsedQuestions: shapeOf<BrowsedQuestionsDto>({
    total: FIELDS.count.required(),
    questions: listOf(BROWSED_QUESTION).required(),
    next: Joi.string().allow(null).required(),
  }),
} as const;
