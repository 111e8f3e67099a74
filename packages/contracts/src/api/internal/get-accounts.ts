import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

const MAX_ACCOUNTS = 500;

/** What services may ask identity about an account (`POST /internal/accounts`). */
export interface AccountDto {
  readonly userId: number;
  readonly username: string;
  readonly isActive: boolean;
}

export const getAccounts = declare({
  method: 'post',
  path: '/internal/accounts',
  summary: 'What services ask about accounts',
  access: 'public',
  body: shapeOf<{ readonly userIds: readonly number[] }>({
    userIds: Joi.array().items(FIELDS.id).max(MAX_ACCOUNTS).required(),
  }),
  answer: named(
    'Accounts',
    listOf(
      shapeOf<AccountDto>({
        userId: FIELDS.id.required(),
        username: Joi.string().required(),
        isActive: Joi.boolean().required(),
      }),
    ),
  ),
});
