import Joi from 'joi';
import type { QuestionTopic } from '../../exam/topics.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, shapeOf } from '../../schemas/shape.ts';
import { LEGAL_BASIS, type LegalBasisDto } from '../questions/question.ts';
import { MASTERY_FIELDS, type MasteryDto } from '../study/mastery.ts';
import { RULE_NAME_FIELDS, type RuleNameDto } from './rule-name.ts';

/** A rule in a list: its name, and the learner's mastery of the questions based on it. */
export interface ListedRuleDto extends RuleNameDto, MasteryDto {
  readonly topic: QuestionTopic;
}

/** A rule that is taken for another one. */
export interface ContrastDto extends RuleNameDto {
  /** How many questions that only one of the two decides a test of both can ask, as many of the one as of the other. */
  readonly questions: number;
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
  /** Exceptions, contrasts and neighbours that have questions in the category. */
  readonly beside: readonly ContrastDto[];
}

const LISTED_RULE_FIELDS = {
  ...RULE_NAME_FIELDS,
  topic: FIELDS.topic.required(),
  ...MASTERY_FIELDS,
};

export const LISTED_RULE = shapeOf<ListedRuleDto>(LISTED_RULE_FIELDS);

const CONTRAST = shapeOf<ContrastDto>({
  ...RULE_NAME_FIELDS,
  questions: FIELDS.count.required(),
});

export const RULE = shapeOf<RuleDto>({
  ...LISTED_RULE_FIELDS,
  text: Joi.string().required(),
  recognise: Joi.string().required(),
  mistake: Joi.string().required(),
  picture: Joi.string().allow(null).required(),
  pictureAlt: Joi.string().allow(null).required(),
  legalBasis: listOf(LEGAL_BASIS).required(),
  beside: listOf(CONTRAST).required(),
});
