import type { CategoryName } from '../../exam/categories.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { CATEGORY_AND_LANGUAGE } from './one-question.ts';
import { SOLVED_QUESTION } from './question.ts';

interface WantedQuestion {
  readonly cat: CategoryName;
  readonly lang: QuestionLanguage;
  readonly topic?: QuestionTopic;
}

export const drawQuestion = declare({
  method: 'get',
  path: '/api/v1/tests/question/random',
  summary:
    'Returns a random question, of a topic if one is given, with its answer and explanation; a translation comes with the Polish original',
  access: 'optional',
  query: shapeOf<WantedQuestion>({ ...CATEGORY_AND_LANGUAGE, topic: FIELDS.topic }),
  answer: SOLVED_QUESTION,
  problems: ['category-unavailable', 'no-questions'],
});
