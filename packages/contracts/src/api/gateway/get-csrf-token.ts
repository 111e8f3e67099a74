import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

export interface CsrfTokenDto {
  readonly csrfToken: string;
}

export const getCsrfToken = declare({
  method: 'get',
  path: '/api/csrf-token',
  summary: 'Issues the CSRF token for the X-CSRF-Token header, with its cookie',
  access: 'public',
  answer: shapeOf<CsrfTokenDto>({ csrfToken: Joi.string().required() }),
});
