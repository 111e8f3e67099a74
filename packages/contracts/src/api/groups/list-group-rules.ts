import Joi from 'joi';
import type { Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { RULE_NAME_FIELDS, type RuleNameDto } from '../rules/rule-name.ts';
import { ONE_GROUP } from './group.ts';

const MAX_RULES = 50;

/** A rule of which members have answered at least `ENOUGH_ANSWERS` questions, not all right when last asked. */
export interface GroupRuleDto extends RuleNameDto {
  /** Who have answered questions of it. */
  readonly members: number;
  /** Questions answered, each once for each member. */
  readonly seen: number;
  /** Those of them whose last answer was wrong. */
  readonly wrong: number;
}

export const listGroupRules = declare({
  method: 'get',
  path: '/api/v1/tests/groups/:groupId/rules',
  summary:
    'Lists the rules that a group gets wrong most often, from five answers on, of the members that share `topics`, for its instructor',
  access: 'active',
  params: ONE_GROUP,
  query: shapeOf<{ readonly lang: Locale; readonly limit: number }>({
    lang: FIELDS.locale.required(),
    limit: Joi.number().integer().min(1).max(MAX_RULES).required(),
  }),
  answer: named(
    'GroupRules',
    listOf(
      shapeOf<GroupRuleDto>({
        ...RULE_NAME_FIELDS,
        members: FIELDS.count.required(),
        seen: FIELDS.count.required(),
        wrong: FIELDS.count.required(),
      }),
    ),
  ),
});
