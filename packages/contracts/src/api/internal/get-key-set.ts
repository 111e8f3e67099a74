import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** JSON Web Keys. */
interface KeySet {
  readonly keys: readonly object[];
}

export const getKeySet = declare({
  method: 'get',
  path: '/.well-known/jwks.json',
  summary: 'The keys that verify access tokens',
  access: 'public',
  answer: shapeOf<KeySet>({ keys: Joi.array().items(Joi.object().unknown()).required() }),
});
