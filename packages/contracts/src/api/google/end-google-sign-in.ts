import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** What the provider says besides is its own. */
interface Callback {
  readonly state?: string;
  readonly code?: string;
  readonly error?: string;
}

export const endGoogleSignIn = declare({
  method: 'get',
  path: '/api/v1/auth/google/callback',
  summary: 'Takes the redirect back from Google, and redirects to the login page or to the settings',
  isUnsafe: true,
  access: 'public',
  query: shapeOf<Callback>({
    state: Joi.string().max(256),
    code: Joi.string().max(4096),
    error: Joi.string().max(256),
  }).unknown(),
  status: 303,
  problems: ['not-found'],
});
