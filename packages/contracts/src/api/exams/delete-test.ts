import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { ONE_TEST } from './test.ts';

export interface TestIdDto {
  readonly testId: number;
}

export const deleteTest = declare({
  method: 'delete',
  path: '/api/v1/tests/:testId',
  summary: 'Deletes a test',
  access: 'active',
  params: ONE_TEST,
  answer: named('TestId', shapeOf<TestIdDto>({ testId: FIELDS.id.required() })),
});
