import Joi from 'joi';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `GET v1/users/change/email`: the address that was asked for and can still be confirmed. */
export interface EmailChangeDto {
  /** Null where none is. */
  readonly newEmail: string | null;
}

export const getEmailChange = declare({
  method: 'get',
  path: '/api/v1/users/change/email',
  summary: 'Returns the new e-mail address that waits for its confirmation',
  access: 'active',
  answer: named('EmailChange', shapeOf<EmailChangeDto>({ newEmail: Joi.string().allow(null).required() })),
});
