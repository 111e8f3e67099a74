import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const endSession = declare({
  method: 'delete',
  path: '/api/v1/auth/sessions/:sessionId',
  summary: 'Signs out one device',
  access: 'signed-in',
  params: shapeOf<{ readonly sessionId: string }>({ sessionId: Joi.string().max(64).required() }),
  answer: STATUS,
});
