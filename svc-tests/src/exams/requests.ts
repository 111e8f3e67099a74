import {
  type Answer,
  type AnswersByNumber,
  type CategoryName,
  LETTER_ANSWERS,
  type Locale,
  YES_NO_ANSWERS,
} from '@zielona-fala/contracts';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import Joi from 'joi';

const answer = Joi.string()
  .uppercase()
  .valid(...YES_NO_ANSWERS, ...LETTER_ANSWERS);

export const ONE_TEST = Joi.object<{ testId: number }>({ testId: FIELDS.id.required() });

export const ONE_CATEGORY = Joi.object<{ category: CategoryName }>({ category: FIELDS.category.required() });

export const ONE_QUESTION = Joi.object<{ testId: number; questionNumber: number }>({
  testId: FIELDS.id.required(),
  questionNumber: FIELDS.id.required(),
});

/** Only exams can be taken so far. */
export const NEW_TEST = Joi.object<{ categoryName: CategoryName; lang: Locale; mode: 'exam' }>({
  categoryName: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  mode: Joi.string().valid('exam').required(),
});

/** Without them the test's own language and category are meant. */
export const TEST_VIEW = Joi.object<{ lang?: Locale; cat?: CategoryName }>({
  lang: FIELDS.locale,
  cat: FIELDS.category,
});

export const REVIEW_VIEW = Joi.object<{ lang?: Locale }>({ lang: FIELDS.locale });

export const ONE_ANSWER = Joi.object<{ answer: Answer }>({ answer: answer.required() });

export const CHECK = Joi.object<{ categoryName: CategoryName; answers: AnswersByNumber; testId?: number }>({
  categoryName: FIELDS.category.required(),
  answers: Joi.object().pattern(/^\d+$/, answer).required(),
  testId: FIELDS.id,
});
