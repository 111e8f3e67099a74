import Joi from 'joi';
import { named, shapeOf } from '../schemas/shape.ts';

export interface StatusDto {
  readonly status: 'ok';
}

/** Response of a call that returns no data. */
export const STATUS = named('Status', shapeOf<StatusDto>({ status: Joi.string().valid('ok').required() }));

export const OK: StatusDto = { status: 'ok' };
