import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { GUEST_PACK } from '../../learning/pack.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { PACK } from './pack.ts';

interface WantedGuestPack {
  readonly cat: CategoryName;
  readonly lang: QuestionLanguage;
  readonly round: number;
}

export const getGuestPack = declare({
  method: 'get',
  path: '/api/v1/tests/guest-pack',
  summary: 'Returns ten questions with their answers, to practise without an account',
  access: 'public',
  query: shapeOf<WithDefaults<WantedGuestPack, 'round'>>({
    cat: FIELDS.category.required(),
    lang: FIELDS.questionLanguage.required(),
    round: Joi.number()
      .integer()
      .min(0)
      .max(GUEST_PACK.rounds - 1)
      .default(0),
  }),
  answer: PACK,
  problems: ['category-unavailable'],
});
