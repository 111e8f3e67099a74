import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';

/** What a rule is found and called by. */
export interface RuleNameDto {
  /** Such as `yield-to-the-right`. */
  readonly ruleId: string;
  /** In the asked language. */
  readonly title: string;
}

export const RULE_NAME_FIELDS = { ruleId: FIELDS.rule.required(), title: Joi.string().required() };

export const RULE_NAME = shapeOf<RuleNameDto>(RULE_NAME_FIELDS);
