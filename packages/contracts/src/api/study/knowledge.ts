import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, shapeOf } from '../../schemas/shape.ts';

const number = Joi.number().required();

/** What is remembered of the answers to a question. */
export interface KnownQuestionDto {
  readonly questionNumber: number;
  /** Days until the chance of recall has fallen to 0.9. */
  readonly stability: number;
  /** 1..10. */
  readonly difficulty: number;
  /** Days in the learner's time zone; of answers of before the first day was kept it is null. */
  readonly firstDay: string | null;
  readonly lastDay: string;
  readonly answers: number;
  readonly firstRight: boolean;
  readonly lastRight: boolean;
}

/**
 * Five numbers: log-odds of a right answer after a first right answer, a later right one and a wrong one; how much what
 * the model of memory expects counts; and how fast this learner forgets.
 */
export interface CorrectionDto {
  readonly means: readonly number[];
  /** Of the five, row by row. */
  readonly covariance: readonly (readonly number[])[];
}

/** What a learner's answers in a category taught. */
export interface KnowledgeDto {
  /** Every question that was answered. */
  readonly questions: readonly KnownQuestionDto[];
  /** How the learner's answers differ from what the model of memory expects, and how sure that is. */
  readonly correction: CorrectionDto;
}

/** Schemas of the fields of {@link KnowledgeDto}. */
export const KNOWLEDGE_FIELDS = {
  questions: listOf(
    shapeOf<KnownQuestionDto>({
      questionNumber: FIELDS.id.required(),
      stability: number,
      difficulty: number,
      firstDay: FIELDS.day.allow(null).required(),
      lastDay: FIELDS.day.required(),
      answers: FIELDS.count.required(),
      firstRight: Joi.boolean().required(),
      lastRight: Joi.boolean().required(),
    }),
  ).required(),
  correction: shapeOf<CorrectionDto>({
    means: Joi.array().items(number).required(),
    covariance: Joi.array().items(Joi.array().items(number)).required(),
  }).required(),
};
