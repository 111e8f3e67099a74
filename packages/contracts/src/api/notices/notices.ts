import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { MEDALS, type MedalName } from '../../stats/medals.ts';

/** Data of each type of notice that `GET v1/users/events` pushes to a learner's open pages. */
export interface NoticeData {
  /** Another level is reached. */
  readonly 'level-up': { readonly level: number; readonly experiencePoints: number };
  /** Results of a category count: statistics, history, ranking and experience have changed. */
  readonly 'stats-updated': { readonly category: CategoryName };
  /** A medal is awarded. */
  readonly medal: { readonly medal: MedalName };
  /** The operator has answered a report of a problem with a question. */
  readonly 'report-answered': { readonly reportId: number; readonly questionNumber: number };
  /** The instructor of a group has set homework for its members. */
  readonly 'homework-set': { readonly groupId: number };
  /** Notices may have been lost before this one: pages reload the learner's data. */
  readonly resync: Readonly<Record<string, never>>;
}

export type NoticeType = keyof NoticeData;

/** Notices that services append; the reader's end itself says `resync`. */
export type AppendedType = Exclude<NoticeType, 'resync'>;

/** Definition of a type of notice. */
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
  'homework-set': {
    schema: shapeOf<NoticeData['homework-set']>({ groupId: FIELDS.id.required() }),
    golden: { groupId: 7355674964675779 },
  },
  resync: { schema: shapeOf<NoticeData['resync']>({}), golden: {} },
};
