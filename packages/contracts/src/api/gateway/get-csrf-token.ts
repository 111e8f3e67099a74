import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

export interface CsrfTokenDto {
  readonly csrfToken: string;
}

export const getCsrfToken = declare({
  method: 'get',
  path: '/api/csrf-token',
  summary: 'The token for X-CSRF-Token, and its cookie',
  access: 'public',
  answer: shapeOf<CsrfTokenDto>({ csrfToken: Joi.string().required() }),
});
