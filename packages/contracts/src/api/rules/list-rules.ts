import type { CategoryName } from '../../exam/categories.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import type { Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { LISTED_RULE } from './rule.ts';

interface Listing {
  readonly cat: CategoryName;
  readonly lang: Locale;
  readonly topic?: QuestionTopic;
}

export const listRules = declare({
  method: 'get',
  path: '/api/v1/tests/rules',
  summary: 'The rules behind the questions of a category, and how far each is mastered',
  access: 'active',
  query: shapeOf<Listing>({
    cat: FIELDS.category.required(),
    lang: FIELDS.locale.required(),
    topic: FIELDS.topic,
  }),
  answer: named('Rules', listOf(LISTED_RULE)),
});
