import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';

/** Of a mailed link. */
export const LINK_TOKEN = Joi.string().max(128);

/** Of a call that a mailed link leads to. */
export const BY_LINK = shapeOf<{ readonly token: string }>({ token: LINK_TOKEN.required() });
