import Joi from 'joi';
import type { NoticeData, NoticeType } from '../dto/notices.ts';
import { MEDALS } from '../dto/stats.ts';
import { FIELDS } from '../schemas/fields.ts';
import { shapeOf } from '../schemas/shape.ts';

/** What is known of one type of notice. */
interface NoticeDefinition<Type extends NoticeType> {
  readonly schema: Joi.ObjectSchema<NoticeData[Type]>;
  /** One of these data, never edited: who appends and who reads are tested with it. */
  readonly golden: NoticeData[Type];
}

/** Every type of notice. They grow by addition; anything else is a new type. */
export const NOTICES: { readonly [Type in NoticeType]: NoticeDefinition<Type> } = {
  'level-up': {
    schema: shapeOf<NoticeData['level-up']>({
      level: FIELDS.count.required(),
      experiencePoints: FIELDS.count.required(),
    }),
    golden: { level: 1, experiencePoints: 195 },
  },
  'stats-updated': {
    schema: shapeOf<NoticeData['stats-updated']>({ category: FIELDS.category.required() }),
    golden: { category: 'B' },
  },
  medal: {
    schema: shapeOf<NoticeData['medal']>({
      medal: Joi.string()
        .valid(...MEDALS)
        .required(),
    }),
    golden: { medal: 'first-pass' },
  },
  'report-answered': {
    schema: shapeOf<NoticeData['report-answered']>({
      reportId: FIELDS.id.required(),
      questionNumber: FIELDS.id.required(),
    }),
    golden: { reportId: 7224531200345, questionNumber: 1000106 },
  },
  resync: { schema: shapeOf<NoticeData['resync']>({}), golden: {} },
};
