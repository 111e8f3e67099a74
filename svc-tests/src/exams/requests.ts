import {
  type Answer,
  type AnswersByNumber,
  type CategoryName,
  LONGEST_LEARNING_TEST,
  type Locale,
} from '@zielona-fala/contracts';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import Joi from 'joi';
import type { NewTest } from './request.ts';

export const ONE_TEST = shapeOf<{ testId: number }>({ testId: FIELDS.id.required() });

export const ONE_CATEGORY = shapeOf<{ category: CategoryName }>({ category: FIELDS.category.required() });

export const ONE_QUESTION = shapeOf<{ testId: number; questionNumber: number }>({
  testId: FIELDS.id.required(),
  questionNumber: FIELDS.id.required(),
});

export const NEW_TEST = shapeOf<Omit<NewTest, 'category'> & { readonly categoryName: CategoryName }>({
  categoryName: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  mode: FIELDS.mode.required(),
  topic: FIELDS.topic,
  size: Joi.number().integer().min(1).max(LONGEST_LEARNING_TEST),
  fromTest: FIELDS.id,
  homework: FIELDS.id,
});

const LONGEST_PAGE = 100;

/** Without them the newest, as many as there can be at once. */
export const HISTORY_PAGE = shapeOf<{ limit: number; cursor?: number }>({
  limit: Joi.number().integer().min(1).max(LONGEST_PAGE).default(LONGEST_PAGE),
  cursor: FIELDS.id,
});

/** `detail`: also the language and the category that its other calls take. */
export const UNFINISHED_VIEW = shapeOf<{ detail: boolean }>({ detail: Joi.boolean().default(false) });

/** Without them the test's own language and category are meant. */
export const TEST_VIEW = shapeOf<{ lang?: Locale; cat?: CategoryName }>({
  lang: FIELDS.locale,
  cat: FIELDS.category,
});

/** Without it the test's own language is meant. */
export const IN_LANGUAGE = shapeOf<{ lang?: Locale }>({ lang: FIELDS.locale });

export const ONE_ANSWER = shapeOf<{ answer: Answer }>({ answer: FIELDS.answer.required() });

export const CHECK = shapeOf<{ categoryName: CategoryName; answers: AnswersByNumber; testId?: number }>({
  categoryName: FIELDS.category.required(),
  answers: Joi.object().pattern(/^\d+$/, FIELDS.answer).required(),
  testId: FIELDS.id,
});
