import Joi from 'joi';
import { named, shapeOf } from '../../schemas/shape.ts';

export interface AccessTokenDto {
  readonly accessToken: string;
}

/** Of a call that begins a session, or renews it. */
export const ACCESS_TOKEN = named(
  'AccessToken',
  shapeOf<AccessTokenDto>({ accessToken: Joi.string().required() }),
);
