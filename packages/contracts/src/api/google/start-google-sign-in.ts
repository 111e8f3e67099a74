import Joi from 'joi';
import type { Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';

export const GOOGLE_REQUESTS = {
  name: 'google:requests',
  calls: 300,
  seconds: 15 * 60,
  per: 'address',
  message: 'Signing in with Google was begun too often. Try again later',
} as const satisfies CallLimit;

interface Start {
  /** Where to continue afterwards. */
  readonly redirectTo?: string;
  readonly locale?: Locale;
}

export const startGoogleSignIn = declare({
  method: 'get',
  path: '/api/v1/auth/google/start',
  summary: 'Redirects to Google to sign in',
  isUnsafe: true,
  access: 'public',
  query: shapeOf<Start>({ redirectTo: Joi.string().max(2000), locale: FIELDS.locale }),
  status: 303,
  problems: ['not-found'],
  limits: [GOOGLE_REQUESTS],
});
