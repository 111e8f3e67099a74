import Joi from 'joi';
import type { Answer, TestMode, TestStatus } from '../../exam/rules.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { CATEGORY, type CategoryDto } from '../category.ts';
import { ANSWER_VERDICT, type AnswerVerdictDto, QUESTION, type QuestionDto } from '../questions/question.ts';

/** Answers by question number. */
export type AnswersByNumber = Readonly<Record<string, Answer>>;

export interface TestDto {
  readonly testId: number;
  readonly userId: number;
  readonly category: CategoryDto;
  readonly points: number;
  /** How many answers were right; absent until the test is finished. */
  readonly right?: number;
  readonly mode: TestMode;
  /** Of the questions of the plan that a newcomer begins with; absent in all other tests. */
  readonly isFirst?: boolean;
  /** The language it was drawn in. */
  readonly lang: QuestionLanguage;
  readonly created: string;
  readonly finished: string | null;
  readonly status: TestStatus;
  /** Without their correct answers. Null in lists. */
  readonly questions: readonly QuestionDto[] | null;
  /** The saved answers. */
  readonly answers: AnswersByNumber;
  /** Of a learning mode, by question number: what was told of each answer. Absent in exams and lists. */
  readonly verdicts?: Readonly<Record<string, AnswerVerdictDto>>;
  /** End of an exam's time; null in modes without a clock. */
  readonly deadline: string | null;
  readonly serverTime: string;
}

export const ANSWERS = Joi.object<AnswersByNumber>().pattern(/^\d+$/, FIELDS.answer);

export const TEST_FIELDS = {
  testId: FIELDS.id.required(),
  userId: FIELDS.id.required(),
  category: CATEGORY.required(),
  points: FIELDS.count.required(),
  right: FIELDS.count,
  mode: FIELDS.mode.required(),
  isFirst: Joi.boolean(),
  lang: FIELDS.questionLanguage.required(),
  created: FIELDS.instant.required(),
  finished: FIELDS.instant.allow(null).required(),
  status: FIELDS.testStatus.required(),
  questions: listOf(QUESTION).allow(null).required(),
  answers: ANSWERS.required(),
  verdicts: Joi.object<Record<string, AnswerVerdictDto>>().pattern(/^\d+$/, ANSWER_VERDICT),
  deadline: FIELDS.instant.allow(null).required(),
  serverTime: FIELDS.instant.required(),
};

export const TEST = named('Test', shapeOf<TestDto>(TEST_FIELDS));

/** Of a path that names a test. */
export const ONE_TEST = shapeOf<{ readonly testId: number }>({ testId: FIELDS.id.required() });

/** Without it the test's own language is meant. */
export const IN_LANGUAGE = shapeOf<{ readonly lang?: QuestionLanguage }>({ lang: FIELDS.questionLanguage });
