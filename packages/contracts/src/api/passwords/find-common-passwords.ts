import Joi from 'joi';
import { COMMON_PASSWORD_PREFIX } from '../../account/common-passwords.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `GET v1/auth/common-passwords/{prefix}`: the remaining digits of matching hashes, as many as are needed to identify them. */
export interface CommonPasswordsDto {
  readonly suffixes: readonly string[];
}

export const findCommonPasswords = declare({
  method: 'get',
  path: '/api/v1/auth/common-passwords/:prefix',
  summary: 'Lists the hashes of common passwords that begin with a prefix',
  access: 'public',
  params: shapeOf<{ readonly prefix: string }>({
    prefix: Joi.string()
      .pattern(/^[0-9a-f]+$/)
      .length(COMMON_PASSWORD_PREFIX)
      .required(),
  }),
  answer: named(
    'CommonPasswords',
    shapeOf<CommonPasswordsDto>({ suffixes: Joi.array().items(Joi.string()).required() }),
  ),
});
