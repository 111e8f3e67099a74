import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';

const count = FIELDS.count.required();

/** How far a learner has come with some questions. */
export interface MasteryDto {
  readonly questions: number;
  /** How many of them the learner has answered. */
  readonly seen: number;
  /** Answered right when last asked: some of those seen. */
  readonly known: number;
  /** Right when last asked, and remembered for weeks: some of those known. */
  readonly mastered: number;
  /** Share of the questions that are mastered, 0..1. */
  readonly mastery: number;
  /** Day of the newest mistake that no later right answer has mended, such as `2026-11-23`. */
  readonly lastWrong: string | null;
}

export const MASTERY_FIELDS = {
  questions: count,
  seen: count,
  known: count,
  mastered: count,
  mastery: Joi.number().min(0).max(1).required(),
  lastWrong: FIELDS.day.allow(null).required(),
};
