import {
  type CategoryName,
  DEFAULT_LOCALE,
  HOMEWORK_BOUNDS,
  type Locale,
  type SharingDto,
} from '@zielona-fala/contracts';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import Joi from 'joi';
import type { HomeworkAddress, HomeworkChanges, NewHomework } from './group.ts';
import type { GroupWish } from './lead.ts';

export const ONE_GROUP = shapeOf<{ groupId: number }>({ groupId: FIELDS.id.required() });

export const ONE_MEMBER = shapeOf<{ groupId: number; userId: number }>({
  groupId: FIELDS.id.required(),
  userId: FIELDS.id.required(),
});

export const ONE_HOMEWORK = shapeOf<HomeworkAddress>({
  groupId: FIELDS.id.required(),
  homeworkId: FIELDS.id.required(),
});

const homeworkCount = Joi.number().integer().min(1).max(HOMEWORK_BOUNDS.questions);

export const NEW_HOMEWORK = shapeOf<NewHomework>({
  topic: FIELDS.topic,
  count: homeworkCount.required(),
  due: FIELDS.day.required(),
});

export const CHANGED_HOMEWORK = shapeOf<HomeworkChanges>({ count: homeworkCount, due: FIELDS.day });

const proposedExam = FIELDS.day.allow(null);

export const NEW_GROUP = shapeOf<{ name: string; categoryName: CategoryName; proposedExam: string | null }>({
  name: FIELDS.groupName.required(),
  categoryName: FIELDS.category.required(),
  proposedExam: proposedExam.default(null),
});

export const CHANGED_GROUP = shapeOf<GroupWish>({
  name: FIELDS.groupName,
  proposedExam,
  renewCode: Joi.boolean().valid(true),
});

export const JOINING = shapeOf<{ code: string }>({ code: FIELDS.joinCode.required() });

export const SHARING = shapeOf<Partial<SharingDto>>({
  readiness: Joi.boolean(),
  exams: Joi.boolean(),
  topics: Joi.boolean(),
  answers: Joi.boolean(),
});

export const FILE = shapeOf<{ lang: Locale }>({ lang: FIELDS.locale.default(DEFAULT_LOCALE) });
