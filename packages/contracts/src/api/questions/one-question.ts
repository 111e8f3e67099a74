import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';

/** Of a path that names a question. */
export const ONE_QUESTION = shapeOf<{ readonly questionNumber: number }>({
  questionNumber: FIELDS.id.required(),
});

/** Of which category, and in which language, questions are asked for. */
export const CATEGORY_AND_LANGUAGE = {
  cat: FIELDS.category.required(),
  lang: FIELDS.questionLanguage.required(),
};
