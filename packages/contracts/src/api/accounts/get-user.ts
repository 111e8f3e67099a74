import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { LEVEL_FIELDS } from './level-fields.ts';

/** `GET v1/users/user`. Dates are ISO 8601 in UTC. */
export interface UserDto {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly created: string;
  readonly isActive: boolean;
  readonly level: number;
  readonly experiencePoints: number;
  readonly experienceToNextLevel: number;
}

export const getUser = declare({
  method: 'get',
  path: '/api/v1/users/user',
  summary: "Returns the learner's account",
  access: 'signed-in',
  answer: named(
    'User',
    shapeOf<UserDto>({
      userId: FIELDS.id.required(),
      username: Joi.string().required(),
      email: Joi.string().required(),
      created: FIELDS.instant.required(),
      isActive: Joi.boolean().required(),
      ...LEVEL_FIELDS,
    }),
  ),
});
