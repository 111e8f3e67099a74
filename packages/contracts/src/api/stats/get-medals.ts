import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { MEDALS, type MedalName } from '../../stats/medals.ts';
import { declare } from '../declare.ts';

export interface MedalDto {
  readonly medal: MedalName;
  /** Of a `week-winner`; the others have none. */
  readonly category?: CategoryName;
  readonly awardedAt: string;
}

export const MEDAL = shapeOf<MedalDto>({
  medal: Joi.string()
    .valid(...MEDALS)
    .required(),
  category: FIELDS.category,
  awardedAt: FIELDS.instant.required(),
});

export const getMedals = declare({
  method: 'get',
  path: '/api/v1/stats/medals',
  summary: "Lists the learner's medals, the newest first",
  access: 'active',
  answer: named('Medals', listOf(MEDAL)),
});
