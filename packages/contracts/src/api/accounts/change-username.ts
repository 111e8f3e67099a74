import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const changeUsername = declare({
  method: 'patch',
  path: '/api/v1/users/change/username',
  summary: 'Changes the username',
  access: 'active',
  body: shapeOf<{ readonly newUsername: string }>({ newUsername: FIELDS.username.required() }),
  answer: STATUS,
});
