import type { Answer, AnswersByNumber, CategoryName, Locale } from '@zielona-fala/contracts';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import Joi from 'joi';

export const ONE_TEST = shapeOf<{ testId: number }>({ testId: FIELDS.id.required() });

export const ONE_CATEGORY = shapeOf<{ category: CategoryName }>({ category: FIELDS.category.required() });

export const ONE_QUESTION = shapeOf<{ testId: number; questionNumber: number }>({
  testId: FIELDS.id.required(),
  questionNumber: FIELDS.id.required(),
});

/** Only exams can be taken so far. */
export const NEW_TEST = shapeOf<{ categoryName: CategoryName; lang: Locale; mode: 'exam' }>({
  categoryName: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  mode: Joi.string().valid('exam').required(),
});

const LONGEST_PAGE = 100;

/** Without them the newest, as many as there can be at once. */
export const HISTORY_PAGE = shapeOf<{ limit: number; cursor?: number }>({
  limit: Joi.number().integer().min(1).max(LONGEST_PAGE).default(LONGEST_PAGE),
  cursor: FIELDS.id,
});

/** Without them the test's own language and category are meant. */
export const TEST_VIEW = shapeOf<{ lang?: Locale; cat?: CategoryName }>({
  lang: FIELDS.locale,
  cat: FIELDS.category,
});

export const REVIEW_VIEW = shapeOf<{ lang?: Locale }>({ lang: FIELDS.locale });

export const ONE_ANSWER = shapeOf<{ answer: Answer }>({ answer: FIELDS.answer.required() });

export const CHECK = shapeOf<{ categoryName: CategoryName; answers: AnswersByNumber; testId?: number }>({
  categoryName: FIELDS.category.required(),
  answers: Joi.object().pattern(/^\d+$/, FIELDS.answer).required(),
  testId: FIELDS.id,
});
