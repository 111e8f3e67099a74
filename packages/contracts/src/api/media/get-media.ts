import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

export const getMedia = declare({
  method: 'get',
  path: '/media/*address',
  summary: 'Returns a picture or film, as questions name it; the address has several segments',
  access: 'public',
  params: shapeOf<{ readonly address: string }>({ address: Joi.string().required() }),
  mediaTypes: ['image/*', 'video/*'],
  alsoAnswers: { 206: 'The asked range', 304: 'What the caller has is the present content' },
  problems: ['range-not-satisfiable'],
});
