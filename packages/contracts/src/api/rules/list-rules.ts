import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import type { Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { LISTED_RULE } from './rule.ts';

/** `book` is the order of topics, `cost` puts the rules first whose questions were last answered wrong most often. */
const RULE_ORDERS = ['book', 'cost'] as const;
const MAX_RULES = 1000;
const MAX_TEXT = 100;

interface Listing {
  readonly cat: CategoryName;
  readonly lang: Locale;
  readonly topic?: QuestionTopic;
  /** Words, their beginnings or other forms in `lang`, all of which a rule has; those with all in their titles come first. */
  readonly q: string;
  readonly order: (typeof RULE_ORDERS)[number];
  /** Without it, all. */
  readonly limit?: number;
}

export const listRules = declare({
  method: 'get',
  path: '/api/v1/tests/rules',
  summary: 'Lists the rules behind the questions of a category, and how far the learner masters each',
  access: 'active',
  query: shapeOf<WithDefaults<Listing, 'q' | 'order'>>({
    cat: FIELDS.category.required(),
    lang: FIELDS.locale.required(),
    topic: FIELDS.topic,
    q: Joi.string().trim().allow('').max(MAX_TEXT).default(''),
    order: Joi.string()
      .valid(...RULE_ORDERS)
      .default('book'),
    limit: Joi.number().integer().min(1).max(MAX_RULES),
  }),
  answer: named('Rules', listOf(LISTED_RULE)),
});
