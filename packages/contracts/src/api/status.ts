import Joi from 'joi';
import { named, shapeOf } from '../schemas/shape.ts';

export interface StatusDto {
  readonly status: 'ok';
}

/** Of a call that has nothing to tell but that it is done. */
export const STATUS = named('Status', shapeOf<StatusDto>({ status: Joi.string().valid('ok').required() }));
