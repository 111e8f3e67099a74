import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { PACK_SIZE } from '../../learning/pack.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { PACK } from './pack.ts';

interface WantedPack {
  readonly cat: CategoryName;
  readonly lang: QuestionLanguage;
  readonly size: number;
}

export const getPack = declare({
  method: 'get',
  path: '/api/v1/tests/pack',
  summary: 'Returns questions with their answers, to practise without a connection',
  access: 'active',
  query: shapeOf<WithDefaults<WantedPack, 'size'>>({
    cat: FIELDS.category.required(),
    lang: FIELDS.questionLanguage.required(),
    size: Joi.number().integer().min(1).max(PACK_SIZE.most).default(PACK_SIZE.usual),
  }),
  answer: PACK,
});
