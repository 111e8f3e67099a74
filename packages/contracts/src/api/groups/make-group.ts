import type { CategoryName } from '../../exam/categories.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { GROUP } from './group.ts';

interface NewGroup {
  readonly name: string;
  readonly categoryName: CategoryName;
  /** Such as `2026-12-24`. */
  readonly proposedExam: string | null;
}

export const makeGroup = declare({
  method: 'post',
  path: '/api/v1/tests/groups',
  summary: 'Creates a group, which the learner leads',
  access: 'active',
  body: shapeOf<WithDefaults<NewGroup, 'proposedExam'>>({
    name: FIELDS.groupName.required(),
    categoryName: FIELDS.category.required(),
    proposedExam: FIELDS.day.allow(null).default(null),
  }),
  answer: GROUP,
  status: 201,
  problems: ['too-many-groups'],
});
