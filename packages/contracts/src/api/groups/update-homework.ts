import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { HOMEWORK, HOMEWORK_COUNT, ONE_HOMEWORK } from './group.ts';

interface HomeworkChange {
  readonly count?: number;
  readonly due?: string;
}

export const updateHomework = declare({
  method: 'patch',
  path: '/api/v1/tests/groups/:groupId/homework/:homeworkId',
  summary: 'Changes the number of questions or the day of homework, for the instructor of its group',
  access: 'active',
  params: ONE_HOMEWORK,
  body: shapeOf<HomeworkChange>({ count: HOMEWORK_COUNT, due: FIELDS.day }),
  answer: HOMEWORK,
});
