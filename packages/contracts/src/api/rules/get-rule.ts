import type { CategoryName } from '../../exam/categories.ts';
import type { Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { RULE } from './rule.ts';

export const getRule = declare({
  method: 'get',
  path: '/api/v1/tests/rules/:ruleId',
  summary:
    'Returns a rule behind questions of a category, with its picture, the commonest mistake and the law',
  access: 'active',
  params: shapeOf<{ readonly ruleId: string }>({ ruleId: FIELDS.rule.required() }),
  query: shapeOf<{ readonly cat: CategoryName; readonly lang: Locale }>({
    cat: FIELDS.category.required(),
    lang: FIELDS.locale.required(),
  }),
  answer: named('Rule', RULE),
  problems: ['not-found'],
});
