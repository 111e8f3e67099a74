import Joi from 'joi';
import type { QuestionTopic } from '../../exam/topics.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, shapeOf } from '../../schemas/shape.ts';
import { LEGAL_BASIS, type LegalBasisDto } from '../questions/question.ts';
import { MASTERY_FIELDS, type MasteryDto } from '../study/mastery.ts';
import { RULE_NAME, type RuleNameDto } from './rule-name.ts';

/** A rule in a list: its name, and the learner's mastery of the questions based on it. */
export interface ListedRuleDto extends RuleNameDto, MasteryDto {
  readonly topic: QuestionTopic;
}

/** A rule in one language. */
export interface RuleDto extends ListedRuleDto {
  readonly text: string;
  /** How the situation is recognised. */
  readonly recognise: string;
  /** The commonest mistake. */
  readonly mistake: string;
  /** URL path of a picture of the situation. */
  readonly picture: string | null;
  readonly pictureAlt: string | null;
  readonly legalBasis: readonly LegalBasisDto[];
  /** Exceptions, contrasts and neighbours. */
  readonly beside: readonly RuleNameDto[];
}

const LISTED_RULE_FIELDS = {
  ruleId: FIELDS.rule.required(),
  title: Joi.string().required(),
  topic: FIELDS.topic.required(),
  ...MASTERY_FIELDS,
};

export const LISTED_RULE = shapeOf<ListedRuleDto>(LISTED_RULE_FIELDS);

export const RULE = shapeOf<RuleDto>({
  ...LISTED_RULE_FIELDS,
  text: Joi.string().required(),
  recognise: Joi.string().required(),
  mistake: Joi.string().required(),
  picture: Joi.string().allow(null).required(),
  pictureAlt: Joi.string().allow(null).required(),
  legalBasis: listOf(LEGAL_BASIS).required(),
  beside: listOf(RULE_NAME).required(),
});
